import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { House } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import type { Ambush } from '@astrolabe/kernel/tiny/ambush-round.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { houseOf, TINY_GAMES } from '../../test/houses.ts'

const lost = (): never => {
  throw new RangeError('this bot is lost')
}

const hang = (): never => {
  for (;;);
}

/** Where threads of this process leave word that they are there. */
export const MEETING = join(tmpdir(), `astrolabe-meeting-${process.pid}`)

/** Waits for another thread that waits here. */
function meet(): number {
  mkdirSync(MEETING, { recursive: true })
  writeFileSync(join(MEETING, `${threadId}`), '')
  while (readdirSync(MEETING).length < 2);
  return 0
}

const prizes = (state: Ambush, seat: number): number => state.won[seat].length

/** Games whose bots get into every kind of trouble, at a glance or looking ahead, and some whose bots do not. */
export const GAMES: Readonly<Record<string, () => Promise<House<unknown>>>> = {
  ...TINY_GAMES,
  searched: async () => houseOf(ambush, { value: prizes }),
  weighed: async () => houseOf(ambush, { value: prizes, weighs: () => true }),
  meeting: async () => houseOf(ticTacToe, { value: meet }),
  hang: async () => houseOf(ticTacToe, { glance: hang }),
  'hang ahead': async () => houseOf(ticTacToe, { value: hang }),
  throw: async () => houseOf(ticTacToe, { glance: lost }),
  'throw ahead': async () => houseOf(ticTacToe, { value: lost }),
  exit: async () => houseOf(ticTacToe, { glance: () => process.exit(3) }),
  hoard: async () =>
    houseOf(ticTacToe, {
      glance: () => {
        const hoard: object[] = []
        for (;;) hoard.push({ piece: hoard.length })
      },
    }),
}
