export * from '../rules/map.ts'
