export * from '../rules/stack.ts'
