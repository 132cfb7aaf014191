import { capital } from '@astrolabe/words'
import { listed, several } from '@astrolabe/words/english.ts'
import type { TileId } from '../../../content/tiles.ts'

/** What is read aloud of a region; every list may be empty. */
export interface RegionSaid {
  readonly name: string
  /** “Carbon world”, “Alliance base”; nothing of a nebula. */
  readonly kind: string
  /** The leaders that a development there needs; 0 where none can be built. */
  readonly size: number
  /** The points that building there would bring now; 0 where nothing can be built. */
  readonly worth: number
  readonly development: { readonly name: string; readonly owner: string } | undefined
  /** What the next moon is, and how many there are. */
  readonly moon: string
  readonly moons: number
  /** Whose leaders wait there. */
  readonly leaders: readonly { readonly who: string; readonly count: number }[]
  readonly credits: number
  /** “Fighter (Aude)” */
  readonly ships: readonly string[]
  readonly raiders: readonly string[]
  readonly probe: boolean
  /** The packs of the Unity whose next launch would go there. */
  readonly packs: readonly string[]
  /** What a launch would come to. */
  readonly prospect: string
}

/** A battle as far as it can be foreseen, in whole percent. */
export interface ChanceSaid {
  readonly least: number
  readonly most: number
}

export interface RaiderSaid {
  readonly name: string
  readonly region: string
  readonly dice: number
  readonly targeting: number
  readonly range: number
}

/** Bases and special regions by a single word, where there is little room. */
const short: Readonly<Partial<Record<TileId, string>>> = {
  AB1: 'Odessa',
  AB2: 'Karst',
  AB3: 'Meridian',
  AB4: 'Halcyon',
  AB5: 'Talos',
  AB6: 'Concord',
  SR3: 'Belt',
  SR4: 'Gate',
  SR5: 'Void',
}

export const map = {
  board: 'Map of Andromeda’s Edge',
  short,
  west: 'West',
  east: 'East',
  base: 'Alliance base',
  special: 'Special region',
  nebula: 'Nebula',
  next: 'Next planet',
  nextSaid: 'The next planet comes to lie here, with three moons and a credit.',

  // What a launch would come to
  quiet: 'quiet',
  percent: (value: number) => `${value}%`,
  range: ({ least, most }: ChanceSaid) => (least === most ? `${least}%` : `${least}–${most}%`),
  prospectQuiet: 'no battle',
  prospectBattle: ({ least, most }: ChanceSaid) =>
    least === most ? `battle, you win ${least}%` : `battle, you win ${least} to ${most}%`,
  alone: 'alone',
  strongest: 'with all you have',
  dice: (dice: number) => several(dice, 'die', 'dice'),
  unknownCards: 'Cards are not counted.',
  choose: (ship: string) => `Launch the ${ship.toLowerCase()}`,
  ships: 'Which ship is launched',

  // What a region is like
  size: (leaders: number) => `size ${leaders}`,
  ifDeveloped: (vp: number, building: string) => `${building}: ${vp} VP`,

  region: (said: RegionSaid): string => regionText(said),
  ship: (ship: string, owner: string, region: string, damage: number) =>
    `${ship}, ${owner}, at ${region}${damage > 0 ? `, ${damage} damage` : ''}`,
  raider: ({ name, region, dice, targeting, range }: RaiderSaid) =>
    `${name} at ${region}: ${several(dice, 'die', 'dice')}, targeting ${targeting}, range ${range}`,

  // Overlays
  overlays: 'Shown on the map',
  threat: 'Raider threat',
  worth: 'Leaders, VP',
  rivals: 'Rivals’ reach',
  unity: 'Unity’s next',

  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
}

function regionText(said: RegionSaid): string {
  const { development, leaders, ships, raiders } = said
  const about = [
    ...(said.kind === '' ? [] : [said.kind]),
    ...(said.size === 0 || development !== undefined ? [] : [`size ${said.size}`]),
    ...(said.worth === 0 ? [] : [`a development would score ${said.worth} VP`]),
    ...(development === undefined ? [] : [`${development.name.toLowerCase()} of ${development.owner}`]),
    ...(said.moons === 0 ? [] : [`${several(said.moons, 'moon')}, next ${said.moon}`]),
    ...(said.credits === 0 ? [] : [several(said.credits, 'credit')]),
    ...(leaders.length === 0
      ? []
      : [
          `leaders: ${listed(leaders.map(({ who, count }) => (count > 1 ? `${count} of ${who}` : `of ${who}`)))}`,
        ]),
    ...(ships.length === 0 ? [] : [`ships: ${listed(ships)}`]),
    ...(raiders.length === 0 ? [] : [`raiders: ${listed(raiders)}`]),
    ...(said.probe ? ['the Probe'] : []),
    ...(said.packs.length === 0 ? [] : [`next launch of the Unity: ${listed(said.packs)}`]),
    ...(said.prospect === '' ? [] : [said.prospect]),
  ]
  return about.length === 0 ? capital(said.name) : `${capital(said.name)}: ${about.join('; ')}`
}
