export * from './events.ts'
export * from './position.ts'
export * from './table.ts'
