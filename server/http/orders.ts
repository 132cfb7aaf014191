import { Order, WithdrawOrder } from '../protocol/index.ts'
import { deedRoute } from './deeds.ts'
import type { App, Services } from './services.ts'

export function orderRoutes(app: App, services: Services): void {
  deedRoute(app, services, {
    name: 'orders',
    tag: 'Play',
    summary:
      'Always answer so the question that you are asked, if it comes again and again: this one too, until you ' +
      'withdraw the order, somebody else sits there or the game ends',
    body: Order,
    problems: [401, 403, 409, 422],
    does: async (visit, { seat, prompt, answer, final }) => {
      await visit.actorAt(seat)
      return await visit.change((table) => table.order(seat, prompt, answer, final), visit.seen(seat))
    },
  })

  deedRoute(app, services, {
    name: 'orders/withdraw',
    tag: 'Play',
    summary: 'Withdraw a standing order',
    body: WithdrawOrder,
    problems: [401, 403, 409],
    does: async (visit, { seat, prompt }) => {
      await visit.actorAt(seat)
      return await visit.change((table) => table.withdrawOrder(seat, prompt), visit.seen(seat))
    },
  })
}
