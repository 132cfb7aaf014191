export * from '../rules/targets.ts'
