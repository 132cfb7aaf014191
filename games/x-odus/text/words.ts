import type { Wording } from '@astrolabe/words'
import type { en } from './en.ts'

/** English says what there is to say: a language that says anything else does not compile. */
export type XodusWords = Wording<typeof en>
export type PromptWords = XodusWords['prompts']
export type OptionWords = XodusWords['options']
export type TableWords = XodusWords['table']
export type PageWords = XodusWords['page']
