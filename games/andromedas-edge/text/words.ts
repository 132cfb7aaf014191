import type { Wording } from '@astrolabe/words'
import type { en } from './en.ts'
import type { table } from './en/table.ts'

/**
 * English says what there is to say: a language that says anything else does not compile.
 *
 * How boards read: `CARD_WORDS[language]` (cards.ts) has `names`, everything by its id in content/
 * (`names.modules[MODULES[design].id]`, `names.tiles`, `names.raiders`; `moonName(moon)` for moons, of which only those of
 * nebulae have names of their own); `short`, a line for a small card (`short.module(MODULES[design])`, `short.tactics`,
 * `short.gains(gains)`); and beside it the same in whole sentences (`module`, `tactics`, `event[id].text`,
 * `raiderPower`), with a line of story where there is one (`stories`). `WORDS[language]` (text.ts) has what is asked,
 * answered and told; `nameOfRegion` (places.ts) what lies in a region of a view.
 */
export type AndromedaWords = Wording<typeof en>
export type PromptWords = AndromedaWords['prompts']
export type OptionWords = AndromedaWords['options']
export type TableWords = Wording<typeof table>
