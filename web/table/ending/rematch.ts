import type { Problem } from '@astrolabe/tables'
import { startLocalGame } from '../../engine/client.ts'
import { isServerSession } from '../seats/seating.ts'
import type { SeenTable } from '../seen-table.ts'

/** Where the next table is, or why there is none. */
type Rematch = { readonly address: string } | { readonly problem: Problem }

/** Sets up the same table again, or sits down at the one that somebody else has set up. */
export async function rematch({ session, position }: SeenTable): Promise<Rematch> {
  if (isServerSession(session)) {
    const next = await session.seating.again()
    return 'table' in next ? { address: `/g/${next.table}` } : next
  }
  const before = position.value
  if (before === undefined) return { problem: { why: 'stale' } }
  const { game, options, seats } = before
  const id = await startLocalGame({
    game,
    options,
    seats: seats.map((sitter) => (sitter.kind === 'bot' ? sitter.level : 'human')),
    names: seats.map((sitter) => (sitter.kind === 'person' ? sitter.name : '')),
  }).catch(() => undefined)
  return id === undefined ? { problem: { why: 'offline' } } : { address: `/local/${id}` }
}
