import type { Wording } from '@astrolabe/words'
import type { NAMES } from './en.ts'

/** English names what there is: a language that leaves out a card does not compile. */
export type Names = Wording<typeof NAMES>
