import { basics } from './fr/basics.ts'
import { cards } from './fr/cards.ts'
import { map } from './fr/map.ts'
import { modules } from './fr/modules.ts'
import { powers } from './fr/powers.ts'
import { tokens } from './fr/tokens.ts'
import type { Names } from './names.ts'

export const NAMES: Names = { ...basics, ...map, modules, ...cards, ...tokens, ...powers }
