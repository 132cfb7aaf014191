export * from '../rules/dangers.ts'
