export * from '../rules/traits.ts'
