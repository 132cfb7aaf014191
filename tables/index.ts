export * from './events.ts'
export { pastOf } from './past.ts'
export * from './position.ts'
export * from './table.ts'
