import { Driver, LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { lookOf } from './board/page/map/look.ts'
import { allSpots, mapSpots } from './board/page/map/spots.ts'
import { stageSpots } from './board/page/stage/spots.ts'
import { sceneOf } from './board/page/test/random-tables.ts'
import { lesson } from './lesson.ts'
import type { Ship } from './position/state.ts'
import type { XodusFact } from './rules/facts.ts'
import { xodus } from './rules/game.ts'

const { seats, seed, options, seat, steps } = lesson

/** What happens in each step, up to the next one: the texts rely on it. */
const HAPPENS: readonly (readonly XodusFact['kind'][])[] = [
  ['mod', 'mod', 'mod', 'round', 'turn'],
  [],
  ['revealed', 'card-used', 'revealed', 'exp'],
  ['moved', 'exploration'],
  ['option-taken', 'scraps', 'revealed', 'signal-found', 'exp', 'mod', 'turn-ended', 'turn'],
  ['fleet-joined', 'moved', 'moved'],
  ['rolled', 'detection', 'combat'],
  ['rolled'],
  ['card-used', 'attack', 'defeated', 'scraps', 'scraps', 'exp', 'mod', 'pacified'],
  ['energy-bought', 'energy-bought', 'scraps', 'scraps'],
  ['turn-ended', 'corruption', 'energy-recovered', 'energy-recovered', 'round'],
  [],
]

/** A step as it was taken with the real rules. */
interface Played {
  /** Where it began: what the reader could choose, what there was to point at, and the three ships. */
  readonly legal: readonly string[]
  readonly spots: readonly string[]
  readonly ships: readonly Ship[]
  /** What was not accepted. */
  readonly rejected: readonly string[]
  readonly heard: readonly XodusFact[]
}

function playLesson(): readonly Played[] {
  const driver = new Driver(xodus, { seats: Array<string>(seats).fill('human'), seed, options })
  return steps.map(({ allows, afterwards = [] }) => {
    const { state: view, decision } = driver.view(seat)
    if (decision === null) throw new Error('the reader is not asked')
    const look = lookOf(sceneOf({ view, seat, decision }, 'en'))
    const spots = [...allSpots(mapSpots(look)), ...stageSpots(look)].map(({ id }) => id)
    const legal = decision.offers.filter(({ refusal }) => refusal === undefined).map(({ key }) => key)
    const ships = structuredClone(driver.state.ships)
    const told = driver.facts.length
    const given = [...allows.slice(0, 1).map((answer) => ({ seat, answer })), ...afterwards]
    const rejected = given.flatMap((one) => (driver.answer(one.seat, one.answer) ? [one.answer] : []))
    const heard = driver.facts.slice(told).map(({ fact }) => fact)
    return { legal, spots, ships, rejected, heard }
  })
}

describe('the lesson', () => {
  const played = playLesson()

  test('has between ten and twelve steps, and asks for one thing at a time', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10)
    expect(steps.length).toBeLessThanOrEqual(12)
    for (const { allows } of steps) expect(allows.length).toBeLessThanOrEqual(1)
  })

  test('allows and answers only what the rules allow', () => {
    for (const [step, { legal, rejected }] of played.entries()) {
      expect(legal, `step ${step}`).toEqual(expect.arrayContaining([...steps[step].allows]))
      expect(rejected, `step ${step}`).toEqual([])
    }
  })

  test('lights only what is there', () => {
    for (const [step, { spots }] of played.entries())
      expect(spots, `step ${step}`).toEqual(expect.arrayContaining([...steps[step].lights]))
  })

  test('is true to its word: what the texts tell happens', () => {
    expect(played.map(({ heard }) => heard.map(({ kind }) => kind))).toEqual(HAPPENS)
  })

  test('brings the figures that the texts give', () => {
    const facts = played.flatMap(({ heard }) => heard)
    expect(facts.find(({ kind }) => kind === 'detection')).toMatchObject({ detected: true })
    expect(facts.find(({ kind }) => kind === 'attack')).toMatchObject({ hits: 2, shields: 0, left: 0 })
    expect(facts.find(({ kind }) => kind === 'corruption')).toMatchObject({ space: 2 })
    const [warship, protoShip, explorer] = [0, 1, 2].map((index) => played.map(({ ships }) => ships[index]))
    expect(explorer[1]).toMatchObject({ actions: 4, energy: 1 })
    expect(explorer[3]).toMatchObject({ energy: 0 })
    expect(explorer[5]).toMatchObject({ level: 2, scraps: 4, acted: true })
    expect(warship[8]).toMatchObject({ energy: 1, scraps: 1, level: 1 })
    expect(warship[9]).toMatchObject({ energy: 0, scraps: 2, level: 2 })
    expect(warship[11]).toMatchObject({ energy: 2, energyMarkers: 2, scraps: 1, health: 9 })
    expect(protoShip[11]).toMatchObject({ energy: 2, energyMarkers: 2, scraps: 2, health: 8 })
  })

  test.each(LANGUAGES)('is written in full, and short enough for a phone: %s', (language) => {
    for (const { says } of steps) {
      expect(says[language].length).toBeGreaterThan(120)
      expect(says[language].length).toBeLessThanOrEqual(300)
      expect(says[language]).not.toMatch(/["']|\.\.| {2}/)
    }
  })

  test('has the no-break spaces of French', () => {
    for (const { says } of steps) expect(says.fr).not.toMatch(/(?<!\u202f)[;!?]|(?<!\u00a0)[:»]|«(?!\u00a0)/)
  })
})
