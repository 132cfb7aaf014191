export * from '../rules/state.ts'
