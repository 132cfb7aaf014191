import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.mjs'
import { evaluateInChromium } from './testing/chromium.ts'
import { randomRecord } from './testing/random-record.ts'
import { ambush } from './tiny/ambush.ts'
import { connectFour } from './tiny/connect-four.ts'
import { replayTiny } from './tiny/replay-entry.ts'
import { ticTacToe } from './tiny/tic-tac-toe.ts'

test('records replay to the same positions and views in Chromium as in Node', {
  timeout: 300_000,
}, async () => {
  const records = ['fast:browser', 'a secret of a real table'].flatMap((seed) => [
    randomRecord(ticTacToe, { seats: 2, options: {} }, seed),
    randomRecord(connectFour, { seats: 2, options: {} }, seed),
    ...[2, 3, 4].map((seats) => randomRecord(ambush, { seats, options: { rounds: 5 } }, seed)),
  ])
  const texts = records.map((record) => JSON.stringify(record))
  const inNode = replayTiny(texts)
  const browser = { executablePath: await chromiumPath(), args: [...chromiumFlags] }
  const entry = fileURLToPath(new URL('tiny/replay-entry.ts', import.meta.url))
  expect(await evaluateInChromium(browser, entry, 'replayTiny', texts)).toEqual(inNode)
  expect(inNode.map(({ state }) => state)).toEqual(records.map(({ end }) => end?.state))
})
