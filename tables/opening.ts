import {
  Driver,
  type Fact,
  gameUnder,
  type Heard,
  type House,
  IllegalAnswer,
  type Snapshot,
} from '@astrolabe/kernel'
import type { TableEvent } from './events.ts'
import { recordOf } from './past.ts'
import { GameTable } from './table.ts'

/** What else is kept of a table: for when its rules are not here any more, or it is too long to be played again. */
export interface Kept {
  /** Where its chapters began, and at the end its last step. */
  readonly snapshots: readonly Snapshot[]
  readonly wasOver: boolean
}

/**
 * Opens a table under the rules it belongs to. A game that is over is shown by the rules it was played under, for ever;
 * one under way goes on under those of today.
 */
export async function openTable(
  house: House<unknown>,
  events: readonly TableEvent[],
  kept: () => Promise<Kept>,
): Promise<GameTable> {
  const { game } = house
  const rules = rulesOf(events) ?? game.rules
  const facts = await factsBefore(house, events)
  if (rules === game.rules) {
    const { snapshots = [] } = game.isMilestone === undefined ? {} : await kept()
    return new GameTable(game, events, { facts, snapshots })
  }
  const former = await gameUnder(house, rules)
  const table = former && playedUnder(() => new GameTable(former, events, { facts }))
  if (table?.phase === 'over') return table
  return table?.driver === undefined
    ? new GameTable(game, events, { facts, ...(await kept()) })
    : new GameTable(game, events, { facts: factsBeforeStep(table.driver), snapshots: snapshotsOf(table) })
}

const snapshotsOf = ({ chapters, driver }: GameTable): Snapshot[] => [
  ...(chapters?.kept ?? []),
  ...(driver === undefined ? [] : [driver.snapshot()]),
]

/** A game can be carried over even if the rules it was begun under do not lead where it was. */
function playedUnder(open: () => GameTable): GameTable | undefined {
  try {
    return open()
  } catch (error) {
    if (error instanceof IllegalAnswer) return undefined
    throw error
  }
}

/** The rules a game is played under; nothing before it has begun. */
function rulesOf(events: readonly TableEvent[]): string | undefined {
  let created = ''
  let rules: string | undefined
  for (const event of events) {
    if (event.kind === 'created') created = event.rules
    else if (event.kind === 'started') rules = event.rules ?? created
    else if (event.kind === 'carried-over') rules = event.record.rules
  }
  return rules
}

type Told = readonly Heard<Fact>[]

/** What was told before a game was last carried over, as far as the rules of that time are here to tell it again. */
async function factsBefore(house: House<unknown>, events: readonly TableEvent[]): Promise<Told> {
  const place = events.findLastIndex(({ kind }) => kind === 'carried-over')
  const [created] = events
  const carried = events[place]
  if (carried?.kind !== 'carried-over' || created.kind !== 'created') return []
  const before = events.slice(0, place)
  const facts = await factsBefore(house, before)
  const record = recordOf(created, before)
  const game = await gameUnder(house, record.rules)
  if (game === undefined) return facts
  try {
    return factsBeforeStep(Driver.open(game, record, carried.record.base?.at, facts))
  } catch (error) {
    if (error instanceof IllegalAnswer) return facts
    throw error
  }
}

function factsBeforeStep(driver: Driver<unknown>): Told {
  return driver.facts.slice(0, driver.stepStarts.at(-1))
}
