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
    does: async (visit, { seat, prompt, answer, final, unless }) => {
      return await visit.act(seat, (table) => table.order(seat, prompt, answer, final, unless))
    },
  })

  deedRoute(app, services, {
    name: 'orders/withdraw',
    tag: 'Play',
    summary: 'Withdraw a standing order',
    body: WithdrawOrder,
    problems: [401, 403, 409],
    does: async (visit, { seat, prompt }) => {
      return await visit.act(seat, (table) => table.withdrawOrder(seat, prompt))
    },
  })
}
