import { type Amount, type ByKind, type IconName, saidByKind } from '@astrolabe/drawing'
import type { XodusFact } from '../../../rules/facts.ts'
import type { XodusWords } from '../../../text/words.ts'
import { STOCK_SIGNS } from '../pieces/signs.ts'

type Counted = keyof XodusWords['told']['amount']

const ICONS: Readonly<Record<Counted, IconName>> = {
  health: STOCK_SIGNS.health.icon,
  energy: STOCK_SIGNS.energy.icon,
  scraps: STOCK_SIGNS.scraps.icon,
  actions: STOCK_SIGNS.actions.icon,
  keys: STOCK_SIGNS.keys.icon,
  modules: 'circuit',
  damage: 'danger',
  exp: STOCK_SIGNS.exp.icon,
}

/** What a fact brings to a ship, takes from it, or costs it. */
export function amountsOf(fact: XodusFact, { told }: Pick<XodusWords, 'told'>): Amount[] {
  const of = (counted: Counted, board: number, amount: number, isPrice = false): Amount => ({
    icon: ICONS[counted],
    amount,
    name: told.amount[counted],
    isPrice,
    spot: `dock-${counted}-${board}`,
  })
  const amounts: ByKind<XodusFact, Amount[]> = {
    scraps: (fact) => [of('scraps', fact.board, fact.n)],
    'lost-health': (fact) => [of('health', fact.board, -fact.n)],
    healed: (fact) => [of('health', fact.board, fact.n)],
    repaired: (fact) => [of('health', fact.on, fact.n)],
    'energy-recovered': (fact) => [of('energy', fact.board, fact.n)],
    drained: (fact) => [of('energy', fact.board, -fact.n)],
    'energy-bought': (fact) => [of('energy', fact.board, 1), of('scraps', fact.board, -fact.price, true)],
    'module-gained': (fact) => [of('modules', fact.board, 1)],
    'module-bought': (fact) => [of('modules', fact.board, 1), of('scraps', fact.board, -fact.price, true)],
    dismantled: (fact) => [of('modules', fact.board, -1, true), of('scraps', fact.board, fact.scraps)],
    'gave-scraps': (fact) => [of('scraps', fact.board, -fact.n, true), of('scraps', fact.to, fact.n)],
    'gave-module': (fact) => [of('modules', fact.to, 1)],
    'gave-key': (fact) => [of('keys', fact.to, 1)],
    'key-taken': (fact) => [of('keys', fact.board, 1)],
    'keys-recovered': (fact) => [of('keys', fact.board, fact.keys)],
    'action-gained': (fact) => [of('actions', fact.board, fact.n)],
    strained: (fact) => [of('actions', fact.board, 1)],
    discarded: (fact) => [of(fact.what === 'module' ? 'modules' : fact.what, fact.board, -1)],
  }
  return saidByKind(amounts, fact) ?? []
}
