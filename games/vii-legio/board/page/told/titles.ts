import { type ByKind, saidByKind } from '@astrolabe/drawing'
import { EXTRASOLARS } from '../../../content/decks.ts'
import type { Language } from '@astrolabe/kernel'
import type { LegioFact } from '../../../rules/facts.ts'
import { SECTOR_X } from '../../../position/state.ts'
import type { LegioWords } from '../../../text/words.ts'

/** The title of an act that turns no card over, by the fact it is told by; nothing for what only goes with another. */
export function titleOf(
  fact: LegioFact,
  { told }: Pick<LegioWords, 'told'>,
  language: Language,
): string | undefined {
  const name = (card: number): string => EXTRASOLARS[card].name[language]
  const titles: ByKind<LegioFact, string | undefined> = {
    promoted: () => told.promoted,
    'free-item': (fact) => told.freeItem(fact.item),
    'take-off': () => told.takeOff,
    crossed: (fact) => told.crossed(fact.to),
    'entered-x': () => told.crossed(SECTOR_X),
    'left-x': () => told.leftX,
    bought: (fact) => told.bought(fact.item),
    scanned: (fact) => told.scanned(fact.slot),
    'scan-result': (fact) => told.scanShows(fact.slot, name(fact.card)),
    revealed: (fact) => told.revealed(fact.slot, name(fact.card)),
    landed: (fact) => told.landed(fact.slot, name(fact.card)),
    'went-to-contact': (fact) => told.toContact(name(fact.card)),
    threshold: (fact) => told.threshold(name(fact.card), fact.threshold),
    'left-planet': (fact) => told.left(name(fact.card)),
    'to-base': () => told.atBase,
    passed: () => told.passed,
    stayed: (fact) => told.stayed[fact.zone],
    xp: (fact) => (fact.source === 'observation' ? told.observed(fact.domain) : undefined),
    'exo-installed': (fact) => told.installed(fact.technology),
    'end-triggered': () => told.lastRound,
  }
  return saidByKind(titles, fact)
}

/** Of several things that one act told, the title is that of the first of these. */
export const WEIGHTIEST: readonly LegioFact['kind'][] = [
  'end-triggered',
  'promoted',
  'threshold',
  'landed',
  'scan-result',
  'revealed',
]
