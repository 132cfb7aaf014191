import { GAMES } from '@astrolabe/games'
import { chosenAt, Driver, parseAnswer } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { Replay } from './replay.ts'
import { newGame, play, recordOf, SOLO } from './test/tab.ts'

const house = await GAMES['vii-legio']()

/** A game of a few rounds with an undo by consent in its middle. */
async function finishedGame() {
  const { tab, id } = await newGame({ ...SOLO, options: { roundLimit: 4 } })
  await play(tab, 10)
  await tab.turn()
  await tab.undo(5)
  await play(tab)
  return recordOf(tab, id)
}

describe('a replay', () => {
  test('shows every moment as every seat saw it', async () => {
    const record = await finishedGame()
    expect(record.renewed).toEqual([5])
    const replay = new Replay(house.game, record, [])
    expect(replay.outline).toEqual({ first: 0, last: record.answers.length, isOver: true, milestones: [] })
    for (let number = 0; number <= record.answers.length; number++) {
      const then = Driver.open(house.game, record, number)
      for (const seat of [-1, 0, 1]) {
        const { state, decision, outcome, facts } = then.view(seat)
        const { position } = replay.moment(number, seat)
        expect(position).toMatchObject({ number, seat, view: state, decision, outcome })
        expect(replay.facts(seat).filter(({ at }) => at <= number)).toEqual(facts)
      }
    }
  })

  test('says what was answered, so that it can be put in words', async () => {
    const record = await finishedGame()
    const replay = new Replay(house.game, record, [])
    expect(replay.moment(0, 0).given).toBeNull()
    for (const [number, answer] of record.answers.entries()) {
      const { given } = replay.moment(number + 1, -1)
      const before = Driver.open(house.game, record, number)
      const { seat } = parseAnswer(answer, before.decision?.seats[0] ?? -1)
      expect(given).toMatchObject({ seat, view: before.view(seat).state })
      const says = given?.options.map((option) =>
        house.text.en.option(chosenAt(given.question, option), given.view, seat),
      )
      expect(says?.join()).toMatch(/\w/)
    }
  })

  test('keeps within the record', async () => {
    const replay = new Replay(house.game, await finishedGame(), [])
    const { last } = replay.outline
    expect(replay.moment(-5, 0).position.number).toBe(0)
    expect(replay.moment(last + 5, 0).position).toMatchObject({ number: last, phase: 'over' })
  })

  test('keeps the secret until the game is over', async () => {
    const { tab, id } = await newGame()
    await play(tab, 4)
    const record = await recordOf(tab, id)
    expect(new Replay(house.game, record, []).moment(3, 0).position).not.toHaveProperty('seed')
    expect(new Replay(house.game, await finishedGame(), []).moment(3, 0).position.seed).toBeDefined()
  })
})
