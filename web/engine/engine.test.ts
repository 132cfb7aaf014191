import { describe, expect, test } from 'vitest'
import { anyAnswer, Browser, HOT_SEAT, newGame, play, recordOf, SOLO } from './test/tab.ts'

describe('a game against bots', () => {
  test('is played to its end, and its record is what it claims to be', async () => {
    const { tab, id } = await newGame({ ...SOLO, options: { roundLimit: 6 } })
    await play(tab)
    expect(tab.message.position).toMatchObject({ phase: 'over', seat: 0 })
    expect(tab.message.position.seed).toMatch(/^secret/)
    const record = await recordOf(tab, id)
    expect(record.seats).toEqual(['human', 'cadet'])
    expect(await tab.engine.verify(record)).toMatchObject({ verdict: 'sound', finished: true })
  })

  test('is known for good once an answer is acknowledged', async () => {
    const { browser, tab, id } = await newGame()
    for (let round = 0; round < 12; round++) {
      await play(tab, 1, round)
      const { position } = await tab.turn()
      const again = await new Browser(browser.keeper).open().sit(id)
      expect(again.message.position).toEqual({ ...position, since: -1 })
    }
  })

  test('tells every fact once', async () => {
    const { tab, id } = await newGame()
    await play(tab, 30)
    await tab.engine.openReplay(7, await recordOf(tab, id), [])
    expect(tab.message.position.facts).toEqual(await tab.engine.facts(7, 0))
  })

  test('goes back without anyone’s consent, with fresh chance beyond the horizon', async () => {
    const { tab, id } = await newGame()
    await play(tab, 12)
    const before = await tab.turn()
    expect(await tab.undo(3)).toBeUndefined()
    const after = await tab.turn()
    expect(after.position.number).toBeLessThan(before.position.number)
    expect((await recordOf(tab, id)).renewed).toEqual([3])
  })

  test('stays as it was when it cannot be kept', async () => {
    const { browser, tab } = await newGame()
    const { position } = await tab.turn()
    const answer = anyAnswer(position.decision)
    browser.keeper.full = true
    await expect(tab.answer(answer)).rejects.toMatchObject({ trouble: { why: 'not-kept' } })
    browser.keeper.full = false
    expect(tab.message.position.number).toBe(position.number)
    expect(await tab.answer(answer)).toBeUndefined()
  })

  test('refuses what the rules refuse, with the rule', async () => {
    const { tab } = await newGame()
    await play(tab, 2)
    const { position } = await tab.turn()
    const refused = position.decision?.offers.find(({ refusal }) => refusal !== undefined)
    const problem = await tab.answer(refused?.key ?? 'nonsense')
    expect(problem?.why).toBe(refused === undefined ? 'not-on-offer' : 'refused')
    expect(tab.message.position.number).toBe(position.number)
  })

  test('rests while nobody looks', async () => {
    const { tab, id } = await newGame({ ...SOLO, seats: ['cadet', 'cadet'], options: { roundLimit: 3 } })
    await tab.close()
    const soon = (await tab.engine.record(id))?.answers.length ?? 0
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await tab.engine.record(id))?.answers.length).toBeLessThanOrEqual(soon + 1)
    const again = await tab.sit(id)
    expect((await again.turn()).position).toMatchObject({ phase: 'over', seat: -1 })
  })

  test('can be talked at', async () => {
    const { tab } = await newGame()
    expect(await tab.say('Well played')).toBeUndefined()
    expect(tab.message.chat).toEqual([{ at: 0, seat: 0, name: 'Ada', text: 'Well played' }])
  })
})

describe('around one screen', () => {
  test('everyone’s seat is yours, and nobody’s hand is shown until they look', async () => {
    const { tab } = await newGame(HOT_SEAT)
    expect(tab.message).toMatchObject({ yours: [0, 1], position: { seat: -1, decision: null } })
    await play(tab, 20)
    expect(new Set(tab.heard.map(({ position }) => position.seat))).toEqual(new Set([-1, 0, 1]))
  })

  test('a look lasts until the next one', async () => {
    const { tab } = await newGame(HOT_SEAT)
    const { position } = await tab.turn()
    await play(tab, 1)
    expect(tab.message.position.seat).toBe(position.seat)
    await tab.look(-1)
    expect(tab.message.position).toMatchObject({ seat: -1, decision: null })
  })

  test('nobody has to agree when something is taken back', async () => {
    const { tab } = await newGame(HOT_SEAT)
    await play(tab, 9)
    expect(await tab.undo(2)).toBeUndefined()
    expect(tab.message.position).toMatchObject({ number: 2, request: null })
  })
})

test('a captain says what to do against bots, and to nobody among rivals', async () => {
  const { tab } = await newGame()
  const { position } = await tab.turn()
  const advice = await tab.advise()
  expect(advice).toMatchObject({ level: 'captain' })
  expect(position.decision?.offers.map(({ key }) => key)).toContain('answer' in advice && advice.answer)
  expect(await tab.advise()).toEqual(advice)
  expect(await tab.advise(position.number + 1)).toMatchObject({ why: 'stale' })
  const rivals = await newGame(HOT_SEAT)
  await rivals.tab.turn()
  expect(await rivals.tab.advise()).toEqual({ why: 'among-rivals' })
})

test('advice has a reason, and bots say why they did what they did', async () => {
  const { tab } = await newGame()
  const { position } = await tab.turn()
  const advice = await tab.advise()
  expect(advice).toMatchObject({ why: { prompt: position.decision?.prompt } })
  await play(tab, 3)
  const numbers = Array.from({ length: tab.message.position.number }, (_, number) => number)
  const reasons = await Promise.all(numbers.map((number) => tab.explain(number)))
  const untold = reasons.flatMap((reason) => ('answer' in reason ? [] : [reason.why]))
  expect(untold.filter((why) => why !== 'not-by-a-bot' && why !== 'knows-more')).toEqual([])
  const told = numbers.filter((number) => 'answer' in reasons[number])
  expect(told.length).toBeGreaterThan(0)
  for (const number of told) {
    expect(reasons[number]).toMatchObject({ level: 'cadet', view: { seats: 2 } })
    expect(await tab.explain(number)).toEqual(reasons[number])
  }
})

test('a standing order is followed here too, told, and withdrawn', async () => {
  const { tab, id } = await newGame({ ...SOLO, game: 'x-odus', seats: ['human'], names: ['Ada'] })
  // Somewhere on the way a question comes that comes again and again.
  while (!(await tab.turn()).position.standing?.mayOrder) await play(tab, 1)
  const { position } = tab.message
  const prompt = position.decision?.prompt ?? ''
  const went = position.number
  expect(await tab.order(prompt, 'go-on')).toBeUndefined()
  await expect.poll(() => tab.message.position.number).toBeGreaterThan(went)
  const { standing } = (await tab.turn()).position
  expect(standing?.obeyed[0]).toMatchObject({ at: went + 1, order: { prompt, answer: 'go-on' } })
  expect(await tab.withdrawOrder(prompt)).toBeUndefined()
  expect(tab.message.position.standing).toMatchObject({ orders: [], obeyed: standing?.obeyed })
  const record = await recordOf(tab, id)
  expect(await tab.engine.verify(record)).toMatchObject({ verdict: 'sound' })
})
