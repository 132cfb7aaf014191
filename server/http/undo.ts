import { Undo, UndoReply } from '../protocol/index.ts'
import { deedRoute } from './deeds.ts'
import { answersAt } from './messages.ts'
import type { App, Services } from './services.ts'

export function undoRoutes(app: App, services: Services): void {
  deedRoute(app, services, {
    name: 'undo',
    tag: 'Play',
    summary: 'Take answers back: your own at once as far as `undo` says, others by consent of everyone',
    body: Undo,
    problems: [401, 403, 409],
    does: async (visit, { seat, to, number, rewinds }) => {
      return await visit.act(seat, (table) => {
        const expected = answersAt(table)
        const isStale = number !== expected || rewinds !== table.rewinds
        return isStale ? { problem: { why: 'stale', expected } } : table.undo(seat, to)
      })
    },
  })

  deedRoute(app, services, {
    name: 'undo/reply',
    tag: 'Play',
    summary: 'Consent to what somebody asks to take back, or refuse',
    body: UndoReply,
    problems: [401, 403, 409],
    does: async (visit, { seat, consent, to }) => {
      return await visit.act(seat, (table) => table.answerRequest(seat, consent, to))
    },
  })
}
