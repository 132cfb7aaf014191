export { refuse } from '../position/refuse.ts'
