import { type Driver, type Fact, parseAnswer } from '@astrolabe/kernel'
import type { TableEvent } from './events.ts'

/**
 * Brings a game to where an event led another copy of it, which had `number` answers before. False if it cannot: the
 * game has begun there, goes on under other rules, or was not the same.
 */
export function follow<S, F extends Fact>(
  driver: Driver<S, F> | undefined,
  event: TableEvent,
  number: number,
): boolean {
  switch (event.kind) {
    case 'created':
    case 'started':
    case 'carried-over':
      return false
    case 'answered': {
      const { text } = parseAnswer(event.answer, event.seat)
      return driver !== undefined && driver.answer(event.seat, text, number) === undefined
    }
    case 'taken-back':
      if (!event.afresh) return driver?.undo(event.seat, event.to) === true
      driver?.rewind(event.to)
      return driver !== undefined
    case 'listed':
    case 'seated':
    case 'proposed':
    case 'proposal-declined':
    case 'ordered':
    case 'order-withdrawn':
    case 'undo-asked':
    case 'undo-consented':
    case 'undo-refused':
    case 'record-told':
    case 'nudged':
    case 'nudge-heard':
    case 'again':
    case 'said':
      return true
  }
}
