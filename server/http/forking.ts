import { BadRecord, type GameRecord, type House, isSimulation, parseRecord } from '@astrolabe/kernel'
import { type Branch, MOST_FRESH_STARTS } from '@astrolabe/tables'
import { capital } from '@astrolabe/words'
import { type Forked, type Replayer, TooCostly, type WantedFork } from '../replaying/replayer.ts'
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

/** What it costs to play a game again, and to keep it: known before any of it is done. */
export const bytesOf = ({ answers }: GameRecord): number => JSON.stringify(answers).length

/** A game that leaves another one after `at` answers; throws why it cannot. */
export async function forkedGame(
  replayer: Replayer,
  { game }: House<unknown>,
  wanted: WantedFork,
): Promise<Branch> {
  const { at, record } = wanted
  const first = record.base?.at ?? 0
  const last = record.answers.length
  if (last > game.maxDecisions)
    throw new Refused(
      422,
      'bad-record',
      `This record has ${last} answers: no game of ${game.id} has more than ${game.maxDecisions}.`,
    )
  if (at < first || at > last)
    throw new Refused(
      422,
      'no-such-moment',
      `There is no such moment in this game: “at” takes ${first} to ${last}.`,
    )
  const forked = await replayer.fork(wanted).catch((error: unknown) => {
    if (!(error instanceof TooCostly)) throw error
    throw new Refused(422, 'bad-record', `This record cannot be played again here: ${error.message}.`)
  })
  if ('fork' in forked) return forked.fork
  throw refusalOf(forked)
}

function refusalOf(forked: Exclude<Forked, { readonly fork: Branch }>): Refused {
  switch (forked.why) {
    case 'over':
      return new Refused(422, 'over', 'The game is over at that moment: choose an earlier one.')
    case 'other-rules':
      return new Refused(422, 'other-rules', `${capital(forked.message)}.`)
    case 'bad-record':
      return new Refused(422, 'bad-record', `This record does not follow the rules: ${forked.message}.`)
  }
}
