import type { Lesson } from '@astrolabe/drawing'
import { GAMES } from '@astrolabe/games'
import { FACES } from '@astrolabe/games/faces.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { LessonRun } from './play-lesson.ts'

const { game } = await GAMES['vii-legio']()
const says = { en: 'Do it.', fr: 'Faites.' }

const LESSON: Lesson = {
  seed: 'first flight 323118',
  seats: 2,
  options: {},
  seat: 0,
  steps: [
    { says, allows: [], lights: [] },
    { says, allows: ['thrusters', 'lasers'], lights: ['track-thrusters'] },
    {
      says,
      allows: ['squads'],
      lights: [],
      afterwards: [
        { seat: 1, answer: 'lasers' },
        { seat: 1, answer: 'scanners' },
      ],
    },
    { says, allows: ['take-off'], lights: [] },
    { says, allows: [], lights: [] },
  ],
}

/** The lesson after these answers, and all that the others answer to them. */
function atLast(...answers: readonly string[]): LessonRun {
  const run = new LessonRun(game, LESSON)
  run.readOn()
  for (const answer of answers) {
    run.answer(answer)
    while (run.playOn());
  }
  return run
}

describe('a lesson', () => {
  test('goes from step to step, by reading on or by the answer that is asked for', () => {
    const run = new LessonRun(game, LESSON, 'Ada')
    expect(run.position()).toMatchObject({ seat: 0, number: 0, seats: [{ name: 'Ada' }, { level: 'cadet' }] })
    expect(run.answer('thrusters')).toBe(false)
    expect(run.readOn()).toBe(true)
    expect(run.readOn()).toBe(false)
    expect(run.answer('thrusters')).toBe(true)
    expect([run.number, run.position().number]).toEqual([2, 1])
  })

  test('refuses what it did not ask for, legal or not', () => {
    const run = new LessonRun(game, LESSON)
    run.readOn()
    for (const other of ['squads', 'nonsense', '']) expect(run.answer(other)).toBe(false)
    expect(run.position()).toMatchObject({ number: 0, rewinds: 0 })
  })

  test('lets the others play one answer at a time, and goes on when they are done', () => {
    const run = new LessonRun(game, LESSON)
    run.readOn()
    run.answer('lasers')
    run.answer('squads')
    expect(run).toMatchObject({ isWatching: true, number: 2 })
    expect(run.answer('take-off')).toBe(false)
    expect([run.playOn(), run.number, run.playOn(), run.number, run.playOn()]).toEqual([
      true,
      2,
      true,
      3,
      false,
    ])
    expect(run.isWatching).toBe(false)
  })

  test('can be taken back while the others play', () => {
    const run = atLast('lasers')
    run.answer('squads')
    run.playOn()
    expect(run.back()).toBe(true)
    expect(run).toMatchObject({ isWatching: false, number: 2 })
    expect(run.position().number).toBe(1)
  })

  test('goes back to any step, and then on again by another way', () => {
    const run = new LessonRun(game, LESSON)
    expect(run.back()).toBe(false)
    expect(run.backTo(0)).toBe(false)
    const further = atLast('lasers', 'squads', 'take-off')
    expect(further.backTo(4)).toBe(true)
    expect([further.number, further.position().number]).toEqual([3, 4])
    expect(further.backTo(3)).toBe(true)
    expect([further.number, further.position().number]).toEqual([2, 1])
    expect(further.back()).toBe(true)
    expect(further.answer('thrusters')).toBe(true)
    expect(further.position()).toMatchObject({ number: 1, rewinds: 3 })
  })

  test('ends where there is nothing left to read', () => {
    const run = atLast('lasers', 'squads', 'take-off')
    expect(run.isLast).toBe(true)
    expect(run.readOn()).toBe(false)
  })

  test('that asks the others for something illegal is a mistake of the lesson', () => {
    const steps = [
      { says, allows: [], lights: [], afterwards: [{ seat: 1, answer: 'lasers' }] },
      LESSON.steps[0],
    ]
    const run = new LessonRun(game, { ...LESSON, steps })
    run.readOn()
    expect(() => run.playOn()).toThrow('lasers')
  })
})

test.each(Object.keys(FACES))('the lesson of %s can be taken to its end', async (id) => {
  const [house, face] = await Promise.all([GAMES[id](), FACES[id].face()])
  const run = new LessonRun(house.game, await face.lesson())
  while (!run.isLast) {
    for (const language of LANGUAGES) expect(run.step.says[language]).not.toBe('')
    const [answer] = run.step.allows
    expect(answer === undefined ? run.readOn() : run.answer(answer)).toBe(true)
    while (run.playOn());
  }
  expect(run.step.allows).toEqual([])
})
