import { listed, several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import type { TargetReason } from '../../../position/targets.ts'
import type { FoeSight } from '../table.ts'
import { REASONS } from '../facts.ts'
import { BESIDE, DIRECTIONS, keys, the } from '../nouns.ts'

/** Where a space lies from a System: 0 is up, then clockwise. */
export interface SpaceSeen {
  readonly name: string
  readonly direction: number
}

/** What is read aloud of a System; every list may be empty. */
export interface SystemSaid {
  readonly name: string
  /** Its kind and what lies there, as the table tells it. */
  readonly things: readonly string[]
  /** Ships with their letters, wrecks with Keys by their boards, and foes. */
  readonly ships: readonly string[]
  readonly wrecks: readonly number[]
  readonly foes: readonly string[]
  readonly lanes: readonly string[]
  readonly wormholes: readonly string[]
  /** Edges beyond which nothing is revealed. */
  readonly open: readonly number[]
  /** Jumps of a Rush that would lead there. */
  readonly jumps?: number
  /** An Avatar arrives here when the Corruption advances. */
  readonly arrival: boolean
}

interface ShipSaid {
  readonly name: string
  readonly letter: string
  readonly captain: string
  readonly system: string
  /** Health, Keys, and how it stands, as the table tells it. */
  readonly things: readonly string[]
}

/** Where an Avatar would stop with some faces of its die. */
interface ProspectSaid {
  readonly faces: number
  readonly system: string
  readonly engages: boolean
}

/** What an Avatar would do if it moved now. */
export type HuntSaid =
  | { readonly kind: 'held' }
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'hunts'
      readonly prey: readonly number[]
      readonly distance: number
      readonly reason: TargetReason
      readonly prospects: readonly ProspectSaid[]
    }

export interface AvatarSaid {
  readonly foe: FoeSight
  readonly system: string
  readonly hunt: HuntSaid
}

/** What the Corruption brings next. */
export type Coming =
  | { readonly kind: 'held' }
  | { readonly kind: 'last-round' }
  | { readonly kind: 'awakening'; readonly spaces: number }
  | {
      readonly kind: 'arrivals'
      /** How far on. */
      readonly spaces: number
      /** Avatars that come back, by their names; others are not known yet. */
      readonly returning: readonly string[]
      readonly unknown: number
      readonly enemies: number
      /** Where they would arrive now, if it is the next space. */
      readonly system?: string
    }

export const map = {
  /** What the map is, read aloud. */
  board: 'Map of the galaxy',

  // What is read aloud of each thing that can be pointed at
  system: (system: SystemSaid) => systemText(system),
  /** A space where nothing lies yet, and where it lies from the Systems it can be reached from. */
  space: (from: readonly SpaceSeen[]) =>
    `Unrevealed space ${listed(from.map(({ name, direction }) => `${BESIDE[direction]} ${name}`))}`,
  ship: ({ name, letter, captain, system, things }: ShipSaid) =>
    `${name} (${letter}), ${captain}, in ${system}: ${things.join(', ')}`,
  avatar: ({ foe: { name, health, shields }, system, hunt }: AvatarSaid) =>
    `${name} in ${system}, Health ${health}, Shields ${shields}. ${huntText(hunt)}`,
  stack: (counts: readonly string[]) => `System stack: ${counts.join(', ')}`,
  track: (space: number, spaces: number, coming: readonly string[]) =>
    `Corruption at ${space} of ${spaces}. ${coming.join('. ')}`,
  /** The tile to be laid, turned one of so many ways. */
  laying: (tile: string, lanes: readonly string[], way: number, ways: number) =>
    `${capital(tile)}, way ${way} of ${ways}: ${several(lanes.length, 'lane')}, to ${listed(lanes)}`,

  // Labels
  coming: (coming: Coming) => comingText(coming),
  /** Short: 12. */
  keys: (placed: number, needed: number) => `${placed} / ${keys(needed)}`,
  lanes: (lanes: readonly string[]) => `${several(lanes.length, 'lane')}: ${lanes.join(', ')}`,
  tiles: (tiles: number) => several(tiles, 'tile'),
  blocks: 'one Corrupted System in every five tiles, the Great Rift among the last five',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
  awakening: 'Awakening',
}

function systemText(system: SystemSaid): string {
  const { name, things, ships, wrecks, foes, lanes, wormholes, open, jumps, arrival } = system
  const ways = [
    lanes.length === 0 ? 'no lane' : `${lanes.length === 1 ? 'lane' : 'lanes'} to ${listed(lanes)}`,
    ...(wormholes.length > 0 ? [`Wormhole to ${listed(wormholes)}`] : []),
    ...(open.length > 0 ? [`unrevealed ${listed(open.map((edge) => DIRECTIONS[edge]))}`] : []),
  ]
  return [
    `${capital(name)}: ${things.join(', ')}`,
    ...(ships.length > 0 ? [`Ships: ${listed(ships)}`] : []),
    ...wrecks.map((board) => `Wreck of ${the(board)}, with Keys`),
    ...(foes.length > 0 ? [`Foes: ${listed(foes)}`] : []),
    ...(arrival ? ['An Avatar would arrive here'] : []),
    ...(jumps === undefined ? [] : [`${several(jumps, 'jump')} away`]),
    capital(ways.join('; ')),
  ].join('. ')
}

function huntText(hunt: HuntSaid): string {
  switch (hunt.kind) {
    case 'held':
      return 'Engaged: it does not move'
    case 'idle':
      return 'It finds nobody to hunt'
    case 'hunts': {
      const { prey, distance, reason, prospects } = hunt
      const die = prospects.map(
        ({ faces, system, engages }) => `${faces} in 6 ${engages ? 'engages' : 'stops'} in ${system}`,
      )
      return `It hunts ${listed(prey.map(the))}, ${several(distance, 'step')} away (${REASONS[reason]}): ${die.join(', ')}`
    }
  }
}

function comingText(coming: Coming): string {
  switch (coming.kind) {
    case 'held':
      return 'The Corruption does not advance this round'
    case 'last-round':
      return 'The Awakening: this round is the last'
    case 'awakening':
      return `Awakening in ${several(coming.spaces, 'space')}`
    case 'arrivals': {
      const { spaces, returning, unknown, enemies, system } = coming
      const where = system === undefined ? '' : ` (${system})`
      const who = [
        ...returning.map((name) => `${name} again${where}`),
        ...(unknown > 0 ? [`${unknown === 1 ? 'an Avatar' : several(unknown, 'Avatar')}${where}`] : []),
        ...(enemies > 0 ? [`${enemies} more ${enemies === 1 ? 'Enemy' : 'Enemies'}`] : []),
      ]
      return `${spaces === 1 ? 'Next space' : `In ${several(spaces, 'space')}`}: ${listed(who)}`
    }
  }
}
