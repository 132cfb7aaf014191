export * from '../rules/results.ts'
