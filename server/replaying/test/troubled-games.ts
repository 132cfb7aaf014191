import type { Game, House } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { houseOf, TINY_GAMES } from '../../test/houses.ts'

type Start = (typeof ambush)['start']
const starting = (start: Start): (() => Promise<House<unknown>>) => {
  const game: Game<ReturnType<Start>> = { ...ambush, start }
  return async () => houseOf(game)
}

/** Games whose rules get into every kind of trouble. */
export const GAMES: Readonly<Record<string, () => Promise<House<unknown>>>> = {
  ...TINY_GAMES,
  hang: starting(() => {
    for (;;);
  }),
  hoard: starting(() => {
    const hoard: object[] = []
    for (;;) hoard.push({ piece: hoard.length })
  }),
}
