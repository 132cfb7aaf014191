import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadPeer } from '../peers.mjs'
import { obeyParent } from './control.ts'
import { AMOUNTS, type Tally, TURNS } from './tally.ts'

/** What of the peer's server is used here. */
interface Peer {
  Server(setup: { readonly games: readonly unknown[]; readonly origins: readonly string[] }): {
    readonly db: { connect(): unknown }
    readonly app: { listen(port: number, host: string): Server }
  }
}

const INVALID_MOVE = 'INVALID_MOVE'

/** The same game as `tally.ts`, written as the peer's tutorial writes games. */
const tally = {
  name: 'tally',
  setup: (): Tally => ({ turns: 0, total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add({ G }: { readonly G: Tally }, amount: number) {
      if (!AMOUNTS.some((known) => known === amount)) return INVALID_MOVE
      G.turns++
      G.total += amount
      return undefined
    },
  },
  endIf: ({ G }: { readonly G: Tally }) => G.turns === TURNS || undefined,
}

/** The peer as it comes: matches in memory. Its `run` would listen on every address, so its app is started. */
export async function hostBoardgameIo(): Promise<void> {
  const { db, app } = (loadPeer('boardgame.io/server') as Peer).Server({ games: [tally], origins: [] })
  await db.connect()
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  obeyParent((server.address() as AddressInfo).port, () => Promise.resolve())
}
