import type { RuleId } from '../content/rule-ids.ts'
import type { DomainLetter, ExoTechnology, ExpertKind, Track } from '../content/schema.ts'

/** Domains of expertise, as indexes of experience and requirements. */
export const N = 0
const D = 1
const C = 2
export const R = 3
export type Domain = 0 | 1 | 2 | 3
export const DOMAINS: readonly Domain[] = [N, D, C, R]

export const LETTERS = ['N', 'D', 'C', 'R'] as const satisfies readonly DomainLetter[]
export const DOMAIN_OF: Readonly<Record<DomainLetter, Domain>> = { N, D, C, R }

export type Equipment = Exclude<Track, 'squads'>
export const EQUIPMENT: readonly Equipment[] = ['thrusters', 'scanners', 'lasers', 'detectors']

/** Experts stand in the order of their domains: Commerce for N, Alliance for D, Capture for C. */
export const EXPERTS: readonly ExpertKind[] = ['commerce', 'alliance', 'capture']
export const EXPERT_INDEX: Readonly<Record<ExpertKind, number>> = { commerce: 0, alliance: 1, capture: 2 }

export type Item = Track | ExpertKind
export const ITEMS: readonly Item[] = [...EQUIPMENT, 'squads', ...EXPERTS]

export const EXO_TECHNOLOGIES: readonly ExoTechnology[] = ['holodeck', 'nanoprobes']
/** An exo-technology is not owned, aboard on its own face, or installed on its Joker face. */
export const NOT_OWNED = 0
export const ABOARD = 1
export const JOKER = 2

export const SECTOR_X = 6
export type SlotName = 'alpha' | 'beta' | 'gamma' | 'delta' | 'x'
export const SLOTS = ['alpha', 'beta', 'gamma', 'delta', 'x'] as const satisfies readonly SlotName[]
export const SLOT_INDEX: Readonly<Record<SlotName, number>> = { alpha: 0, beta: 1, gamma: 2, delta: 3, x: 4 }
export const X_SLOT = 4

/** No card, no slot, no seat, no planet. */
export const NONE = -1

type Place = 'base' | 'space' | 'observation' | 'contact'

/** Where victory points come from, in the order of `Ship.vpFrom`. */
export const VP_SOURCES = ['discovery', 'contact', 'trophy', 'specialMission', 'sectorX'] as const
export type VpSource = (typeof VP_SOURCES)[number]
export const VP_SOURCE_INDEX: Readonly<Record<VpSource, number>> = {
  discovery: 0,
  contact: 1,
  trophy: 2,
  specialMission: 3,
  sectorX: 4,
}

/** A Commanding Unit: its ship board, its experience and its score. */
export interface Ship {
  readonly seat: number
  spatha: boolean
  thrusters: number
  scanners: number
  lasers: number
  detectors: number
  squads: number
  /** Experts aboard. */
  experts: [commerce: number, alliance: number, capture: number]
  xp: [n: number, d: number, c: number, r: number]
  vp: number
  vpFrom: [discovery: number, contact: number, trophy: number, specialMission: number, sectorX: number]
  specialMissions: number
  holodeck: number
  nanoprobes: number
  place: Place
  /** 1 to 5, or Sector X; the base lies in sector 1. */
  sector: number
  /** The slot of the planet it stands on. */
  slot: number
  /** It has succeeded in a mission in Sector X and must leave it (VL-513). */
  mustLeaveX: boolean
}

/** A place for an Extrasolar card on the central board, and what goes on there. */
export interface Slot {
  /** Sector of the active planet; 0 while the slot is free. */
  sector: number
  planet: number
  card: number
  revealed: boolean
  /** Seats that have scanned the card, one bit each. */
  knownBy: number
  observer: number
  /** Turns of observation that each seat has gained from this card, whenever that was (VL-613). */
  observed: [a: number, b: number, c: number, d: number]
  contact: number
  /** Thresholds passed in this Contact. */
  passed: number
  /** The domain in which the joker was used in this Contact. */
  joker: number
  /** A mission was completed; the observer still has to leave (VL-609). */
  missionDone: boolean
}

