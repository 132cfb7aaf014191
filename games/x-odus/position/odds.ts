export * from '../rules/odds.ts'
