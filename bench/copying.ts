import type { House } from '@astrolabe/kernel'
import { type Effort, interleave, timesAsFast, type Work } from './measure.ts'
import { middles } from './middle.ts'
import { rateRow, type Section } from './row.ts'

const UNIT = 'copies/s'
const CLONE_BAR = 50

/** The last copy made is kept, so that none is left out by a clever compiler. */
let kept: unknown

function copyWork(states: readonly unknown[], copy: (state: unknown) => unknown): Work {
  return () => {
    for (const state of states) kept = copy(state)
    if (kept === undefined) throw new Error('nothing was copied')
    return states.length
  }
}

/** Copies of positions in mid-game, against the copy that the platform has. */
export function copying(house: House<unknown>, seats: number, count: number, effort: Effort): Section {
  const { game } = house
  const states = middles(house, seats, count).map(({ state }) => state)
  const [copy, clone] = interleave(
    [copyWork(states, (state) => game.copy(state)), copyWork(states, (state) => structuredClone(state))],
    effort,
  )
  const ratio = timesAsFast(copy, clone)
  const bar = { against: 'structuredClone', ratio, atLeast: CLONE_BAR, hard: true }
  return {
    title: `${game.id}, ${seats} seats, copy of a position in mid-game`,
    rows: [rateRow('copy', UNIT, copy, 1, [bar]), rateRow('structuredClone', UNIT, clone)],
  }
}
