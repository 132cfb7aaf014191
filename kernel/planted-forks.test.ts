import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Driver } from './driver.ts'
import { freshStartsFault } from './fresh-starts.ts'
import { type Fork, type GameRecord, parseRecord } from './record-file.ts'
import { seedHashOf } from './record.ts'
import { errand } from './testing/errand.ts'
import { newTable, play } from './testing/errand-table.ts'
import { verifyRecord } from './verify.ts'

const forkAt = (at: number, epoch: number, seed = 'planted'): Fork => ({
  at,
  epoch,
  seed,
  seedHash: seedHashOf(seed),
})

const WALKED = ['walk', 'walk', 'walk', 'walk', 'walk', 'walk']
const walked = (): GameRecord => play(newTable(), ...WALKED).record()

/** Records with fresh starts and forks of whatever kind, and a moment to leave each at. */
const planted = fc.record({
  renewed: fc.array(fc.nat(8), { maxLength: 6 }),
  forks: fc.array(
    fc.record({
      at: fc.nat(9),
      epoch: fc.integer({ min: 1, max: 12 }),
      seed: fc.constantFrom('evil', 'worse'),
    }),
    { maxLength: 5 },
  ),
  at: fc.nat(WALKED.length),
  /** How far to go back between the rolls, again and again. */
  back: fc.array(fc.nat(WALKED.length), { minLength: 1, maxLength: 8 }),
})

const ROLLS = 1000

/** An errand on which a roll is of many dice, and ends the step: to play it again costs little. */
const dice: typeof errand = {
  ...errand,
  step(g) {
    const menu = g.menu(0, 'errand.deed')
    menu.offer('walk')
    menu.offer('roll')
    if (menu.ask() === 'roll') for (let die = 0; die < 50; die++) g.state.rolled.push(g.roll(1_000_000_000))
  },
}

/** Rolls of a game that leaves a record with a secret of its own, going back now and then. */
function rolls(record: GameRecord, at: number, back: readonly number[], secret: string): number[] {
  const driver = Driver.open(dice, Driver.open(dice, record, at).fork(secret))
  const rolled: number[] = []
  for (const to of back) {
    for (let dice = 0; dice < ROLLS / back.length; dice += 50) play(driver, 'roll')
    rolled.push(...driver.state.rolled)
    driver.rewind(to)
  }
  return rolled
}

test('whatever a record says, every draw after a fork depends on the new secret', () => {
  const record = walked()
  fc.assert(
    fc.property(planted, ({ renewed, forks, at, back }) => {
      const sent = { ...record, renewed, forks: forks.map(({ at, epoch, seed }) => forkAt(at, epoch, seed)) }
      const [one, other] = ['one', 'another'].map((secret) => rolls(sent, at, back, secret))
      expect(one.length).toBeGreaterThanOrEqual(ROLLS)
      expect(one.filter((roll, place) => roll === other[place])).toEqual([])
    }),
    { numRuns: 200, seed: 7 },
  )
})

describe('a game left before it was itself left', () => {
  test('does not know the later secret', () => {
    const first = Driver.open(errand, play(newTable(), 'roll', 'roll', 'roll').fork('one'))
    const early = Driver.open(errand, play(first, 'roll').record(), 1)
    expect(early.forks).toEqual([])
    expect(early.fork('two').forks).toEqual([forkAt(1, 1, 'two')])
  })
})

describe('fresh starts that no table makes are refused', () => {
  const base = { rules: '1', at: 2, state: {}, chance: [0, 0] }
  test.each<[string, Partial<GameRecord>, string]>([
    ['a fork without a fresh start', { forks: [forkAt(0, 1)] }, 'the fork at answer 0 does not fit'],
    ['a fork of a later start', { renewed: [0], forks: [forkAt(0, 2)] }, 'the fork at answer 0 does not fit'],
    ['a fork before its start', { renewed: [3], forks: [forkAt(2, 1)] }, 'the fork at answer 2 does not fit'],
    ['two forks at one start', { renewed: [1, 2], forks: [forkAt(1, 1), forkAt(1, 1)] }, 'does not fit'],
    ['forks out of order', { renewed: [1, 2], forks: [forkAt(2, 2), forkAt(1, 1)] }, 'does not fit'],
    ['starts out of order', { renewed: [3, 1] }, 'chance cannot have started afresh at answer 1'],
    ['a start after the last answer', { renewed: [7] }, 'chance cannot have started afresh at answer 7'],
    ['a beginning after the last answer', { base: { ...base, at: 7 } }, 'it cannot begin at answer 7'],
    ['a beginning in another epoch', { base: { ...base, chance: [-9, 0] } }, 'started afresh -9 times'],
  ])('%s', (_, changed, message) => {
    const record = { ...walked(), ...changed }
    expect(freshStartsFault(record)).toContain(message)
    expect(() => parseRecord(JSON.stringify(record))).toThrow(message)
    expect(verifyRecord(errand, record).checks.find(({ name }) => name === 'seed')?.outcome).toMatchObject({
      why: 'bad-forks',
    })
  })

  test('those of a table that went back behind its fork are not', () => {
    const fork = Driver.open(errand, play(newTable(), 'walk', 'walk', 'walk').fork('one'))
    play(fork, 'roll').rewind(1)
    const again = play(Driver.open(errand, play(fork, 'walk').fork('two')), 'roll')
    expect(freshStartsFault(again.record())).toBeUndefined()
  })
})
