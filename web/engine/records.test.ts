import { GAMES } from '@astrolabe/games'
import { describe, expect, test } from 'vitest'
import { MemoryKeeper } from './test/memory-keeper.ts'
import { Browser, HOT_SEAT, newGame, play, recordOf, SOLO } from './test/tab.ts'

const house = await GAMES['vii-legio']()

describe('records', () => {
  test('of a game under way go on where they stopped, with the same secret', async () => {
    const { tab, id } = await newGame()
    await play(tab, 8)
    const record = await recordOf(tab, id)
    const elsewhere = new Browser(new MemoryKeeper()).open()
    await elsewhere.sit(await elsewhere.engine.importRecord(JSON.stringify(record), ['Ada']))
    const { position } = await elsewhere.turn()
    expect(position.view).toEqual(tab.message.position.view)
    expect(position.seedHash).toEqual(record.seedHash)
    await play(tab, 1)
    await play(elsewhere, 1)
    expect((await elsewhere.turn()).position.view).toEqual((await tab.turn()).position.view)
  })

  test('that are finished are kept as they came', async () => {
    const { tab, id } = await newGame({ ...SOLO, options: { roundLimit: 2 } })
    await play(tab)
    const record = await recordOf(tab, id)
    const forged = { ...record, seedHash: 'another' }
    const copy = await tab.engine.importRecord(JSON.stringify(forged), [])
    expect(await tab.engine.record(copy)).toEqual(forged)
    expect((await tab.engine.verify(forged)).checks.find(({ name }) => name === 'seed')).toMatchObject({
      outcome: { why: 'other-seed' },
    })
  })

  test.each([
    ['nonsense', { why: 'not-a-record' }],
    ['{}', { why: 'not-a-record' }],
    [JSON.stringify({ game: 'chess' }), { why: 'not-a-record' }],
  ])('that are none are refused in words: %s', async (text, trouble) => {
    const { tab } = await newGame()
    await expect(tab.engine.importRecord(text, [])).rejects.toMatchObject({ trouble })
  })

  test('that cannot be played are refused in words', async () => {
    const { tab, id } = await newGame()
    await play(tab, 4)
    const record = await recordOf(tab, id)
    const take = (change: object) => tab.engine.importRecord(JSON.stringify({ ...record, ...change }), [])
    await expect(take({ renewed: [9] })).rejects.toMatchObject({ trouble: { why: 'not-a-record' } })
    await expect(take({ game: 'chess' })).rejects.toMatchObject({ trouble: { why: 'unknown-game' } })
    await expect(take({ answers: ['nonsense'] })).rejects.toMatchObject({
      trouble: { why: 'illegal-answer', number: 0 },
    })
    await expect(take({ rules: '0', snapshot: undefined })).rejects.toMatchObject({
      trouble: { why: 'other-rules', recorded: '0' },
    })
  })

  test('of other rules go on from their last snapshot', async () => {
    const { tab, id } = await newGame()
    await play(tab, 8)
    const record = await recordOf(tab, id)
    const old = JSON.stringify({ ...record, rules: '0' })
    const elsewhere = new Browser(new MemoryKeeper())
    const copy = await elsewhere.open().engine.importRecord(old, [])
    const again = await elsewhere.open().sit(copy)
    await play(again, 3)
    expect((await again.turn()).position.rules).toBe(house.game.rules)
  })

  test('can be left at any moment for a game of its own', async () => {
    const { tab, id } = await newGame()
    await play(tab, 12)
    const record = await recordOf(tab, id)
    const fork = await tab.engine.start({ ...HOT_SEAT, fork: { record, at: 6 } })
    await tab.sit(fork)
    expect(tab.message).toMatchObject({ table: fork, yours: [0, 1], position: { number: 6 } })
    expect((await recordOf(tab, fork)).forks).toMatchObject([{ at: 6 }])
    await play(tab, 3)
  })

  test('that are not kept here are not found', async () => {
    const { engine } = new Browser(new MemoryKeeper()).open()
    const trouble = { why: 'no-such-game' }
    await expect(engine.open(1, 'elsewhere')).rejects.toMatchObject({ trouble })
    await expect(engine.record('elsewhere')).rejects.toMatchObject({ trouble })
  })
})
