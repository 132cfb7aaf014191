export * from '../rules/dice.ts'
