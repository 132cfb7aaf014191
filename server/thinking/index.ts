export { ThinkingPool } from './pool.ts'
