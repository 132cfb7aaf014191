import { expect, test } from 'vitest'
import { calibrationOf } from './calibration.ts'
import { type LessonJob, lessons, linearOf } from './lessons.ts'
import { fitPage } from './page.ts'
import { weightsFile } from './weights-file.ts'

const job = (game: string, seats: number): LessonJob => ({
  game,
  options: {},
  bots: Array.from({ length: seats }, () => 'random' as const),
  seed: 1,
  from: 0,
  to: 1,
})

async function lessonsOf(order: LessonJob) {
  const all = []
  for await (const examples of lessons.run(order)) all.push(...examples)
  return all
}

test('rivals are learnt from by what sets them apart: at every step their results add up to nothing', async () => {
  const { features } = await linearOf('vii-legio')
  const examples = await lessonsOf(job('vii-legio', 3))
  expect(examples.length % 3).toBe(0)
  for (const { features: measured } of examples) expect(measured).toHaveLength(2 * features.length)
  for (let at = 0; at < examples.length; at += 3) {
    const seats = examples.slice(at, at + 3)
    expect(seats.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(0)
    expect(seats.reduce((sum, { features: [vp] }) => sum + vp, 0)).toBeCloseTo(0)
  }
})

test('where all win together one seat speaks for all, and a game is won or not', async () => {
  const { features } = await linearOf('x-odus')
  const examples = await lessonsOf(job('x-odus', 2))
  expect(new Set(examples.map(({ result }) => result)).size).toBe(1)
  for (const { features: measured, result } of examples) {
    expect(measured).toHaveLength(features.length)
    expect([0, 1]).toContain(result)
  }
})

test('the same seed teaches the same', async () => {
  expect(await lessonsOf(job('vii-legio', 2))).toEqual(await lessonsOf(job('vii-legio', 2)))
})

test('what is foretold stands beside what came, part by part', () => {
  const examples = Array.from({ length: 100 }, (_, at) => ({
    features: Float64Array.from([at]),
    result: 2 * at + 1,
  }))
  const parts = calibrationOf(examples, [2], 'score')
  expect(parts).toHaveLength(10)
  expect(parts[0]).toEqual({ foretold: 9, came: 10, examples: 10 })
})

test('weights are written as the game keeps them, early and late where it runs out', () => {
  const linear = { features: ['one', 'two'], foretells: 'score', left: () => 1 } as const
  const source = weightsFile(linear, { one: [1, 0.5], two: [0, 2] }, 'astrolabe fit nim')
  expect(source).toContain('  one: [1, 0.5],\n  two: [0, 2],\n')
  expect(source).toContain('Made by `astrolabe fit nim`')
})

test('the page names every feature, and how the new weights did', () => {
  const page = fitPage({
    title: 'Nim',
    command: 'astrolabe fit nim',
    games: 10,
    examples: 100,
    weights: { stones: 1.5 },
    before: { stones: 1 },
    calibration: [{ foretold: 1, came: 2, examples: 100 }],
    match: 'They were not tried.',
  })
  for (const words of ['Nim', 'Stones', '1.5', 'They were not tried.']) expect(page).toContain(words)
})
