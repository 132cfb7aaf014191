import { type Driver, type Fact, SPECTATOR } from '@astrolabe/kernel'
import type { Sitter, TableEvent } from './events.ts'
import type { UndoHorizon, UndoRequest } from './position.ts'

/** A seat asks to take back more than it may by itself; some have consented. */
export interface Request {
  readonly seat: number
  readonly to: number
  readonly consents: readonly number[]
}

/** What stands of a request after an event. Whatever changes the game, or who plays it, ends it. */
export function requestAfter(standing: Request | undefined, event: TableEvent): Request | undefined {
  switch (event.kind) {
    case 'undo-asked':
      return { seat: event.seat, to: event.to, consents: [] }
    case 'undo-consented':
      return standing && { ...standing, consents: [...standing.consents, event.seat] }
    // Those who were asked may be gone: nobody could answer for them.
    case 'seated':
    case 'answered':
    case 'undo-refused':
    case 'taken-back':
    case 'carried-over':
      return undefined
    case 'created':
    case 'started':
    case 'listed':
    case 'proposed':
    case 'proposal-declined':
    case 'ordered':
    case 'order-withdrawn':
    case 'record-told':
    case 'nudged':
    case 'nudge-heard':
    case 'again':
    case 'said':
      return standing
  }
}

/** The seats of other people that have not consented yet. Bots never mind. */
export function mustConsent(
  sitters: readonly Sitter[],
  { seat: asking, consents }: Pick<Request, 'seat' | 'consents'>,
): number[] {
  const asker = sitters[asking]
  return sitters.flatMap((sitter, seat) => {
    if (sitter.kind !== 'person' || consents.includes(seat)) return []
    return asker.kind === 'person' && asker.guest === sitter.guest ? [] : [seat]
  })
}

/** A request as everyone is told of it. */
export function statusOfRequest<S, F extends Fact>(
  request: Request,
  driver: Driver<S, F>,
  sitters: readonly Sitter[],
): UndoRequest {
  const { seat, to } = request
  const answers = sitters.map(() => 0)
  for (let number = to; number < driver.answers.length; number++) {
    const author = driver.authorOf(number)
    if (author !== SPECTATOR) answers[author]++
  }
  return { seat, to, answers, waitingFor: mustConsent(sitters, request) }
}

/** How far a seat may go back without a request. */
export function horizonOf<S, F extends Fact>(driver: Driver<S, F>, seat: number): UndoHorizon {
  const to = driver.undoHorizon(seat)
  if (to === driver.firstNumber) return { to, stop: 'start' }
  return { to, stop: driver.authorOf(to - 1) === seat ? 'sealed' : 'other' }
}
