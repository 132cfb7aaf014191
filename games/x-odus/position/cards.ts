export * from '../rules/cards.ts'
