import type { Chance } from '@astrolabe/kernel'
import { loadPeer } from './peers.mjs'
import { standsInFour } from './plain/connect-four.ts'
import { LINES } from './plain/tic-tac-toe.ts'

/** What of boardgame.io is used here. */
interface State<G> {
  readonly G: G
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}

interface Peer {
  InitializeGame<G>(table: { readonly game: PeerGame<G> }): State<G>
  CreateGameReducer<G>(table: { readonly game: PeerGame<G> }): (state: State<G>, action: unknown) => State<G>
}

interface PeerGame<G> {
  readonly name: string
  setup(): G
  readonly turn: { readonly minMoves: number; readonly maxMoves: number }
  readonly moves: {
    readonly play: (at: { readonly G: G; readonly playerID: string }, place: number) => unknown
  }
  endIf(at: { readonly G: G }): unknown
}

const ONE_MOVE = { minMoves: 1, maxMoves: 1 }

/** Answers a move that breaks the rules, as the peer's documentation has it. */
const INVALID_MOVE = 'INVALID_MOVE'

interface Cells {
  readonly cells: (string | null)[]
}

const ticTacToe: PeerGame<Cells> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: ONE_MOVE,
  moves: {
    play({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf: ({ G: { cells } }) =>
    LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]) ||
    cells.every((cell) => cell !== null) ||
    undefined,
}

interface Columns {
  readonly columns: number[][]
  last: number
}

const connectFour: PeerGame<Columns> = {
  name: 'connect-four',
  setup: () => ({ columns: Array.from({ length: 7 }, () => []), last: -1 }),
  turn: ONE_MOVE,
  moves: {
    play({ G, playerID }, column) {
      if (G.columns[column].length === 6) return INVALID_MOVE
      G.columns[column].push(Number(playerID))
      G.last = column
      return undefined
    },
  },
  endIf: ({ G: { columns, last } }) =>
    (last >= 0 && standsInFour(columns, last)) || columns.every((column) => column.length === 6) || undefined,
}

/** Plays a game at random; how many moves it took. */
type Playout = (chance: Chance) => number

export interface PeerPlayouts {
  readonly ticTacToe: Playout
  readonly connectFour: Playout
}

function playoutOf<G>(peer: Peer, game: PeerGame<G>, placesOf: (G: G) => number[]): Playout {
  const start = peer.InitializeGame({ game })
  const reduce = peer.CreateGameReducer({ game })
  return (chance) => {
    let state = start
    let moves = 0
    for (; state.ctx.gameover === undefined; moves++) {
      const places = placesOf(state.G)
      const args = [places[chance.below(places.length)]]
      const payload = { type: 'play', args, playerID: state.ctx.currentPlayer }
      state = reduce(state, { type: 'MAKE_MOVE', payload })
    }
    return moves
  }
}

/** The same two games on the peer's reducer, written as its tutorial writes them. */
export function peerPlayouts(): PeerPlayouts {
  const peer = loadPeer('boardgame.io/internal') as Peer
  return {
    ticTacToe: playoutOf(peer, ticTacToe, ({ cells }) =>
      cells.flatMap((cell, place) => (cell === null ? [place] : [])),
    ),
    connectFour: playoutOf(peer, connectFour, ({ columns }) =>
      columns.flatMap((column, place) => (column.length < 6 ? [place] : [])),
    ),
  }
}
