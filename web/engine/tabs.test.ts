import { describe, expect, test } from 'vitest'
import { anyAnswer, HOT_SEAT, newGame, play, SOLO } from './test/tab.ts'

describe('two tabs', () => {
  test('play the same game, and never two', async () => {
    const { browser, tab, id } = await newGame(HOT_SEAT)
    const other = await browser.open().sit(id)
    for (let round = 0; round < 20; round++) {
      const at = round % 2 === 0 ? tab : other
      await play(at, 1, round)
      await expect
        .poll(() => [tab, other].map(({ message }) => message.position.number))
        .toEqual([round + 1, round + 1])
    }
    expect((await other.turn()).position).toEqual((await tab.turn()).position)
  })

  test('at the same moment: one is heard, the other is told to look again', async () => {
    const { browser, tab, id } = await newGame(HOT_SEAT)
    const other = await browser.open().sit(id)
    await other.turn()
    const { decision } = (await tab.turn()).position
    const answer = anyAnswer(decision)
    const problems = await Promise.all([tab.answer(answer), other.answer(answer)])
    expect(new Set(problems.map((problem) => problem?.why))).toEqual(new Set(['stale', undefined]))
    expect([tab, other].map(({ message }) => message.position.number)).toEqual([1, 1])
  })

  test('share their bots', async () => {
    const { browser, tab, id } = await newGame({ ...SOLO, options: { roundLimit: 4 } })
    const other = await browser.open().sit(id)
    await play(tab)
    await expect.poll(() => other.message.position.phase).toBe('over')
    expect(other.message.position.facts).toEqual(tab.message.position.facts)
  })

  test('hear that a game was thrown away', async () => {
    const { browser, tab, id } = await newGame()
    browser.keeper.games.delete(id)
    tab.engine.heardOf(id)
    await expect.poll(() => tab.gone).toBe('no-such-game')
  })
})
