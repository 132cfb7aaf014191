import { type Amount, type ByKind, type IconName, saidByKind } from '@astrolabe/drawing'
import { RESOURCES } from '../../../content/schema.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import type { ToldWords } from '../../../text/page-words.ts'

type Counted = keyof ToldWords['amount']

const ICONS: Readonly<Record<Counted, IconName>> = {
  energy: 'energy',
  ice: 'ice',
  nanocarbon: 'nanocarbon',
  titanium: 'titanium',
  credits: 'credits',
  vp: 'laurels',
  cards: 'tactics',
  leaders: 'leader',
  moons: 'moon',
  tokens: 'relic',
  modules: 'module',
  ships: 'ship',
  upgrades: 'upgrade',
  repairs: 'spanner',
  damage: 'broken-shield',
}

/** What a fact brings to somebody, takes from them, or costs them. */
export function amountsOf(fact: AndromedaFact, { amount: names }: Pick<ToldWords, 'amount'>): Amount[] {
  const of = (counted: Counted, amount: number, isPrice = false): Amount => ({
    icon: ICONS[counted],
    amount,
    name: names[counted],
    isPrice,
  })
  const amounts: ByKind<AndromedaFact, Amount[]> = {
    gained: (fact) => [of(fact.resource, fact.amount)],
    lost: (fact) => [of(fact.resource, -fact.amount)],
    paid: (fact) => RESOURCES.map((resource, number) => of(resource, -fact.cost[number], true)),
    vp: (fact) => [of('vp', fact.vp)],
    drew: (fact) => [of('cards', fact.amount)],
    discarded: (fact) => [of('cards', -fact.cards.length, fact.why === 'energy')],
    recruited: (fact) => [of('leaders', fact.leaders)],
    collected: (fact) => [of('credits', fact.credits)],
    'claimed-moon': () => [of('moons', 1)],
    'took-discovery': () => [of('tokens', 1)],
    'took-supremacy': () => [of('tokens', 1)],
    module: () => [of('modules', 1)],
    upgrade: () => [of('upgrades', 1)],
    'built-ship': () => [of('ships', 1)],
    swapped: (fact) => [of(fact.give, -1, true), of(fact.take, 1)],
    repaired: () => [of('repairs', 1)],
    'module-damaged': () => [of('damage', -1)],
    'ship-damaged': (fact) => [of(fact.to === 'marker' ? 'damage' : 'ships', -1)],
    developed: (fact) => [of('leaders', -fact.leaders, true)],
  }
  return saidByKind(amounts, fact) ?? []
}
