import { type Amount, type ByKind, saidByKind } from '@astrolabe/drawing'
import { isExpert } from '../../../position/ship.ts'
import { type Item, LETTERS } from '../../../position/state.ts'
import type { LegioFact } from '../../../rules/facts.ts'
import type { LegioWords } from '../../../text/words.ts'
import { DOMAINS, EXO_ICONS, TRACK_ICONS } from '../appearance.ts'
import { spotId } from '../spots.ts'

/** What a fact brings, takes or costs. `isShown` says that the ship board on screen is the one it changes. */
export function amountsOf(fact: LegioFact, words: LegioWords, isShown: boolean): Amount[] {
  const { told, page } = words
  const at = (spot: string): Pick<Amount, 'spot'> => (isShown ? { spot } : {})
  const item = (which: Item, amount: number): Amount => ({
    icon: isExpert(which) ? 'astronaut' : TRACK_ICONS[which],
    amount,
    name: (count) => told.item(which, count),
    ...at(isExpert(which) ? spotId.expert(which) : spotId.track(which)),
  })
  const spent = (paid: readonly number[]): Amount[] =>
    LETTERS.map((letter, domain) => ({
      icon: DOMAINS[letter].icon,
      amount: -paid[domain],
      name: () => page.domain[letter],
      isPrice: true,
      ...at(spotId.xp(letter)),
    }))
  const amounts: ByKind<LegioFact, Amount[]> = {
    vp: (fact) => [{ icon: 'medal', amount: fact.vp, name: () => told.vp }],
    xp: (fact) => [
      {
        icon: DOMAINS[fact.domain].icon,
        amount: fact.gained,
        name: () => page.domain[fact.domain],
        ...at(spotId.xp(fact.domain)),
      },
    ],
    'free-item': (fact) => [item(fact.item, 1)],
    bought: (fact) => [item(fact.item, 1)],
    'personnel-lost': (fact) => [item(fact.item, -1)],
    damage: (fact) => (fact.lost === '' ? [] : [item(fact.lost, -1)]),
    'exo-taken': (fact) => [
      {
        icon: EXO_ICONS[fact.technology],
        amount: 1,
        name: () => page.exo[fact.technology],
        ...at(spotId.exo(fact.technology)),
      },
    ],
    'exo-installed': (fact) => [{ ...item(fact.item, -1), isPrice: true }],
    paid: (fact) => [{ icon: 'card-discard', amount: -fact.cards.length, name: told.cards, isPrice: true }],
    threshold: (fact) => spent(fact.paid),
    'special-mission': (fact) => spent(fact.paid),
  }
  return saidByKind(amounts, fact) ?? []
}
