import { basics } from './en/basics.ts'
import { cards } from './en/cards.ts'
import { map } from './en/map.ts'
import { modules } from './en/modules.ts'
import { powers } from './en/powers.ts'
import { tokens } from './en/tokens.ts'

/** What everything in content/ is called, by its id. */
export const NAMES = { ...basics, ...map, modules, ...cards, ...tokens, ...powers }
