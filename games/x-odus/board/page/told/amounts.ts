import type { Amount, IconName } from '@astrolabe/drawing'
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
  switch (fact.kind) {
    case 'scraps':
      return [of('scraps', fact.board, fact.n)]
    case 'lost-health':
      return [of('health', fact.board, -fact.n)]
    case 'healed':
      return [of('health', fact.board, fact.n)]
    case 'repaired':
      return [of('health', fact.on, fact.n)]
    case 'energy-recovered':
      return [of('energy', fact.board, fact.n)]
    case 'drained':
      return [of('energy', fact.board, -fact.n)]
    case 'energy-bought':
      return [of('energy', fact.board, 1), of('scraps', fact.board, -fact.price, true)]
    case 'module-gained':
      return [of('modules', fact.board, 1)]
    case 'module-bought':
      return [of('modules', fact.board, 1), of('scraps', fact.board, -fact.price, true)]
    case 'dismantled':
      return [of('modules', fact.board, -1, true), of('scraps', fact.board, fact.scraps)]
    case 'gave-scraps':
      return [of('scraps', fact.board, -fact.n, true), of('scraps', fact.to, fact.n)]
    case 'gave-module':
      return [of('modules', fact.to, 1)]
    case 'gave-key':
      return [of('keys', fact.to, 1)]
    case 'key-taken':
      return [of('keys', fact.board, 1)]
    case 'keys-recovered':
      return [of('keys', fact.board, fact.keys)]
    case 'action-gained':
      return [of('actions', fact.board, fact.n)]
    case 'strained':
      return [of('actions', fact.board, 1)]
    case 'discarded':
      return [of(fact.what === 'module' ? 'modules' : fact.what, fact.board, -1)]
    default:
      return []
  }
}
