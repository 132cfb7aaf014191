import type { AllyId } from '../content/allies.ts'
import type { EnemyId } from '../content/enemies.ts'
import type { ExplorationId } from '../content/explorations.ts'
import type { Malfunction, ShipId } from '../content/schema.ts'
import type { SignalId } from '../content/signals.ts'
import type { Ending } from '../position/state.ts'

/** What no rule says: the galaxy as its captains see it. */
export interface Stories {
  readonly opening: string
  readonly endings: Readonly<Record<Exclude<Ending, ''>, string>>
  readonly explorations: Readonly<Record<ExplorationId, string>>
  readonly signals: Readonly<Record<SignalId, string>>
  readonly enemies: Readonly<Record<EnemyId, string>>
  /** By the number of the Avatar, less one. */
  readonly avatars: readonly [string, string, string, string]
  readonly allies: Readonly<Record<AllyId, string>>
  /** What the ship is for, and how to play it. */
  readonly ships: Readonly<Record<ShipId, string>>
  readonly malfunctions: Readonly<Record<Malfunction, string>>
}
