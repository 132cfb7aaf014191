import type { LegioFact } from '../../rules/facts.ts'
import { spotId } from './spots.ts'
import { isExpert } from '../../position/ship.ts'
import { SECTOR_X } from '../../position/state.ts'

/** The fact that opens a turn. */
export function turnOf(fact: LegioFact): { readonly seat: number; readonly round: number } | undefined {
  return fact.kind === 'turn' ? { seat: fact.seat, round: fact.round } : undefined
}

export function seatOf(fact: LegioFact): number | undefined {
  return 'seat' in fact ? fact.seat : undefined
}

/** Ids of the things on the table a fact is about. */
export function spotsOf(fact: LegioFact): readonly string[] {
  switch (fact.kind) {
    case 'game-start':
    case 'turn':
    case 'vp':
    case 'passed':
    case 'special-mission':
    case 'end-triggered':
    case 'promoted':
    case 'nobody-to-lose':
      return [spotId.ship(fact.seat)]
    case 'take-off':
      return [spotId.ship(fact.seat), spotId.base, spotId.sector(1)]
    case 'to-base':
      return [spotId.ship(fact.seat), spotId.base]
    case 'cards-taken':
    case 'paid':
    case 'reset':
    case 'exploration-ended':
    case 'nothing-to-discard':
      return [spotId.ship(fact.seat), spotId.deck]
    case 'deck-renewed':
      return [spotId.deck]
    case 'turned-over':
    case 'condition-not-met':
    case 'fight':
    case 'declined':
      return [spotId.ship(fact.seat), spotId.card]
    case 'detector-used':
      return [spotId.card, spotId.track('detectors')]
    case 'crossed':
      return [spotId.ship(fact.seat), spotId.sector(fact.from), spotId.sector(fact.to)]
    case 'drifted':
      return [spotId.ship(fact.seat), spotId.sector(fact.to)]
    case 'entered-x':
    case 'left-x':
    case 'x-opened':
    case 'x-roll':
      return [spotId.ship(fact.seat), spotId.sector(SECTOR_X)]
    case 'free-item':
    case 'bought':
    case 'personnel-lost':
    case 'exo-installed':
      return [spotId.ship(fact.seat), itemSpot(fact.item)]
    case 'damage':
      return [spotId.ship(fact.seat), ...(fact.lost === '' ? [] : [itemSpot(fact.lost)])]
    case 'xp':
      return [spotId.ship(fact.seat), spotId.xp(fact.domain)]
    case 'discovered':
    case 'scanned':
    case 'scan-result':
    case 'revealed':
    case 'landing-failed':
    case 'landed':
    case 'went-to-contact':
    case 'left-planet':
      return [spotId.ship(fact.seat), spotId.planet(fact.slot)]
    case 'nothing-to-discover':
      return [spotId.ship(fact.seat), spotId.sector(fact.sector)]
    case 'stayed':
      return [spotId.ship(fact.seat), ...(fact.zone === 'base' ? [spotId.base] : [])]
    case 'threshold':
      return [spotId.ship(fact.seat)]
    case 'flare':
      return [spotId.ship(fact.seat), spotId.track('scanners'), spotId.track('detectors')]
    case 'exo-taken':
      return [spotId.ship(fact.seat), spotId.exo(fact.technology)]
    case 'game-over':
      return fact.winners.map(spotId.ship)
  }
}

const itemSpot = (item: Parameters<typeof isExpert>[0]): string =>
  isExpert(item) ? spotId.expert(item) : spotId.track(item)