/** What only matters until the turn ends. */
export interface Turn {
  scannersUsed: number
  detectorsUsed: number
  /** A stellar flare: no scanner or detector use is left. */
  flared: boolean
  landed: boolean
  /** The ship has left the base or a planet this turn (VL-220). */
  tookOff: boolean
  /** The Extrasolar card of the planet left this turn (VL-569). */
  leftCard: number
  /** Cards have been taken from the deck. */
  cardsTaken: boolean
  /** Cards in hand: they are the top cards of the deck, which nobody has looked at. */
  hand: number
  /** The Exploration card being resolved. */
  card: number
  /** The rule that ended the exploration, or nothing. */
  explorationEndedBy: RuleId | ''
  installed: boolean
  over: boolean
}

/** A mission completed: what remains of a planet is the memory of it. */
export interface Mission {
  readonly seat: number
  readonly card: number
  /** The planet on the map; `NONE` in Sector X. */
  readonly planet: number
  /** The thresholds that were passed. */
  readonly passed: number
}

/** What has become of each planet of the map. */
export const NOT_IN_PLAY = 0
export const UNDISCOVERED = 1
export const ACTIVE = 2
export const USED_UP = 3

export interface LegioState {
  readonly seats: number
  readonly leaveEndsTurn: boolean
  /** VL-220: a landing or a take-off in a turn, not both. */
  readonly landOrTakeOff: boolean
  /** VL-130: who plays later begins with experience. */
  readonly catchUp: boolean
  /** VL-131: everyone takes the free items that are advised. */
  readonly advisedItems: boolean
  /** The game also ends after this round; 0 for no limit but the last round (VL-907, VL-908). */
  readonly roundLimit: number
  readonly firstSeat: number
  /** Turns completed; before the first turn, UCs choose their free items. */
  turnsPlayed: number
  endowed: boolean
  ending: boolean
  over: boolean
  ships: Ship[]
  slots: [alpha: Slot, beta: Slot, gamma: Slot, delta: Slot, x: Slot]
  planets: number[]
  /** The seat that has discovered each planet of the map; `NONE` where none has, or nobody knows any more. */
  discoveredBy: number[]
  /** Every mission completed, the first one first. */
  missions: Mission[]
  /** The Exploration deck; the top card is the last. */
  deck: number[]
  discard: number[]
  pileA: number[]
  pileB: number[]
  pileX: number[]
  boxA: number[]
  boxB: number[]
  /** Extrasolar cards discarded for good. */
  gone: number[]
  xOpen: boolean
  /** The seat that has opened Sector X; `NONE` while it is closed, or where nobody knows any more. */
  xOpenedBy: number
  /** Expert tokens left in the supply. */
  expertSupply: [commerce: number, alliance: number, capture: number]
  turn: Turn
}

/** VL-002: the seat whose turn it is. */
export function activeSeat(state: LegioState): number {
  return (state.firstSeat + state.turnsPlayed) % state.seats
}

/** The round under way, from 1. */
export function roundOf(state: LegioState): number {
  return Math.floor(state.turnsPlayed / state.seats) + 1
}

export function newTurn(): Turn {
  return {
    scannersUsed: 0,
    detectorsUsed: 0,
    flared: false,
    landed: false,
    tookOff: false,
    leftCard: NONE,
    cardsTaken: false,
    hand: 0,
    card: NONE,
    explorationEndedBy: '',
    installed: false,
    over: false,
  }
}

export function emptySlot(): Slot {
  return {
    sector: 0,
    planet: NONE,
    card: NONE,
    revealed: false,
    knownBy: 0,
    observer: NONE,
    observed: [0, 0, 0, 0],
    contact: NONE,
    passed: 0,
    joker: NONE,
    missionDone: false,
  }
}
