import type { Extrasolar } from '../content/decks.ts'
import { type Domain, DOMAINS, JOKER, NONE, R, type Ship, type Slot } from './state.ts'

/** VL-409, VL-655, VL-656, VL-661: what is to be paid in a domain up to a threshold, experts standing in first. */
export function dueFor(
  ship: Ship,
  card: Extrasolar,
  threshold: number,
  domain: Domain,
  passed = threshold,
): number {
  const experts = domain === R ? 0 : ship.experts[domain]
  const total = Math.max(0, card.needs[threshold][domain] - experts)
  const before = passed === 0 ? 0 : Math.max(0, card.needs[passed - 1][domain] - experts)
  return total - before
}

/** What a threshold adds to pay, in N, D, C, R. */
export function duesFor(ship: Ship, card: Extrasolar, threshold: number): number[] {
  return DOMAINS.map((domain) => dueFor(ship, card, threshold, domain))
}

// VL-802
export function hasJokerFor(ship: Ship, card: Extrasolar): boolean {
  return (card.sapiens ? ship.holodeck : ship.nanoprobes) === JOKER
}

/** XP missing to pass a threshold, all domains together, after experts and joker. */
export function xpMissing(ship: Ship, card: Extrasolar, threshold: number, jokerUsed: boolean): number {
  let missing = 0
  for (const domain of DOMAINS) {
    missing += Math.max(0, dueFor(ship, card, threshold, domain) - ship.xp[domain])
  }
  return missing > 0 && !jokerUsed && hasJokerFor(ship, card) ? missing - 1 : missing
}

/** What a planet promises to a ship, and what the ship still lacks. */
export interface Prospect {
  readonly card: Extrasolar
  readonly squadsMissing: number
  /** No other ship is in Contact there, and no mission has been completed. VL-611, VL-662 */
  readonly contactOpen: boolean
  /** Turns of observation that it may still gain there; none where another ship observes. VL-607, VL-613 */
  readonly observationTurns: number
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
  const isUsed = slot.contact === ship.seat && slot.joker !== NONE
  const joker = hasJokerFor(ship, card) && !isUsed ? 1 : 0
  const thresholds = card.thresholds.slice(passed).map(({ vp }, ahead) => {
    const missing = DOMAINS.map((domain) =>
      Math.max(0, dueFor(ship, card, passed + ahead, domain, passed) - ship.xp[domain]),
    )
    const total = missing.reduce((sum, xp) => sum + xp, 0)
    return { vp, missing, covered: joker === 1 && total > 0, within: total <= joker }
  })
  const isOther = (seat: number): boolean => seat !== NONE && seat !== ship.seat
  const turns = Math.max(0, card.observation.turns - slot.observed[ship.seat])
  return {
    card,
    squadsMissing: Math.max(0, card.squads - ship.squads),
    contactOpen: !slot.missionDone && !isOther(slot.contact),
    observationTurns: slot.missionDone || isOther(slot.observer) ? 0 : turns,
    thresholds,
  }
}
