import { listed, several } from '@astrolabe/words/english.ts'
import type { Ending } from '../../position/state.ts'
import type { TileColour } from '../../content/schema.ts'
import { NAMES } from '../cards/en/names.ts'
import { actions, DIRECTIONS, keys, scraps } from './nouns.ts'

/** What lies in a System. */
export interface SystemThings {
  readonly colour: TileColour
  readonly exploration: boolean
  /** The place of the Signal whose Key lies here: “II”. */
  readonly signal: string | undefined
  readonly ally: string | undefined
  /** What the Ally sells. */
  readonly stock: readonly string[]
  /** An Ally will come when a ship enters. */
  readonly allyToMeet: boolean
  readonly wormhole: boolean
  readonly rift: boolean
  readonly riftClosed: boolean
  readonly pylon: boolean
  /** Enemies that come if a ship is detected. */
  readonly enemies: number
  readonly strong: boolean
  readonly surveillance: boolean
  /** Rounds that it stays pacified, this one included. */
  readonly pacified: number
}

/** A foe, and what is left of it. */
export interface FoeSight {
  readonly name: string
  readonly health: number
  readonly shields: number
}

/** What is told of a Signal whose card is known. */
export type SignalProgress =
  | { readonly kind: 'markers'; readonly markers: number; readonly needed: number }
  | { readonly kind: 'damage'; readonly markers: number }
  | { readonly kind: 'countdown'; readonly rounds: number }
  | { readonly kind: 'specials'; readonly needed: number }
  | { readonly kind: 'pylon'; readonly system: string }
  | { readonly kind: 'free' }
  | { readonly kind: 'none' }

const foe = ({ name, health, shields }: FoeSight): string => `${name} (Health ${health}, Shields ${shields})`

