import type { Wording } from '@astrolabe/words'
import type { en } from './en.ts'

/** English says what there is to say: a language that says anything else does not compile. */
export type LegioWords = Wording<typeof en>
export type PromptWords = LegioWords['prompts']
export type OptionWords = LegioWords['options']
export type PageWords = LegioWords['page']
