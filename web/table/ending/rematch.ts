import { api } from '../../api.ts'
import { startLocalGame } from '../../engine/client.ts'
import type { SeenTable } from '../seen-table.ts'

/** Sets up the same table again, and gives its address; nothing if that cannot be done. */
export async function rematch({ session, position, yours }: SeenTable): Promise<string | undefined> {
  const before = position.value
  if (before === undefined) return undefined
  const { game, options, seats } = before
  if (session.kind === 'local') {
    const id = await startLocalGame({
      game,
      options,
      seats: seats.map((sitter) => (sitter.kind === 'bot' ? sitter.level : 'human')),
      names: seats.map((sitter) => (sitter.kind === 'person' ? sitter.name : '')),
    }).catch(() => undefined)
    return id && `/local/${id}`
  }
  const reply = await api.create({
    game,
    options,
    seats: seats.map((sitter, seat) => {
      if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level }
      if (sitter.kind === 'open' || !yours.value.includes(seat)) return { kind: 'open' }
      return { kind: 'me', name: sitter.name }
    }),
  })
  return reply.ok ? `/g/${reply.value.table}` : undefined
}
