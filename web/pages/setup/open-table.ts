import { seatLetter } from '@astrolabe/drawing/seat.ts'
import { api, problemText } from '../../api.ts'
import { troubleOf } from '../../engine/trouble.ts'
import { troubleText } from '../../engine/words.ts'
import { changeSettings, language } from '../../settings.ts'
import type { Words } from '../../words/words.ts'
import { localGame, type Plan, serverTable } from './seating.ts'

/** Where the table is, or why there is none. */
type Opened = { readonly address: string } | { readonly trouble: string }

/** Opens the table that was planned, in this browser or on the server. */
export async function openTable(plan: Plan, words: Words): Promise<Opened> {
  const nameOf = (seat: number): string => words.seats.player(seatLetter(seat))
  const [first] = plan.seats
  if (first?.kind === 'person' && first.name.trim() !== '') changeSettings({ name: first.name.trim() })
  if (plan.how === 'link') {
    const reply = await api.create(serverTable(plan, nameOf))
    return reply.ok ? { address: `/g/${reply.value.table}` } : { trouble: problemText(words, reply.problem) }
  }
  try {
    const { startLocalGame } = await import('../../engine/client.ts')
    return { address: `/local/${await startLocalGame(localGame(plan))}` }
  } catch (error) {
    return { trouble: troubleText(troubleOf(error), language.value) }
  }
}
