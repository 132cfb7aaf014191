export * from '../rules/outlook.ts'
