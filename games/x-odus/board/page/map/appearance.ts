import type { IconName, Ramp } from '@astrolabe/drawing'
import type { SystemThings } from '../../../text/en/table.ts'
import type { TileColour } from '../../../content/schema.ts'
import { NONE, PACIFIED_TWICE, type System } from '../../../position/state.ts'
import { WORMHOLE_ICON } from '../pieces/signs.ts'

// How each kind of thing on the map looks; an icon, a shape or a letter always goes with a colour.

export const DEEP_SPACE: { readonly seed: string; readonly ramp: Ramp } = {
  seed: 'x-odus 4',
  ramp: ['#101a3a', '#24356e', '#5a4a8f'],
}

/** How near the map is seen, and how large signs and pieces are drawn then, in units of the map. */
export interface Detail {
  readonly level: 'far' | 'middle' | 'near'
  readonly sign: number
  readonly ship: number
  readonly mark: number
  readonly avatar: number
  /** How far below the middle of a tile its ships are: nearer, names find their place under them. */
  readonly ships: number
  /** How tall the letters of names are, where they fit; 0 for none. */
  readonly name: number
}

const FAR: Detail = { level: 'far', sign: 48, ship: 62, mark: 40, avatar: 70, ships: 40, name: 34 }
/** The farther, the larger letters have to be; */
const FARTHER: Detail = { ...FAR, name: 42 }
/** and from here on, names would not be legible. */
const FARTHEST: Detail = { ...FAR, name: 0 }
const MIDDLE: Detail = { level: 'middle', sign: 42, ship: 56, mark: 32, avatar: 64, ships: 26, name: 28 }
const NEAR: Detail = { level: 'near', sign: 36, ship: 50, mark: 27, avatar: 58, ships: 24, name: 21 }

/** For so many pixels of a hex from its middle to a corner. */
export function detailAt(radius: number): Detail {
  if (radius < 28) return FARTHEST
  if (radius < 34) return FARTHER
  if (radius < 44) return FAR
  return radius < 62 ? MIDDLE : NEAR
}

export const FAMILY: Readonly<Record<TileColour, string>> = {
  allied: 'xodus-allied',
  enemy: 'xodus-enemy',
  corrupted: 'xodus-corrupted',
  'great-rift': 'xodus-great-rift',
}

/** What a sign on a tile stands for. */
type SignKind =
  | 'exploration'
  | 'key'
  | 'ally'
  | 'wormhole'
  | 'enemies'
  | 'surveillance'
  | 'pacified-twice'
  | 'pacified-once'
  | 'rift'
  | 'rift-closed'
  | 'pylon'

export interface Sign {
  readonly kind: SignKind
  readonly icon: IconName
  /** Drawn so many times. */
  readonly times: number
  /** Beside the icon, if anything. */
  readonly text: string
}

const sign = (kind: SignKind, icon: IconName, { times = 1, text = '' } = {}): Sign => ({
  kind,
  icon,
  times,
  text,
})

/** The signs of a System, the most telling first; the Rift of a Corrupted System is its ground. */
export function signsOf(
  things: SystemThings,
  { pacified, key }: Pick<System, 'pacified' | 'key'>,
  facedUp: boolean,
): Sign[] {
  const { enemies, strong } = things
  const signs: Sign[] = []
  if (things.exploration) signs.push(sign('exploration', 'compass'))
  if (key !== NONE) signs.push(sign('key', 'key', { text: things.signal ?? '' }))
  if (pacified > 0)
    signs.push(
      sign(pacified === PACIFIED_TWICE ? 'pacified-twice' : 'pacified-once', 'check', {
        text: `${pacified}`,
      }),
    )
  // Enemies that lie there are drawn themselves.
  else if (enemies > 0 && !facedUp)
    signs.push(sign('enemies', strong ? 'skull' : 'hostile', { times: enemies }))
  if (things.wormhole) signs.push(sign('wormhole', WORMHOLE_ICON))
  if (things.ally !== undefined || things.allyToMeet) signs.push(sign('ally', 'diplomacy'))
  if (things.surveillance) signs.push(sign('surveillance', 'detector'))
  if (things.rift && things.colour !== 'corrupted') signs.push(sign('rift', 'black-hole'))
  if (things.riftClosed) signs.push(sign('rift-closed', 'seal'))
  if (things.pylon) signs.push(sign('pylon', 'objective'))
  return signs
}
