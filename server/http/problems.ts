import type { DeedProblem } from '../rooms/room.ts'
import { type Details, notYourSeat, Refused } from './refusal.ts'

/** What is said of something that cannot be done at a table. `table` is the table as its visitor sees it. */
export function problemAt(problem: DeedProblem, table: string): Refused {
  const refused = (status: number, message: string, details: Details = {}): Refused =>
    new Refused(status, problem.why, message, { ...details, table })
  /** Whoever has no right to do that is told no more than that. */
  const forbidden = (message: string): Refused => new Refused(403, problem.why, message)
  switch (problem.why) {
    case 'stale':
      return refused(
        409,
        `The table has moved on: the next answer is number ${problem.expected}. Look at “table” and decide again.`,
      )
    case 'over':
      return refused(409, 'The game is over.')
    case 'not-started':
      return refused(409, 'The game has not started yet.')
    case 'already-started':
      return refused(409, 'The game has started already.')
    case 'not-your-turn':
      return refused(
        409,
        `This seat is not asked now: the table waits for ${seatsInWords(problem.waitingFor)}.`,
      )
    case 'refused':
      return refused(422, `Rule ${problem.rule} forbids that now. Choose one of the legal offers.`, {
        rule: problem.rule,
        ...(problem.missing === undefined ? {} : { missing: problem.missing }),
      })
    case 'not-on-offer':
      return refused(
        422,
        'That is not among the offers. Send the key of an offer that has no refusal; join several with “ + ”.',
      )
    case 'no-such-seat':
      return refused(404, `There is no such seat: this table has seats 0 to ${problem.seats - 1}.`)
    case 'not-your-seat':
      return notYourSeat(problem.seat)
    case 'not-the-host':
      return forbidden('Only the guest who set this table up can do that.')
    case 'record-secret':
      return forbidden('The record holds what is hidden: it can be had when the game is over.')
    case 'seat-taken':
      return refused(409, 'Somebody sits there already. Choose an open seat.')
    case 'seat-kept':
      return refused(409, 'This seat is kept for somebody else. Choose another one.')
    case 'seen-another-hand':
      return refused(409, 'You have seen another hand in this game: sit down where you sat before.')
    case 'secret-told':
      return refused(
        409,
        'The record of this game has been given out, so someone at the table may know what is to come. ' +
          'Ask them to go on from here at a new table.',
      )
    case 'seats-open':
      return refused(
        409,
        `Wait for people to sit down at ${seatsInWords(problem.open)}, or give the open seats to bots with “fill”.`,
      )
    case 'nothing-to-take-back':
      return refused(409, 'There is nothing to take back there.')
    case 'too-often':
      return refused(409, 'Chance has started afresh too often in this game: only free undo is left.')
    case 'no-request':
      return refused(409, 'Nobody asks for your consent.')
    case 'request-pending':
      return refused(409, 'Somebody already asks to take an answer back: wait until everyone has replied.')
    case 'not-cooperative':
      return refused(409, 'Nobody proposes anything here: in this game the players are rivals.')
    case 'own-question':
      return refused(409, 'This question is put to your own seat: answer it yourself.')
    case 'no-proposal':
      return refused(409, 'There is no such proposal any more.')
    case 'among-rivals':
      return refused(
        403,
        'Other people play against you here: advice is for games that all win or lose together, and for games with bots alone.',
      )
    case 'not-by-a-bot':
      return refused(409, 'No bot gave that answer.')
    case 'knows-more':
      return refused(409, 'The bot knew something that is hidden from you: its reasons would tell.')
    case 'not-repeating':
      return refused(409, 'This question does not come again and again: answer it when it is asked.')
    case 'no-such-exception':
      return refused(409, 'Orders for this question cannot make such an exception.')
    case 'no-order':
      return refused(409, 'There is no such standing order any more.')
    case 'not-over':
      return refused(409, 'The game is not over yet.')
    case 'not-waited-for':
      return refused(409, 'The table does not wait for another person at this seat.')
    case 'nudged-already':
      return refused(409, 'They have been nudged already. Wait until they answer, or for `until`.')
    case 'no-nudge':
      return refused(409, 'Nobody asks any more whether you are there.')
    case 'not-yet':
      return refused(409, 'They still have time: nudge them, and wait for `until`.')
    case 'resigned':
      return refused(409, 'You have resigned from this game: the seat stays with the bot.')
    case 'id-taken':
      return refused(409, 'Something else was sent under this id. Choose a new id for each thing you send.')
  }
}

function seatsInWords(seats: readonly number[]): string {
  return `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`
}
