import { expect, test } from 'vitest'
import { allHold, REFERENCE } from '../row.ts'
import { closedLoopSections, openingSection, pacedSections } from './sections.ts'
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
  server: { cpuSeconds, calibration: REFERENCE / 2, loopDelay: wait },
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
  expect(figures.loopDelay).toBe(2)
  expect(figures.answers).toBe(5000)
})

const ours = (...windows: Window[]) => ({ name: 'ours', windows })
const peer = (...windows: Window[]) => ({ name: 'peer', windows })

test('throughput is held against the peer window by window, CPU against its target', () => {
  const fast = ours(windowOf(8000, 0.8, 1), windowOf(800, 0.08, 1), windowOf(9000, 0.9, 1))
  const slow = peer(windowOf(2000, 1, 1), windowOf(200, 0.1, 1), windowOf(3000, 1, 1))
  const sections = closedLoopSections('load', fast, slow)
  expect(sections.map(({ title }) => title)).toEqual(['load: ours', 'load: peer'])
  const [answers, cpu] = sections[0].rows
  expect(answers.bars).toEqual([{ against: 'boardgame.io', ratio: 4, atLeast: 2, hard: true }])
  // 100 µs of CPU that is worth half as much as the reference.
  expect(cpu.figure).toBeCloseTo(100)
  expect(cpu.calibrated).toBeCloseTo(50)
  expect(cpu.bars[0].ratio).toBeCloseTo(2)
  expect(allHold(sections)).toBe(true)
  expect(allHold(closedLoopSections('load', slow, fast))).toBe(false)
})

test('without the peer there is nothing to be held against but the targets', () => {
  const sections = closedLoopSections('load', ours(windowOf(1000, 0.3, 1)), undefined)
  expect(sections).toHaveLength(1)
  expect(sections[0].rows[0].bars).toEqual([])
  expect(allHold(sections)).toBe(false)
})

test('waits fail the benchmark on a quiet machine only', () => {
  const slow = (others: number) => pacedSections('calm', ours(windowOf(1000, 0.01, 4, others)), undefined)
  expect(allHold(slow(0.1))).toBe(false)
  expect(allHold(slow(0.3))).toBe(true)
  expect(allHold(pacedSections('calm', ours(windowOf(1000, 0.01, 2)), undefined))).toBe(true)
})

test('the first table opened when people come back after a restart is held against the target', () => {
  const { rows } = openingSection('opening', 90, [40, 10, 30, 20])
  expect(rows.map(({ figure }) => figure)).toEqual([90, 40, 20])
  expect(rows.map(({ bars }) => bars.map(({ ratio }) => ratio))).toEqual([[], [1.25], []])
})
