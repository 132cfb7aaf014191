import { french as fr, several } from '@astrolabe/words/french.ts'
import { agreed, definite, indefinite, ofThe, toThe } from '@astrolabe/words/french-nouns.ts'
import { capital, uncapital } from '@astrolabe/words'
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
export const keys = (count: number): string => several(count, 'Clé')

export const shipName = (board: number): string => SHIPS[board].name.fr

// The six ships are masculine: « le Croiseur », « l’Explorateur », « du Croiseur », « au Croiseur ».
export const le = (board: number): string => definite(SHIPS[board].name)
export const Le = (board: number): string => capital(le(board))
export const du = (board: number): string => ofThe(SHIPS[board].name)
export const au = (board: number): string => toThe(SHIPS[board].name)

export const moduleName = (module: number): string => fr`« ${MODULES[module].name.fr} »`
export const damageCardName = (card: number): string => fr`« ${damageName(DAMAGE_DECK[card]).fr} »`
export const explorationName = (card: number): string => fr`« ${EXPLORATIONS[card].name.fr} »`
export const signalName = (card: number): string => fr`« ${SIGNALS[card].name.fr} »`
export const avatarName = (number: number): string => AVATARS[number - 1].name.fr
export const system = (tile: number): string => systemName(tile, 'fr')

/** In a sentence: « l’Esquif zélote », « un Esquif zélote »; Avatars have their article in their name: « le Faucheur ». */
export const theFoe = (foe: FoeName): string =>
  foe.avatar ? uncapital(avatarName(foe.card)) : definite(nounOf(foe))
export const aFoe = (foe: FoeName): string => (foe.avatar ? theFoe(foe) : indefinite(nounOf(foe)))

/** A verb with an adversary for its subject: « perd », « perdent ». */
export const foeDoes = (foe: FoeName, one: string, many: string): string => agreed(nounOf(foe), one, many)

export const he = (avatar: number): string => (AVATARS[avatar - 1].name.feminine ? 'elle' : 'il')

export const FACES: Readonly<Record<DieFace, string>> = { hit: '☠', miss: '○', special: '⚡' }
export const COLOURS: Readonly<Record<DieColour, string>> = { red: 'rouge', blue: 'bleu', yellow: 'jaune' }

/** Directions from a System: 0 is up, then clockwise. */
export const DIRECTIONS: readonly string[] = [
  'vers le haut',
  'en haut à droite',
  'en bas à droite',
  'vers le bas',
  'en bas à gauche',
  'en haut à gauche',
]
