import { type Bot, FastChance, type Game, playGame } from '@astrolabe/kernel'
import { connectFour } from '@astrolabe/kernel/tiny/connect-four.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { expect, test } from 'vitest'
import { playConnectFour } from './connect-four.ts'
import { playTicTacToe } from './tic-tac-toe.ts'

const SEEDS = Array.from({ length: 300 }, (_, game) => `plain ${game}`)

/** Ends a game of the kernel in which both players draw their moves from one stream, as they do in a plain loop. */
function endOf<S>(game: Game<S>, seed: string): S {
  const chance = new FastChance(seed)
  const bot: Bot<S> = { looksAhead: false, choose: ({ menu }) => chance.below(menu.count) }
  return playGame(game, { seats: 2, options: {} }, `fast:${seed}`, [bot, bot]).state
}

test('the plain tic-tac-toe is the same game', () => {
  for (const seed of SEEDS) expect(playTicTacToe(new FastChance(seed))).toBe(endOf(ticTacToe, seed).marks)
})

test('the plain connect four is the same game', () => {
  for (const seed of SEEDS) {
    const dropped = endOf(connectFour, seed).holes.filter((hole) => hole >= 0).length
    expect(playConnectFour(new FastChance(seed))).toBe(dropped)
  }
})
