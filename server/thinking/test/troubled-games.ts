import type { House } from '@astrolabe/kernel'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { houseOf, TINY_GAMES } from '../../test/houses.ts'

/** Games whose bots get into every kind of trouble. */
export const GAMES: Readonly<Record<string, () => Promise<House<unknown>>>> = {
  ...TINY_GAMES,
  hang: async () =>
    houseOf(ticTacToe, {
      glance: () => {
        for (;;);
      },
    }),
  throw: async () =>
    houseOf(ticTacToe, {
      glance: () => {
        throw new RangeError('this bot is lost')
      },
    }),
  exit: async () => houseOf(ticTacToe, { glance: () => process.exit(3) }),
  hoard: async () =>
    houseOf(ticTacToe, {
      glance: () => {
        const hoard: object[] = []
        for (;;) hoard.push({ piece: hoard.length })
      },
    }),
}
