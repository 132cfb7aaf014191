import { seatLetter } from '@astrolabe/drawing/seat.ts'
import { recordForRules, type RuleMoment, type RulePositions } from '@astrolabe/kernel'
import type { NewLocalGame } from '../engine/local-game.ts'
import { settings } from '../settings.ts'
import { words } from '../words/words.ts'

/** Who plays the seats of others. */
const OTHERS = 'pilot'

/** The game that goes on from the moment of a rule, with the reader at the seat that is asked. */
export function gameAt(game: string, { rules, games }: RulePositions, moment: RuleMoment): NewLocalGame {
  const played = games[moment.game]
  const reader = settings.value.name || words.value.seats.player(seatLetter(moment.seat))
  const seats = Array.from({ length: played.seats }, (_, seat) => (seat === moment.seat ? 'human' : OTHERS))
  const record = recordForRules({ id: game, rules }, played)
  return {
    game,
    seats,
    names: seats.map((_, seat) => (seat === moment.seat ? reader : '')),
    options: played.options,
    fork: { record: { ...record, answers: record.answers.slice(0, moment.at) }, at: moment.at },
  }
}
