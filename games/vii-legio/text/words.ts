import type { Wording } from '@astrolabe/words'
import type { en } from './en.ts'

/** English says what there is to say: a language that says anything else does not compile. */
export type LegioWords = Wording<typeof en>
export type PromptWords = LegioWords['prompts']
export type OptionWords = LegioWords['options']
export type PageWords = LegioWords['page']

/** The questions the rules ask. */
export type LegioPrompt =
  | 'opening'
  | 'free-item'
  | 'space'
  | 'after-landing'
  | 'observation'
  | 'contact'
  | 'zone'
  | 'domain'
  | 'token'
  | 'planet'
  | 'detector'
  | 'joker'
  | 'lose-personnel'
  | 'give-up'
  | 'special-mission'
  | 'summons'
