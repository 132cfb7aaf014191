import type { FactOf } from '@astrolabe/kernel'
import type { Item } from '../../../position/state.ts'
import type { LegioFact } from '../../../rules/facts.ts'
import type { LegioWords } from '../../../text/words.ts'

/** What came of a card, in a few words: the weightiest thing first. */
export function cameOf(facts: readonly LegioFact[], { told: { came } }: LegioWords): string {
  const find = <K extends LegioFact['kind']>(kind: K): FactOf<LegioFact, K> | undefined =>
    facts.find((fact): fact is FactOf<LegioFact, K> => fact.kind === kind)

  if (find('detector-used')) return came.avoided
  if (find('x-opened')) return came.opened
  if (find('x-roll')) return came.closed
  const fight = find('fight')
  if (fight !== undefined) return foughtOf(fight, facts, came)
  const found = find('discovered')
  if (found !== undefined) return came.found(found.slot)
  if (find('nothing-to-discover')) return came.nothingToFind
  const drifted = find('drifted')
  if (drifted !== undefined) return came.adrift(drifted.to)
  if (find('to-base')) return came.recalled
  if (find('special-mission')) return came.mission
  if (find('exo-taken')) return came.aboard
  if (find('declined')) return came.declined
  if (find('condition-not-met')) return came.nothing
  const lost = lostIn(facts)
  if (lost.length > 0) return came.lost(lost)
  if (find('damage') ?? find('nobody-to-lose') ?? find('nothing-to-discard')) return came.harmless
  const storm = find('paid')
  if (storm !== undefined && storm.cards.length > 0) return came.cardsLost(storm.cards.length)
  if (find('exploration-ended')) return came.stopped
  if (find('flare')) return came.blind
  if (find('reset')) return came.reset
  const learned = find('xp')
  if (learned !== undefined)
    return learned.gained > 0 ? came.learned(learned.domain) : came.trackFull(learned.domain)
  return came.nothing
}

function foughtOf(
  { trophy, rolls }: FactOf<LegioFact, 'fight'>,
  facts: readonly LegioFact[],
  came: LegioWords['told']['came'],
): string {
  if (trophy) return rolls > 0 ? came.beatenAtAPrice : came.beaten
  if (rolls === 0) return came.goesItsWay
  const lost = lostIn(facts)
  return lost.length > 0 ? came.lost(lost) : came.tooStrong
}

const lostIn = (facts: readonly LegioFact[]): Item[] =>
  facts.flatMap((fact): Item[] => {
    if (fact.kind === 'damage') return fact.lost === '' ? [] : [fact.lost]
    return fact.kind === 'personnel-lost' ? [fact.item] : []
  })
