import {
  type IconName,
  pencilOf,
  type PlanetKind,
  type Ramp,
  type ShipShape,
  type Tone,
} from '@astrolabe/drawing'
import type { Extrasolar } from '../../content/decks.ts'
import type {
  Deck,
  DomainLetter,
  ExoTechnology,
  ExpertiseSymbol,
  ExpertKind,
  ExplorationType,
  Track,
} from '../../content/schema.ts'
import type { VpSource } from '../../position/state.ts'

// How each kind of thing looks; an icon and a word or a letter always go with a colour.

export const RED_NEBULA: { readonly seed: string; readonly ramp: Ramp } = {
  seed: 'red 0',
  ramp: ['#5a1042', '#c4185a', '#ff5c7c'],
}

interface Appearance {
  readonly icon: IconName
  readonly tone: Tone
}

export const DOMAINS: Readonly<Record<DomainLetter, Appearance>> = {
  N: { icon: 'trade', tone: 2 },
  D: { icon: 'diplomacy', tone: 1 },
  C: { icon: 'capture', tone: 3 },
  R: { icon: 'research', tone: 4 },
}

export const symbolAppearance = (symbol: ExpertiseSymbol): Appearance =>
  symbol === '?' ? { icon: 'skills', tone: 'plain' } : DOMAINS[symbol]

export const TRACK_ICONS: Readonly<Record<Track, IconName>> = {
  thrusters: 'thruster',
  scanners: 'scanner',
  lasers: 'laser',
  detectors: 'detector',
  squads: 'squad',
}

export const EXPERT_DOMAINS: Readonly<Record<ExpertKind, DomainLetter>> = {
  commerce: 'N',
  alliance: 'D',
  capture: 'C',
}

export const EXO_ICONS: Readonly<Record<ExoTechnology, IconName>> = {
  holodeck: 'hologram',
  nanoprobes: 'nanoprobe',
}

export const CARD_TYPES: Readonly<Record<ExplorationType, Appearance>> = {
  planet: { icon: 'planet', tone: 3 },
  signal: { icon: 'satellite', tone: 1 },
  risk: { icon: 'danger', tone: 5 },
  hostile: { icon: 'hostile-ship', tone: 'danger' },
  exoTechnology: { icon: 'exo-technology', tone: 4 },
  specialMission: { icon: 'mission', tone: 6 },
  sectorX: { icon: 'portal', tone: 'info' },
  recall: { icon: 'station', tone: 'plain' },
  reset: { icon: 'hourglass', tone: 'plain' },
}

/** Where points come from, in the order of `Ship.vpFrom`. */
export const VP_SOURCES = [
  'discovery',
  'contact',
  'trophy',
  'specialMission',
  'sectorX',
] as const satisfies readonly VpSource[]

/** Backs of the Exploration cards and of the three Extrasolar decks. */
export const BACKS: Readonly<Record<Deck | 'exploration', Tone>> = { exploration: 2, A: 6, B: 4, X: 5 }

export const SOURCES: Readonly<Record<VpSource, Appearance>> = {
  discovery: { icon: 'telescope', tone: 3 },
  contact: { icon: 'diplomacy', tone: 1 },
  trophy: { icon: 'trophy', tone: 2 },
  specialMission: { icon: 'mission', tone: 5 },
  sectorX: { icon: 'portal', tone: 6 },
}

const SETTLED: readonly PlanetKind[] = ['ocean', 'desert', 'gas', 'ice']
const WILD: readonly PlanetKind[] = ['jungle', 'toxic', 'lava', 'rock']

/** Peoples build on calm worlds; the rest lives where it can. */
export const planetKind = ({ id, sapiens }: Pick<Extrasolar, 'id' | 'sapiens'>): PlanetKind =>
  pencilOf(id).pick(sapiens ? SETTLED : WILD)

export const shipShape = ({ spatha }: { readonly spatha: boolean }): ShipShape =>
  spatha ? 'cruiser' : 'scout'
