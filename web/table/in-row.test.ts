import { type Errand, errand } from '@astrolabe/kernel/testing/errand.ts'
import { type Deed, GameTable, type Problem } from '@astrolabe/tables'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { answerInRow } from './in-row.ts'
import { messageAt } from './test/ambush.ts'

/** An errand of two, of which the first is at this screen. */
function atErrand() {
  const table = new GameTable<Errand>(errand, [
    {
      kind: 'created',
      game: 'errand',
      rules: errand.rules,
      options: {},
      seats: ['ada', 'ben'].map((guest) => ({ kind: 'person', guest, name: guest })),
      host: 'ada',
      listed: false,
      seed: 'in a row',
    },
  ])
  table.start()
  const message = signal(messageAt(table, 0))
  const done = async (deed: Deed): Promise<Problem | undefined> => {
    message.value = messageAt(table, 0)
    return 'problem' in deed ? deed.problem : undefined
  }
  const session = {
    message,
    answer: (seat: number, number: number, text: string) => done(table.answer(seat, number, text)),
    undo: (seat: number, to: number) => done(table.undo(seat, to)),
  }
  const give = async (answers: readonly string[], back = 0) =>
    await answerInRow(session, { seat: 0, number: message.value.position.number, answers, back })
  return { give, answers: () => table.record()?.answers }
}

test('answers are given in their order, each to the question that the one before led to', async () => {
  const { give, answers } = atErrand()
  expect(await give(['walk', 'walk', 'end'])).toBeUndefined()
  expect(answers()).toEqual(['walk', 'walk', 'end'])
})

test('what comes after the seat is not asked any more is not given', async () => {
  const { give, answers } = atErrand()
  expect(await give(['walk', 'end', 'walk'])).toBeUndefined()
  expect(answers()).toEqual(['walk', 'end'])
})

test('an answer that is refused ends the row, with the rule; those before it stand', async () => {
  const { give, answers } = atErrand()
  expect(await give(['walk', 'show', 'walk'])).toEqual({ why: 'refused', rule: 'ER-1' })
  expect(answers()).toEqual(['walk'])
})

test.each(['roll', 'draw'])('what comes out by the way, at a %s, is thought over', async (deed) => {
  const { give, answers } = atErrand()
  expect(await give(['walk', deed, 'walk'])).toBeUndefined()
  expect(answers()).toEqual(['walk', deed])
  expect(await give(['walk'])).toBeUndefined()
  expect(answers()).toEqual(['walk', deed, 'walk'])
})

test('a plan under way is changed, as far back as that is free', async () => {
  const { give, answers } = atErrand()
  await give(['roll'])
  await give(['walk', 'walk', 'walk'])
  expect(await give(['walk', 'draw'], 2)).toBeUndefined()
  expect(answers()).toEqual(['roll', 'walk', 'walk', 'draw'])
  expect(await give(['walk'], 1)).toEqual({ why: 'nothing-to-take-back' })
  expect(answers()).toEqual(['roll', 'walk', 'walk', 'draw'])
})
