import type { Amount } from '@astrolabe/drawing'
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
  switch (fact.kind) {
    case 'vp':
      return [{ icon: 'medal', amount: fact.vp, name: () => told.vp }]
    case 'xp':
      return [
        {
          icon: DOMAINS[fact.domain].icon,
          amount: fact.gained,
          name: () => page.domain[fact.domain],
          ...at(spotId.xp(fact.domain)),
        },
      ]
    case 'free-item':
    case 'bought':
      return [item(fact.item, 1)]
    case 'personnel-lost':
      return [item(fact.item, -1)]
    case 'damage':
      return fact.lost === '' ? [] : [item(fact.lost, -1)]
    case 'exo-taken':
      return [
        {
          icon: EXO_ICONS[fact.technology],
          amount: 1,
          name: () => page.exo[fact.technology],
          ...at(spotId.exo(fact.technology)),
        },
      ]
    case 'exo-installed':
      return [{ ...item(fact.item, -1), isPrice: true }]
    case 'paid':
      return [{ icon: 'card-discard', amount: -fact.cards.length, name: told.cards, isPrice: true }]
    case 'threshold':
    case 'special-mission':
      return spent(fact.paid)
    default:
      return []
  }
}
