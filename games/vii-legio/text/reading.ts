import { EXPLORATION, EXTRASOLARS, type Extrasolar } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import type { DomainLetter, Effect, Experience, ExplorationCard, ShipBoard } from '../content/schema.ts'
import { SCORING } from '../content/scoring.ts'
import { FITTING_OUT, SHIPS } from '../content/ships.ts'
import type { Item, LegioState, Ship, Slot, SlotName } from '../rules/state.ts'

// What anyone reads off the table. Texts and boards do not run rules, so the little arithmetic they need is here;
// a test holds it against the rules.

export const LETTERS = ['N', 'D', 'C', 'R'] as const satisfies readonly DomainLetter[]
export const SLOT_NAMES = ['alpha', 'beta', 'gamma', 'delta', 'x'] as const satisfies readonly SlotName[]
export const SECTOR_X = 6
const EXPERT_KINDS = ['commerce', 'alliance', 'capture'] as const satisfies readonly Item[]
const RESEARCH = 3
/** As `JOKER` of the rules: an exo-technology on its Joker face. */
const INSTALLED = 2

export function activeSeat(view: LegioState): number {
  return (view.firstSeat + view.turnsPlayed) % view.seats
}

export function roundOf(view: LegioState): number {
  return Math.floor(view.turnsPlayed / view.seats) + 1
}

export function boardOf(ship: Pick<Ship, 'spatha'>): ShipBoard {
  return ship.spatha ? SHIPS.spatha : SHIPS.frombola
}

export function expertsAboard(ship: Pick<Ship, 'experts'>): number {
  return ship.experts.reduce((sum, count) => sum + count, 0)
}

export function isDuePromotion(ship: Ship): boolean {
  return !ship.spatha && ship.vp >= SCORING.promotion
}

// The turn

export interface Hand {
  readonly cards: number
  /** Before the first use, the cards are still those the thrusters will give. */
  readonly taken: boolean
}

export function handOf(view: LegioState, ship: Ship): Hand {
  const { cardsTaken, hand } = view.turn
  return { cards: cardsTaken ? hand : boardOf(ship).cards[ship.thrusters], taken: cardsTaken }
}

export function scannersLeft(view: LegioState, ship: Ship): number {
  return view.turn.flared ? 0 : Math.max(0, ship.scanners - view.turn.scannersUsed)
}

export function detectorsLeft(view: LegioState, ship: Ship): number {
  return view.turn.flared ? 0 : Math.max(0, ship.detectors - view.turn.detectorsUsed)
}

/** XP as cards state it, without the domains that have none. */
export function experienceOf(xp: readonly number[]): Experience {
  return Object.fromEntries(
    LETTERS.flatMap((letter, domain) => (xp[domain] > 0 ? [[letter, xp[domain]]] : [])),
  )
}

// Items

/** An item more or less: how many before and after, and the cards a turn that makes. */
export interface Change {
  readonly item: Item
  readonly from: number
  readonly to: number
  readonly cards?: { readonly from: number; readonly to: number }
  /** The ship has no room for it, or no token is left: it will be refused. */
  readonly impossible: boolean
}

export function isExpert(item: Item): item is (typeof EXPERT_KINDS)[number] {
  return EXPERT_KINDS.some((kind) => kind === item)
}

function isPersonnel(item: Item): boolean {
  return item === 'squads' || isExpert(item)
}

export function priceOf(item: Item): number {
  return isPersonnel(item) ? FITTING_OUT.personnel : FITTING_OUT.equipment
}

export function changeOf(view: LegioState, ship: Ship, item: Item, by: 1 | -1): Change {
  const board = boardOf(ship)
  if (isExpert(item)) {
    const kind = EXPERT_KINDS.indexOf(item)
    const from = ship.experts[kind]
    const impossible = by > 0 && (expertsAboard(ship) >= board.experts || view.expertSupply[kind] === 0)
    return { item, from, to: from + by, impossible }
  }
  const { floor, max } = board.tracks[item]
  const from = ship[item]
  const to = from + by
  const change = { item, from, to, impossible: to < floor || to > max }
  if (item !== 'thrusters' || change.impossible) return change
  return { ...change, cards: { from: board.cards[from], to: board.cards[to] } }
}

