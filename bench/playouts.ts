import {
  type Bot,
  type Chance,
  FastChance,
  fastSeed,
  type Game,
  playGame,
  tableOptions,
} from '@astrolabe/kernel'
import { connectFour } from '@astrolabe/kernel/tiny/connect-four.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import type { PeerPlayouts } from './boardgame-io.ts'
import { type Effort, interleave, type Rates, timesAsFast, type Work } from './measure.ts'
import { PEERS } from './peers.mjs'
import { playConnectFour } from './plain/connect-four.ts'
import { playTicTacToe } from './plain/tic-tac-toe.ts'
import { type Bar, rateRow, type Section } from './row.ts'

const BATCH = 50
const UNIT = 'games/s'

/** What the direct style may cost, against no framework at all; and what it must gain over a reducer. */
const LOOP_BAR = 1 / 3
const PEER_BAR = 100

/** Games of the kernel, each from a seed of its own, so that it could be played again. */
function kernelWork<S>(game: Game<S>): Work {
  const bot: Bot<S> = { looksAhead: false, choose: ({ menu, chance }) => chance.below(menu.count) }
  const bots = [bot, bot]
  const setup = { seats: 2, options: tableOptions(game) }
  let number = 0
  return () => {
    for (let played = 0; played < BATCH; played++) playGame(game, setup, fastSeed('bench', number++), bots)
    return BATCH
  }
}

function playoutWork(play: (chance: Chance) => number, batch: number): Work {
  const chance = new FastChance('bench')
  return () => {
    for (let played = 0; played < batch; played++) play(chance)
    return batch
  }
}

interface Contest<S> {
  readonly title: string
  readonly game: Game<S>
  readonly plain: (chance: Chance) => number
  readonly peer: ((chance: Chance) => number) | undefined
}

function contest<S>({ title, game, plain, peer }: Contest<S>, effort: Effort): Section {
  const [kernel, loop, reducer] = interleave(
    [kernelWork(game), playoutWork(plain, BATCH), ...(peer === undefined ? [] : [playoutWork(peer, 1)])],
    effort,
  ) as readonly [Rates, Rates, Rates?]
  const bar = (against: string, other: Rates, atLeast: number): Bar => ({
    against,
    ratio: timesAsFast(kernel, other),
    atLeast,
    hard: true,
  })
  const bars = [bar('plain loop', loop, LOOP_BAR)]
  const rows = [rateRow('plain loop, arrays', UNIT, loop)]
  if (reducer !== undefined) {
    bars.push(bar('boardgame.io', reducer, PEER_BAR))
    rows.push(rateRow(`boardgame.io ${PEERS['boardgame.io']}, reducer`, UNIT, reducer))
  }
  return { title, rows: [rateRow('kernel', UNIT, kernel, 1, bars), ...rows] }
}

/** Two small games at random: on the kernel, in a plain loop and, where it could be installed, on a peer. */
export function playouts(effort: Effort, peer: PeerPlayouts | undefined): readonly (() => Section)[] {
  return [
    () =>
      contest(
        {
          title: 'Tic-tac-toe, random playouts',
          game: ticTacToe,
          plain: playTicTacToe,
          peer: peer?.ticTacToe,
        },
        effort,
      ),
    () =>
      contest(
        {
          title: 'Connect four, random playouts',
          game: connectFour,
          plain: playConnectFour,
          peer: peer?.connectFour,
        },
        effort,
      ),
  ]
}
