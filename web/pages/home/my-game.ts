import type { TableSummary } from '@astrolabe/server/protocol'
import type { LocalGameSummary } from '../../engine/local-game.ts'

/** A game of the reader, wherever it is kept. */
export interface MyGame {
  readonly where: 'local' | 'server'
  readonly id: string
  readonly game: string
  readonly phase: TableSummary['phase']
  readonly yourTurn: boolean
  readonly seats: TableSummary['seats']
  readonly waitingFor: readonly number[]
  readonly yours: readonly number[]
  readonly changedAt: number
  readonly outcome?: LocalGameSummary['outcome']
}

const isPerson = ({ kind }: TableSummary['seats'][number]): boolean => kind === 'person'

function fromHere({ id, game, phase, yourTurn, seats, changedAt, outcome }: LocalGameSummary): MyGame {
  const people = [...seats.keys()].filter((seat) => isPerson(seats[seat]))
  return {
    where: 'local',
    id,
    game,
    phase,
    yourTurn,
    seats: [...seats],
    // Bots of this device go on when the table is opened: nobody waits for them from here.
    waitingFor: [],
    yours: people,
    changedAt,
    ...(outcome && { outcome }),
  }
}

function fromServer({ table, ...summary }: TableSummary): MyGame {
  return { where: 'server', id: table, ...summary }
}

/** What comes first: games that wait for the reader, then those under way, then those that are over. */
function urgency({ phase, yourTurn }: MyGame): number {
  if (phase === 'over') return 2
  return yourTurn ? 0 : 1
}

export function mergeGames(
  local: readonly LocalGameSummary[],
  server: readonly TableSummary[],
): readonly MyGame[] {
  return [...local.map(fromHere), ...server.map(fromServer)].sort(
    (a, b) => urgency(a) - urgency(b) || b.changedAt - a.changedAt,
  )
}

/** The one the reader most likely comes back for. */
export const gameToResume = ([first]: readonly MyGame[]): MyGame | undefined =>
  first?.phase === 'over' ? undefined : first

export const addressOfGame = ({ where, id }: Pick<MyGame, 'where' | 'id'>): string =>
  where === 'local' ? `/local/${id}` : `/g/${id}`
