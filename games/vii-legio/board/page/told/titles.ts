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
  switch (fact.kind) {
    case 'promoted':
      return told.promoted
    case 'free-item':
      return told.freeItem(fact.item)
    case 'take-off':
      return told.takeOff
    case 'crossed':
      return told.crossed(fact.to)
    case 'entered-x':
      return told.crossed(SECTOR_X)
    case 'left-x':
      return told.leftX
    case 'bought':
      return told.bought(fact.item)
    case 'scanned':
      return told.scanned(fact.slot)
    case 'scan-result':
      return told.scanShows(fact.slot, name(fact.card))
    case 'revealed':
      return told.revealed(fact.slot, name(fact.card))
    case 'landed':
      return told.landed(fact.slot, name(fact.card))
    case 'went-to-contact':
      return told.toContact(name(fact.card))
    case 'threshold':
      return told.threshold(name(fact.card), fact.threshold)
    case 'left-planet':
      return told.left(name(fact.card))
    case 'to-base':
      return told.atBase
    case 'passed':
      return told.passed
    case 'stayed':
      return told.stayed[fact.zone]
    case 'xp':
      return fact.source === 'observation' ? told.observed(fact.domain) : undefined
    case 'exo-installed':
      return told.installed(fact.technology)
    case 'end-triggered':
      return told.lastRound
    default:
      return undefined
  }
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
