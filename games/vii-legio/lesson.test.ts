import { Driver, LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { lesson } from './lesson.ts'
import type { LegioFact } from './rules/facts.ts'
import { viiLegio } from './rules/game.ts'
import type { Ship } from './rules/state.ts'

const { seats, seed, options, seat, steps } = lesson

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

/** A step as it was taken with the real rules. */
interface Played {
  /** Where it began: what the reader could choose, and take back; and their ship. */
  readonly legal: readonly string[]
  readonly free: number
  readonly ship: Ship
  /** What was not accepted. */
  readonly rejected: readonly string[]
  readonly heard: readonly LegioFact[]
}

function playLesson(): readonly Played[] {
  const driver = new Driver(viiLegio, { seats: Array<string>(seats).fill('human'), seed, options })
  return steps.map(({ allows, afterwards = [] }) => {
    const offers = driver.view(seat).decision?.offers ?? []
    const legal = offers.filter(({ refusal }) => refusal === undefined).map(({ key }) => key)
    const free = driver.answers.length - driver.undoHorizon(seat)
    const ship = structuredClone(driver.state.ships[seat])
    const told = driver.facts.length
    const given = [...allows.slice(0, 1).map((answer) => ({ seat, answer })), ...afterwards]
    const rejected = given.flatMap((one) => (driver.answer(one.seat, one.answer) ? [one.answer] : []))
    const heard = driver.facts.slice(told).filter(({ audience }) => audience?.includes(seat) ?? true)
    return { legal, free, ship, rejected, heard: heard.map(({ fact }) => fact) }
  })
}

describe('the lesson', () => {
  const played = playLesson()

  test('has between eight and twelve steps, and asks for one thing at a time', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8)
    expect(steps.length).toBeLessThanOrEqual(12)
    for (const { allows } of steps) expect(allows.length).toBeLessThanOrEqual(1)
  })

  test('allows and answers only what the rules allow', () => {
    for (const [step, { legal, rejected }] of played.entries()) {
      expect(legal, `step ${step}`).toEqual(expect.arrayContaining([...steps[step].allows]))
      expect(rejected, `step ${step}`).toEqual([])
    }
  })

  test('is true to its word: what the texts tell happens', () => {
    expect(played.map(({ heard }) => heard.map(({ kind }) => kind))).toEqual(HAPPENS)
  })

  test('brings the figures that the texts give', () => {
    expect(played.map(({ ship }) => ship)).toMatchObject([
      {},
      { thrusters: 3, squads: 2, place: 'base' },
      { place: 'space', sector: 1 },
      { xp: [0, 1, 0, 0] },
      { lasers: 1, xp: [1, 1, 0, 0] },
      {},
      { vp: 1, scanners: 1 },
      {},
      { place: 'observation', xp: [1, 2, 0, 0] },
      { place: 'contact', xp: [0, 0, 0, 0], vp: 5 },
      { place: 'space', sector: 1 },
      { sector: 2 },
    ])
  })

  test('lets the take-off be taken back, as the text says, and not the card', () => {
    expect(played.slice(2, 4).map(({ free }) => free)).toEqual([1, 0])
  })

  test.each(LANGUAGES)('is written in full, and short enough for a phone: %s', (language) => {
    for (const { says } of steps) {
      expect(says[language].length).toBeGreaterThan(120)
      expect(says[language].length).toBeLessThanOrEqual(300)
      expect(says[language]).not.toMatch(/["']| [;!?]|« /)
      expect(says[language]).not.toMatch(/\d (?:VP|PV|[NDCR])\b/)
    }
  })
})
