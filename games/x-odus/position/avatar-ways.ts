export * from '../rules/avatar-ways.ts'
