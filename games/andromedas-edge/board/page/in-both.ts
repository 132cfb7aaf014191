import { inBothOf } from '@astrolabe/drawing'
import { THINGS } from './look.ts'

/** What things are called, in both languages. */
export const inBoth = inBothOf(THINGS)
