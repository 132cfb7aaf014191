import type { Deed, HealthCause } from '../../../text/en/page/aftermath.ts'
import type { XodusFact } from '../../../rules/facts.ts'
import { FollowedHealth } from './health.ts'

/** In the order in which they are listed. */
export const DEEDS: readonly Deed[] = [
  'tiles',
  'explorations',
  'signals',
  'keysWon',
  'keysPlaced',
  'enemies',
  'avatars',
  'scraps',
]

const HEALTH_CAUSES: readonly HealthCause[] = [
  'retaliation',
  'damage-roll',
  'skill',
  'grip',
  'exploration',
  'signal',
  'bodyguard',
  'card',
  'unstable-core',
  'marker',
]

export interface ShipDeeds {
  readonly done: Readonly<Record<Deed, number>>
  readonly lostTo: ReadonlyMap<HealthCause, number>
  readonly healthLost: number
}

/** What each of the ships did and suffered, in the order of the boards asked for. */
export function deedsOf(facts: readonly XodusFact[], boards: readonly number[]): ShipDeeds[] {
  return boards.map((board) => {
    const done = Object.fromEntries(DEEDS.map((deed) => [deed, 0])) as Record<Deed, number>
    const lostTo = new Map<HealthCause, number>()
    const health = new FollowedHealth(board)
    for (const fact of facts) {
      const deed = deedIn(fact, board)
      if (deed !== undefined) done[deed.deed] += deed.n
      const loss = health.hear(fact)
      if (loss !== undefined) lostTo.set(loss.cause, (lostTo.get(loss.cause) ?? 0) + loss.n)
    }
    const healthLost = [...lostTo.values()].reduce((sum, n) => sum + n, 0)
    return { done, lostTo, healthLost }
  })
}

/** The causes by which any of the ships lost Health. */
export const causesAmong = (ships: readonly ShipDeeds[]): HealthCause[] =>
  HEALTH_CAUSES.filter((cause) => ships.some(({ lostTo }) => lostTo.has(cause)))

function deedIn(fact: XodusFact, board: number): { readonly deed: Deed; readonly n: number } | undefined {
  if (fact.kind === 'defeated') {
    if (!fact.boards.includes(board)) return undefined
    return { deed: fact.foe.avatar ? 'avatars' : 'enemies', n: 1 }
  }
  if (!('board' in fact) || fact.board !== board) return undefined
  if (fact.kind === 'scraps') return { deed: 'scraps', n: fact.n }
  if (fact.kind === 'keys-placed') return { deed: 'keysPlaced', n: fact.keys }
  const deed = ONE_EACH[fact.kind]
  return deed && { deed, n: 1 }
}

/** Facts that tell one deed each. */
const ONE_EACH: Readonly<Partial<Record<XodusFact['kind'], Deed>>> = {
  revealed: 'tiles',
  exploration: 'explorations',
  'signal-revealed': 'signals',
  'key-taken': 'keysWon',
}
