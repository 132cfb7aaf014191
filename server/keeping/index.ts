export { copyStore, Interrupted, type Progress, putInPlace, unfinished } from './copying.ts'
export { type KeptFailure, readFailure, readFailures } from './failures.ts'
export { type Restored, restoreStore } from './restoring.ts'
