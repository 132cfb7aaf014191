import { type GameRecord, renewedUpTo, seedHashOf } from '@astrolabe/kernel'
import type { Created, Past, Sitter, TableEvent } from './events.ts'

/** What a record calls those who sit at a table. */
export const seatNames = (seats: readonly Sitter[]): string[] =>
  seats.map((sitter) => (sitter.kind === 'bot' ? sitter.level : 'human'))

/** The past that a table takes over from a record, such as one made by `fork`. */
export const pastOf = ({ seed, answers, renewed, forks, base }: Past): Past => ({
  seed,
  answers,
  ...(renewed === undefined ? {} : { renewed }),
  ...(forks === undefined ? {} : { forks }),
  ...(base === undefined ? {} : { base }),
})

/** The record of the game at a table, from the events alone: answers taken back are not played again. */
export function recordOf(created: Created, events: readonly TableEvent[]): GameRecord {
  let record: GameRecord = {
    game: created.game,
    rules: created.rules,
    options: { ...created.options },
    seats: seatNames(created.seats),
    seed: created.seed,
    seedHash: seedHashOf(created.past?.seed ?? created.seed),
    answers: [],
    ...(created.past === undefined ? {} : structuredClone(pastOf(created.past))),
    end: null,
  }
  for (const event of events) {
    switch (event.kind) {
      case 'answered':
        record.answers.push(event.answer)
        break
      case 'taken-back': {
        const renewed = renewedUpTo(record.renewed ?? [], event.to)
        if (event.afresh) renewed.push(event.to)
        record.answers.length = event.to
        record = { ...record, renewed }
        break
      }
      case 'carried-over':
        record = structuredClone(event.record)
        break
      case 'seated':
        record.seats[event.seat] = seatNames([event.sitter])[0]
        break
      case 'started':
        record.rules = event.rules ?? record.rules
        break
      case 'created':
      case 'listed':
      case 'undo-asked':
      case 'undo-consented':
      case 'undo-refused':
      case 'proposed':
      case 'proposal-declined':
      case 'ordered':
      case 'order-withdrawn':
      case 'record-told':
      case 'nudged':
      case 'nudge-heard':
      case 'again':
      case 'said':
        break
    }
  }
  return record
}
