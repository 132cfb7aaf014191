import { uncapital } from '@astrolabe/words'
import { several } from '@astrolabe/words/english.ts'
import { AVATARS } from '../../content/avatars.ts'
import { DAMAGE_DECK, damageName } from '../../content/damage.ts'
import { EXPLORATIONS } from '../../content/explorations.ts'
import type { DieColour, DieFace } from '../../content/schema.ts'
import { MODULES } from '../../content/modules.ts'
import { SHIPS } from '../../content/ships.ts'
import { SIGNALS } from '../../content/signals.ts'
import { type FoeName, nounOf } from '../foes.ts'
import { systemName } from '../systems.ts'

export const actions = (count: number): string => several(count, 'Action')
export const scraps = (count: number): string => several(count, 'Scrap')
export const keys = (count: number): string => several(count, 'Key')

export const shipName = (board: number): string => SHIPS[board].name.en
/** “the Warship”, in the middle of a sentence and at its beginning. */
export const the = (board: number): string => `the ${shipName(board)}`
export const The = (board: number): string => `The ${shipName(board)}`

export const moduleName = (module: number): string => `“${MODULES[module].name.en}”`
export const damageCardName = (card: number): string => `“${damageName(DAMAGE_DECK[card]).en}”`
export const explorationName = (card: number): string => `“${EXPLORATIONS[card].name.en}”`
export const signalName = (card: number): string => `“${SIGNALS[card].name.en}”`
export const avatarName = (number: number): string => AVATARS[number - 1].name.en
export const system = (tile: number): string => systemName(tile, 'en')

/** In a sentence: “the Zealot Skiff”; Avatars have their article in their name: “the Reaper”. */
export const theFoe = (foe: FoeName): string =>
  foe.avatar ? uncapital(avatarName(foe.card)) : `the ${nounOf(foe).en}`

/** A verb with an adversary for its subject: “loses”, “lose”. */
export const foeDoes = (foe: FoeName, one: string, many: string): string => (nounOf(foe).plural ? many : one)

export const FACES: Readonly<Record<DieFace, string>> = { hit: '☠', miss: '○', special: '⚡' }
export const COLOURS: Readonly<Record<DieColour, string>> = { red: 'red', blue: 'blue', yellow: 'yellow' }

/** Directions from a System: 0 is up, then clockwise. */
export const DIRECTIONS: readonly string[] = ['up', 'up right', 'down right', 'down', 'down left', 'up left']

/** Where a space lies from a System, in the same order. */
export const BESIDE: readonly string[] = [
  'above',
  'up right of',
  'down right of',
  'below',
  'down left of',
  'up left of',
]