export const table = {
  choosingShips: 'Setup: ships and Mods',
  gameOver: (ending: Exclude<Ending, ''>) => {
    switch (ending) {
      case 'victory':
        return 'Victory: the seal is restored'
      case 'destruction':
        return 'Defeat: every ship is destroyed'
      case 'awakening':
        return 'Defeat: the Corruption has awakened'
    }
  },
  round: (round: number) => `Round ${round}`,
  corruptionPhase: 'Corruption phase',
  endPhase: 'End of turn',
  whoseTurn: 'Whose turn is next?',
  turnOf: (ships: readonly string[]) => `${ships.length > 1 ? 'Fleet' : 'Turn'}: ${listed(ships)}`,
  keysPlaced: (placed: number, needed: number) => `${placed} of ${keys(needed)} on the Great Rift`,

  corruption: 'Corruption',
  trackLegend: '[ ] the marker, * red space, (n) Avatar token; the last space is the Awakening',
  held: 'the Corruption will not advance this round',
  movement: (by: number) => `Avatars ${by > 0 ? '+' : '−'}${Math.abs(by)} this round`,
  lastRound: 'the Awakening: this round is the last',

  /** The Great Rift, in its cell of the map. */
  greatRift: NAMES.tiles['great-rift'],
  /** How to read the picture of the map; `last` is the letter of the last ship. */
  legend: (last: string) => [
    '( ) Allied, [ ] Enemy, { } Corrupted, < > Great Rift; lines are lanes, dots lead to unrevealed space.',
    '? Exploration, K Key, $ Ally, @ Wormhole, % Rift, e Enemy, E strong Enemy, o surveillance, ~ pacified.',
    `Ships A to ${last} (small: hidden), x wreck, 1 to 4 Avatars, ! face-up Enemies.`,
  ],
  stack: (tiles: number) => (tiles === 0 ? 'No tile left' : `${several(tiles, 'tile')} left`),
  /** The chance that the next tile is a Corrupted System, or the Great Rift. */
  nextTile: (percent: number, greatRift: boolean) =>
    greatRift && percent === 0
      ? 'the Great Rift has been found'
      : `next one ${greatRift ? 'the Great Rift' : 'Corrupted'}: ${percent}%`,
  drawn: (tile: string) => `Tile drawn: ${tile}`,

  systems: 'Systems',
  things: (things: SystemThings) => thingsIn(things),
  lanesTo: (systems: readonly string[]) =>
    systems.length === 0 ? 'no lane' : `${systems.length === 1 ? 'lane' : 'lanes'} to ${listed(systems)}`,
  ways: (from: string) => `From ${from}:`,
  /** Through an edge, from the top clockwise; nothing lies beyond some open ones. */
  way: (edge: number, to: string | undefined) => `${DIRECTIONS[edge]} ${to ?? 'unrevealed'}`,
  throughWormhole: (to: string) => `Wormhole ${to}`,

  foes: 'Foes',
  foe,
  avatar: (number: number, sight: FoeSight) => `${number} ${foe(sight)}`,
  engagedWith: 'engaged with',
  avatarsGone: (names: readonly string[]) => `Gone for good: ${listed(names)}`,

  signals: 'Signals',
  signalLevel: NAMES.signals,
  signalUnknown: 'not revealed',
  signalNotFound: 'not found yet',
  signalProgress: (progress: SignalProgress) => {
    switch (progress.kind) {
      case 'markers':
        return `${progress.markers} of ${several(progress.needed, 'marker')}`
      case 'damage':
        return `${several(progress.markers, 'repair')} to go`
      case 'countdown':
        return `breaks in ${several(progress.rounds, 'round')}`
      case 'specials':
        return `asks for ${progress.needed} ⚡`
      case 'pylon':
        return `second pylon: ${progress.system}`
      case 'free':
        return 'its Key can be taken'
      case 'none':
        return undefined
    }
  },
  keyAboard: 'Key aboard',
  keyInWreck: 'Key in the wreck of',
  keyOnRift: 'Key on the Great Rift',

  ships: 'Ships',
  you: 'you',
  noShip: 'no ship yet',
  destroyed: 'destroyed',
  health: (health: number, markers: number) => `Health ${health}/${markers}`,
  energy: (ready: number, markers: number) => `Energy ${ready}/${markers}`,
  scraps,
  actions,
  level: (level: number, exp: number, next: number | undefined) =>
    `level ${level}, EXP ${next === undefined ? exp : `${exp}/${next}`}`,
  keys,
  condition: {
    acted: 'turn over',
    hidden: 'hidden',
    engaged: 'engaged',
    strained: 'strained',
    scavenged: 'has scavenged',
  },
  mods: (names: readonly string[]) => `Mods: ${names.join(', ')}`,
  modules: (names: readonly string[]) => `Modules: ${names.join(', ')}`,
  damage: (names: readonly string[]) => `Damage: ${names.join(', ')}`,

  combat: (system: string, attack: number) =>
    attack > 0 ? `Combat, ${system}, attack ${attack}` : `Combat, ${system}`,
  against: (foes: readonly FoeSight[]) => `against ${listed(foes.map(foe))}`,
  thenFoes: (foes: readonly FoeSight[]) => `then ${listed(foes.map(foe))}`,
  roll: {
    attack: 'Attack Roll',
    detection: 'Detection Roll',
    skill: 'Skill Roll',
    damage: 'Damage Roll',
    work: 'Roll for the Signal',
  },
  needs: (needed: number, face: string) => `${needed} ${face} needed`,
  addedHits: (hits: number) => `+${hits} ☠`,
  addedSpecials: (specials: number) => `+${specials} ⚡`,
  pierced: (shields: number) => `Shields −${shields}`,
  diceLegend: '(○) ignored, ⚡→2☠ used as hits, * rerolled',
  exploration: (card: string) => `Exploration: ${card}`,
}

function thingsIn(things: SystemThings): string[] {
  const { signal, ally, stock, enemies, strong, surveillance, pacified } = things
  const said = [NAMES.tiles[things.colour]]
  if (things.exploration) said.push('Exploration')
  if (signal !== undefined) said.push(`Signal ${signal}`)
  if (ally !== undefined) said.push(stock.length === 0 ? ally : `${ally} sells ${listed(stock)}`)
  if (things.allyToMeet) said.push('Ally to meet')
  if (things.wormhole) said.push('Wormhole')
  if (things.rift) said.push('Rift')
  if (things.riftClosed) said.push('Rift closed')
  if (things.pylon) said.push('pylon')
  if (enemies > 0)
    said.push(several(enemies, strong ? 'strong Enemy' : 'Enemy', strong ? 'strong Enemies' : 'Enemies'))
  if (surveillance) said.push('under surveillance')
  if (pacified > 0) said.push(`pacified for ${several(pacified, 'round')}`)
  return said
}

/** How a ship stands, beyond its numbers. */
export type Condition = keyof typeof table.condition
