import { expect, test } from 'vitest'
import { allHold, REFERENCE } from '../row.ts'
import { closedLoopSections, openingSection } from './sections.ts'
import { figuresOf, type Window } from './window.ts'

/** A window of one second. */
const windowOf = (answers: number, cpuSeconds: number, wait: number, others = 0): Window => ({
  samples: {
    seconds: 1,
    answers,
    acknowledged: [wait, wait, wait],
    broadcast: [2 * wait, 2 * wait, 2 * wait],
    skipped: 0,
  },
  server: { cpuSeconds, loopDelay: wait },
  calibration: REFERENCE / 2,
  generator: 0.5,
  generatorDelay: 0,
  others,
})

test('several windows become one line of figures', () => {
  const figures = figuresOf([windowOf(1000, 0.5, 1), windowOf(3000, 0.5, 2), windowOf(1000, 0.5, 9)])
  expect(figures.answersPerSecond).toBe(1000)
  expect(figures.cpuMicroseconds).toBeCloseTo(300)
  expect(figures.cpuCalibrated).toBeCloseTo(150)
  expect(figures.acknowledged.p50).toBe(2)
  expect(figures.broadcast.p50).toBe(4)
  expect(figures.acknowledged).toMatchObject({ p99: 9, middle: 2 })
  expect(figures.loopDelay).toBe(2)
  expect(figures.answers).toBe(5000)
})

const measured = (name: string, ...windows: Window[]) => ({ name, windows })
const others = { plain: measured('plain', windowOf(9000, 0.5, 1)) }

test('throughput and CPU are held against the peer, window by window', () => {
  const fast = measured('ours', windowOf(8000, 0.8, 1), windowOf(800, 0.08, 1), windowOf(9000, 0.9, 1))
  const slow = measured('peer', windowOf(2000, 1, 1), windowOf(200, 0.1, 1), windowOf(3000, 1, 1))
  const sections = closedLoopSections('load', { ...others, ours: fast, peer: slow })
  expect(sections.map(({ title }) => title)).toEqual(['load: ours', 'load: plain', 'load: peer'])
  const [answers, cpu] = sections[0].rows
  expect(answers.bars).toEqual([{ against: 'boardgame.io, in memory', ratio: 4, atLeast: 1, hard: false }])
  expect(cpu.figure).toBeCloseTo(100)
  // A fifth of what it costs the peer, where three times as much is allowed.
  expect(cpu.bars[0].ratio).toBeCloseTo(15)
  expect(allHold(sections)).toBe(true)
  expect(allHold(closedLoopSections('load', { ...others, ours: slow, peer: fast }))).toBe(false)
})

test('without the peer CPU is told, calibrated, and held against nothing', () => {
  const ours = measured('ours', windowOf(1000, 0.1, 1))
  const [section] = closedLoopSections('load', { ours, ...others, peer: undefined })
  expect(section.rows.flatMap(({ bars }) => bars)).toEqual([])
  // 100 µs of CPU that is worth half as much as the reference.
  expect(section.rows[1].calibrated).toBeCloseTo(50)
})

test('the first table opened when people come back after a restart is held against the target', () => {
  const { rows } = openingSection('opening', 90, [
    [40, 10, 30, 20],
    [80, 20],
    [10, 20],
  ])
  expect(rows.map(({ figure }) => figure)).toEqual([90, 40, 20])
  expect(rows.map(({ bars }) => bars.map(({ ratio }) => ratio))).toEqual([[], [1.25], []])
})
