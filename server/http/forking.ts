import {
  BadRecord,
  type GameRecord,
  type House,
  IllegalAnswer,
  isSimulation,
  parseRecord,
} from '@astrolabe/kernel'
import { forkOf, MOST_FRESH_STARTS, OtherRules } from '@astrolabe/tables'
import { capital } from '@astrolabe/words'
import { Refused } from './refusal.ts'

const MOST_FORKS = 100
/** A fork is one of them too. */
const MOST_RENEWALS = MOST_FRESH_STARTS + MOST_FORKS

/** Reads a record that somebody sent; throws why it cannot be gone on with. */
export function readRecord(value: unknown): GameRecord {
  const record = parsed(value)
  // The rules trust their own states, and a stranger's state is not one of them.
  if (record.base !== undefined)
    throw new Refused(
      422,
      'other-rules',
      'This game was begun under older rules: go on from its table instead.',
    )
  if (isSimulation(record.seed))
    throw new Refused(
      422,
      'simulation',
      'This record is of a simulation, whose chance can be foretold: go on with it in your own browser.',
    )
  if ((record.renewed ?? []).length > MOST_RENEWALS || (record.forks ?? []).length > MOST_FORKS)
    throw new Refused(422, 'bad-record', 'Chance was started afresh too often in this record.')
  return record
}

function parsed(value: unknown): GameRecord {
  try {
    return parseRecord(JSON.stringify(value) ?? 'null')
  } catch (error) {
    if (error instanceof BadRecord) throw new Refused(400, 'bad-record', `${capital(error.message)}.`)
    // Boxes in boxes without end.
    if (error instanceof RangeError) throw new Refused(400, 'bad-record', 'The record is nested too deeply.')
    throw error
  }
}

/** The record of a game that leaves another one after `at` answers; throws why it cannot. */
export async function forkedRecord(
  house: House<unknown>,
  record: GameRecord,
  at: number,
  secret: string,
): Promise<GameRecord> {
  const first = record.base?.at ?? 0
  const last = record.answers.length
  if (at < first || at > last || last > house.game.maxDecisions)
    throw new Refused(
      422,
      'no-such-moment',
      `There is no such moment in this game: “at” takes ${first} to ${last}.`,
    )
  const fork = await forkOf(house, record, at, secret).catch((error: unknown) => {
    throw refusalOf(error)
  })
  if (fork === undefined)
    throw new Refused(422, 'over', 'The game is over at that moment: choose an earlier one.')
  return fork
}

/** Whatever a record does to the rules, it is the record's fault. */
function refusalOf(error: unknown): Refused {
  if (error instanceof OtherRules) return new Refused(422, 'other-rules', `${capital(error.message)}.`)
  const what =
    error instanceof IllegalAnswer || error instanceof RangeError ? error.message : 'it cannot be played'
  return new Refused(422, 'bad-record', `This record does not follow the rules: ${what}.`)
}
