import { Driver, LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { lesson } from './lesson.ts'
import type { LegioFact } from './rules/facts.ts'
import { viiLegio } from './rules/game.ts'

const { seats, seed, options, seat, steps } = lesson

const newTable = () => new Driver(viiLegio, { seats: Array<string>(seats).fill('human'), seed, options })

/** What happens in each step, up to the next one: the texts rely on it. */
const HAPPENS: readonly (readonly LegioFact['kind'][])[] = [
  ['free-item', 'free-item', 'free-item', 'free-item', 'turn'],
  ['take-off'],
  ['cards-taken', 'turned-over', 'xp'],
  ['paid', 'bought', 'xp'],
  ['turn', 'take-off', 'cards-taken', 'turned-over', 'xp', 'discovered', 'vp', 'scanned', 'turn'],
  ['cards-taken', 'turned-over', 'discovered', 'vp'],
  ['scanned', 'scan-result'],
  ['revealed', 'landed', 'turn', 'cards-taken', 'turned-over', 'nothing-to-discover', 'turn', 'xp'],
  ['went-to-contact', 'turn', 'cards-taken', 'turned-over', 'xp', 'flare', 'turn', 'threshold', 'vp'],
  ['left-planet'],
  ['cards-taken', 'paid', 'crossed'],
  [],
]

/** Plays the lesson with the first answer of each step; calls back where each step begins and after it. */
function play(
  before: (driver: ReturnType<typeof newTable>, step: number) => void,
  after: (heard: readonly LegioFact[], step: number) => void = () => {},
): void {
  const driver = newTable()
  for (const [step, { allows, then = [] }] of steps.entries()) {
    before(driver, step)
    const told = driver.facts.length
    const [answer] = allows
    if (answer !== undefined) expect(driver.answer(seat, answer)).toBeUndefined()
    for (const given of then) expect(driver.answer(given.seat, given.answer)).toBeUndefined()
    const heard = driver.facts.slice(told).filter(({ audience }) => audience?.includes(seat) ?? true)
    after(
      heard.map(({ fact }) => fact),
      step,
    )
  }
}

describe('the lesson', () => {
  test('has between eight and twelve steps, and asks for one thing at a time', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8)
    expect(steps.length).toBeLessThanOrEqual(12)
    expect(HAPPENS.length).toBe(steps.length)
    for (const { allows } of steps) expect(allows.length).toBeLessThanOrEqual(1)
  })

  test('allows only what the rules allow, when the reader is asked', () => {
    play((driver, step) => {
      const { decision } = driver.view(seat)
      const legal = decision?.offers.filter(({ refusal }) => refusal === undefined).map(({ key }) => key)
      expect(legal, `step ${step}`).toEqual(expect.arrayContaining([...steps[step].allows]))
    })
  })

  test('is true to its word: what the texts tell happens', () => {
    play(
      () => {},
      (heard, step) =>
        expect(
          heard.map(({ kind }) => kind),
          `step ${step}`,
        ).toEqual(HAPPENS[step]),
    )
  })

  test('brings the figures that the texts give', () => {
    const you = (driver: ReturnType<typeof newTable>) => driver.state.ships[seat]
    const figures: Readonly<Record<number, object>> = {
      1: { thrusters: 3, squads: 2, place: 'base' },
      3: { xp: [0, 1, 0, 0] },
      4: { lasers: 1, xp: [1, 1, 0, 0] },
      6: { vp: 1 },
      8: { place: 'observation', xp: [1, 2, 0, 0] },
      9: { place: 'contact', xp: [0, 0, 0, 0], vp: 5 },
      10: { place: 'space', sector: 1 },
      11: { sector: 2 },
    }
    play((driver, step) => expect(you(driver), `step ${step}`).toMatchObject(figures[step] ?? {}))
  })

  test('takes back the take-off, as the text invites to, and not the card', () => {
    play((driver, step) => {
      const { length } = driver.answers
      if (step === 2) expect(driver.undoHorizon(seat)).toBe(length - 1)
      if (step === 3) expect(driver.undoHorizon(seat)).toBe(length)
    })
  })

  test.each(LANGUAGES)('is written in full: %s', (language) => {
    for (const { says } of steps) {
      expect(says[language].length).toBeGreaterThan(120)
      expect(says[language].length).toBeLessThanOrEqual(300)
      expect(says[language]).not.toMatch(/["']| [;!?]|« /)
    }
  })
})
