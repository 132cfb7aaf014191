import type { PushNews } from '../protocol/index.ts'
import type { KeptTable } from '../store/store.ts'

type News = PushNews['tables'][number]

/** What a guest is to be told of a table, if anything. */
export function newsFor(kept: KeptTable, guest: string): readonly News[] {
  const { table, game, seats, phase, waitingFor, nudges = [], host } = kept
  const isTheirs = (seat: number): boolean => {
    const sitter = seats[seat]
    return sitter?.kind === 'person' && sitter.guest === guest
  }
  const nudge = nudges.find(({ seat }) => isTheirs(seat))
  if (nudge !== undefined) return [{ table, game, what: 'nudge', by: nudge.by }]
  if (phase === 'playing' && waitingFor.some(isTheirs)) return [{ table, game, what: 'turn' }]
  const isKept = seats.some((sitter) => sitter.kind === 'open' && sitter.for?.guest === guest)
  const caller = seats.find((sitter) => sitter.kind === 'person' && sitter.guest === host)
  if (phase !== 'gathering' || !isKept || caller?.kind !== 'person') return []
  return [{ table, game, what: 'again', by: caller.name }]
}