// The map

export function borderCost(from: number, to: number): number {
  const border = MAP.borders.find(
    ({ between: [a, b] }) => (a === from && b === to) || (a === to && b === from),
  )
  return border?.cost ?? 0
}

/** Cards of the cheapest way from a sector to each sector, by number of sector. */
export function routeCosts(from: number): readonly number[] {
  const costs = [0, 1, 2, 3, 4, 5].map((sector) => (sector === from ? 0 : Number.POSITIVE_INFINITY))
  // As many rounds as there are sectors reach the farthest one.
  for (const _ of costs) {
    for (const { between, cost } of MAP.borders) {
      const [a, b] = between
      costs[a] = Math.min(costs[a], costs[b] + cost)
      costs[b] = Math.min(costs[b], costs[a] + cost)
    }
  }
  return costs
}

// Extrasolars

/** The Extrasolar card of a slot, if the seat knows it. */
export function cardSeenBy(seat: number, slot: Slot): Extrasolar | undefined {
  const known = slot.revealed || (seat >= 0 && ((slot.knownBy >> seat) & 1) === 1)
  return known ? EXTRASOLARS[slot.card] : undefined
}

/** XP to pay from one threshold of a Contact to another, experts standing in first; as [N, D, C, R]. */
export function dueFor(ship: Ship, card: Extrasolar, threshold: number, passed = threshold): number[] {
  return LETTERS.map((_, domain) => {
    const experts = domain === RESEARCH ? 0 : ship.experts[domain]
    const total = Math.max(0, card.needs[threshold][domain] - experts)
    const before = passed === 0 ? 0 : Math.max(0, card.needs[passed - 1][domain] - experts)
    return total - before
  })
}

/** What a planet promises to a ship, and what the ship still lacks. */
export interface Prospect {
  readonly card: Extrasolar
  readonly squadsMissing: number
  readonly thresholds: readonly {
    /** VP of the whole Contact up to here. */
    readonly vp: number
    /** XP missing in N, D, C, R; where there is a joker, it covers one of them. */
    readonly missing: readonly number[]
    readonly covered: boolean
    readonly within: boolean
  }[]
}

export function prospectOf(ship: Ship, slot: Slot, card: Extrasolar): Prospect {
  const passed = slot.contact === ship.seat ? slot.passed : 0
  const hasJoker = (card.sapiens ? ship.holodeck : ship.nanoprobes) === INSTALLED
  const joker = hasJoker && !(slot.contact === ship.seat && slot.joker >= 0) ? 1 : 0
  const thresholds = card.thresholds.slice(passed).map(({ vp }, ahead) => {
    const missing = dueFor(ship, card, passed + ahead, passed).map((due, domain) =>
      Math.max(0, due - ship.xp[domain]),
    )
    const total = missing.reduce((sum, xp) => sum + xp, 0)
    return { vp, missing, covered: joker === 1 && total > 0, within: total <= joker }
  })
  return { card, squadsMissing: Math.max(0, card.squads - ship.squads), thresholds }
}

// Exploration cards

/** The Exploration cards nobody has seen yet: every card that is neither discarded nor being resolved. */
export function unseenCards(view: LegioState): readonly ExplorationCard[] {
  const seen = new Set([...view.discard, view.turn.card])
  return EXPLORATION.filter((_, number) => !seen.has(number))
}

type SpecialMission = Extract<Effect, { do: 'specialMission' }>

/** Whether a ship meets the condition of a special mission, or can only pay its way. */
export function meetsNeeds(ship: Ship, { needs }: SpecialMission): boolean {
  return (
    ship.lasers >= (needs.lasers ?? 0) &&
    ship.squads >= (needs.squads ?? 0) &&
    expertsAboard(ship) >= (needs.experts ?? 0) &&
    (needs.sectors === undefined || needs.sectors.some((sector) => sector === ship.sector))
  )
}
