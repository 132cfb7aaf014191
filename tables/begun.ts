import {
  Driver,
  endOf,
  type Fact,
  type Game,
  type GameRecord,
  type Heard,
  type Snapshot,
} from '@astrolabe/kernel'
import type { Created, TableEvent } from './events.ts'
import { recordOf } from './past.ts'

/** A game was played under rules that are not here, and there is no snapshot to show it or to go on from. */
export class OtherRules extends Error {}

/** What there is of a game besides its events, if it was begun under other rules or is a long one. */
export interface Earlier<F extends Fact = Fact> {
  /** Told under those rules. */
  readonly facts?: readonly Heard<F>[]
  /** Where its chapters began, and at the end its last step. */
  readonly snapshots?: readonly Snapshot[]
  readonly wasOver?: boolean
}

/** A game that has begun, as it is opened from its events. */
export interface Begun<S, F extends Fact> {
  readonly driver: Driver<S, F>
  /** It goes on under newer rules: the event that says so has to follow. */
  readonly carriedOver?: TableEvent
  /** It is over, and its rules are not here any more: its record is shown as it was. */
  readonly lastRecord?: GameRecord
}

export function begun<S, F extends Fact>(
  game: Game<S, F>,
  created: Created,
  events: readonly TableEvent[],
  { facts, snapshots = [], wasOver = false }: Earlier<F>,
): Begun<S, F> {
  const record = recordOf(created, events)
  if (record.rules === game.rules) {
    const milestones = snapshots.filter(({ milestone }) => milestone !== undefined)
    return { driver: Driver.resume(game, record, milestones, facts) }
  }
  const snapshot = snapshots.at(-1)
  if (snapshot !== undefined) {
    const driver = Driver.carryOver(game, { ...record, snapshot }, facts)
    if (!wasOver) return { driver, carriedOver: { kind: 'carried-over', record: driver.record() } }
    if (driver.isOver) {
      const end = endOf(snapshot.state, game.outcome(driver.state), record.answers)
      return { driver, lastRecord: { ...record, end } }
    }
  }
  throw new OtherRules(`this game was played under rules ${record.rules}; these are ${game.rules}`)
}
