import { describe, expect, test } from 'vitest'
import { FastChance, fastSeed } from '../chance.ts'
import { Driver } from '../driver.ts'
import { SPECTATOR } from '../hidden.ts'
import { checkRandomGame, EVERY_BUILD } from '../testing/harness.ts'
import { positionOf } from '../testing/position.ts'
import { type Campaign, type CampaignFact, campaign, campaignOf } from './campaign.ts'

type CampaignDriver = Driver<Campaign, CampaignFact>

const tableOf = (seats: number, game = campaign, seed = 'campaign'): CampaignDriver =>
  new Driver(game, { seats: Array.from({ length: seats }, () => 'human'), seed })

/** Answers until `enough`, with the first option that `wanted` names, or the first of all. */
function play(
  driver: CampaignDriver,
  wanted: readonly string[],
  enough = Number.POSITIVE_INFINITY,
): CampaignDriver {
  while (driver.decision !== undefined && driver.answers.length < enough) {
    const { seats, offers } = driver.decision
    const legal = offers.filter(({ refusal }) => refusal === undefined).map(({ key }) => key)
    expect(driver.answer(seats[0], legal.find((key) => wanted.includes(key)) ?? legal[0])).toBeUndefined()
  }
  return driver
}

const entriesTold = (driver: CampaignDriver, seat: number): number[] =>
  driver.view(seat).facts.flatMap(({ fact }) => (fact.kind === 'story' ? [fact.entry] : []))

test('passes the harness', () => {
  let positions = 0
  for (let game = 0; game < 40; game++)
    positions += checkRandomGame(
      campaign,
      { seats: 1 + (game % 4), options: {} },
      fastSeed('campaign', game),
      EVERY_BUILD,
    ).positions
  expect(positions).toBeGreaterThan(5)
})

test('BC-1, BC-5, BC-7 three missions of work lead home', () => {
  const driver = play(tableOf(2), ['work'])
  expect(driver.milestones).toEqual(
    [0, 5, 10].map((at, mission) => ({ at, fact: { kind: 'mission', mission } })),
  )
  expect(driver.view(SPECTATOR).outcome).toEqual({ scores: [3, 3], winners: [0, 1] })
  expect(entriesTold(driver, SPECTATOR)).toEqual([1, 4, 2, 6, 4, 3, 4, 9])
})

test('BC-3 without plates nobody scouts', () => {
  const driver = play(tableOf(4, campaignOf({ rounds: 9 })), ['scout'], 36)
  expect(driver.state.plates).toBe(0)
  const [, scout] = driver.decision?.offers ?? []
  expect(scout).toMatchObject({ key: 'scout', refusal: { rule: 'BC-3' } })
})

test('BC-6 what is taken at the second briefing lasts', () => {
  const cargo = play(tableOf(1), ['work', 'cargo'], 4)
  expect(cargo.state).toMatchObject({ taken: 'cargo', progress: 2 })
  expect(play(cargo, ['work'], 7).state).toMatchObject({ mission: 2, progress: 2 })
})

test('BC-7 who scouts instead of working may stay adrift', () => {
  const ends = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
    play(tableOf(1, campaign, seed), ['scout']),
  )
  const isAdrift = (driver: CampaignDriver): boolean => driver.view(0).outcome?.winners.length === 0
  expect(new Set(ends.map(isAdrift))).toEqual(new Set([true, false]))
  for (const driver of ends) expect(entriesTold(driver, 0).at(-1)).toBe(isAdrift(driver) ? 10 : 9)
})

test('BC-4 a letter is read by its finder alone', () => {
  const driver = play(tableOf(2, campaignOf({ rounds: 6 })), ['scout'])
  const finders = [0, 1].filter((seat) => entriesTold(driver, seat).includes(8))
  expect(finders.length).toBeGreaterThan(0)
  expect(entriesTold(driver, SPECTATOR)).not.toContain(8)
})

describe('a campaign opened from its milestones', () => {
  const long = campaignOf({ missions: 8, rounds: 10 })

  function random(seats: number): CampaignDriver {
    const driver = tableOf(seats, long)
    const chance = new FastChance('long')
    while (driver.decision !== undefined && driver.answers.length < 150) {
      const { seats: asked, offers } = driver.decision
      const legal = offers.filter(({ refusal }) => refusal === undefined)
      driver.answer(asked[0], legal[chance.below(legal.length)].key)
      if (chance.below(30) === 0 && driver.answers.length > 10) driver.rewind(driver.answers.length - 5)
    }
    return driver
  }

  const resumed = (driver: CampaignDriver): CampaignDriver =>
    Driver.resume(long, driver.record(), structuredClone(driver.snapshots()))

  test('stands where it stood, with the facts of the last two chapters', () => {
    const whole = random(2)
    const again = resumed(whole)
    expect(again.factsFrom).toBe(whole.milestones.at(-2)?.at)
    expect({ ...positionOf(again), facts: 0 }).toEqual({ ...positionOf(whole), facts: 0 })
    expect(again.facts.slice(again.recentFacts())).toEqual(whole.facts.slice(whole.recentFacts()))
    expect(again.record()).toEqual(whole.record())
    expect(again.milestones).toEqual(whole.milestones)
    expect(again.snapshots()).toEqual(whole.snapshots())
  })

  test('goes by snapshots of its own rules and its own past, and by no others', () => {
    const whole = random(2)
    const alien = whole.snapshots().map((snapshot) => ({ ...snapshot, rules: 'other', state: null }))
    const again = Driver.resume(long, whole.record(), alien)
    expect(positionOf(again)).toEqual(positionOf(whole))
    const early = whole.at((whole.milestones.at(-4)?.at ?? 0) + 1)
    const shorter = Driver.resume(long, early.record(), structuredClone(whole.snapshots()))
    expect({ ...positionOf(shorter), facts: 0 }).toEqual({ ...positionOf(early), facts: 0 })
    expect(shorter.milestones).toEqual(early.milestones)
  })

  test('keeps where it was carried over from other rules, and what was told under them', () => {
    const old = random(2).at(40)
    const newer = { ...long, rules: 'newer' }
    const carried = Driver.carryOver(newer, old.record(), old.facts)
    play(carried, ['work'], 130)
    expect(carried.milestones.length).toBeGreaterThan(2)
    const snapshots = structuredClone(carried.snapshots())
    const told = Driver.resume(newer, carried.record(), snapshots, old.facts)
    expect(told.facts).toEqual(carried.facts)
    const untold = Driver.resume(newer, carried.record(), snapshots)
    expect(untold.record()).toEqual(carried.record())
    expect(untold.firstNumber).toBe(carried.firstNumber)
    expect(untold.firstNumber).toBeGreaterThan(0)
  })

  test('tells every chapter when it is asked for', () => {
    const whole = random(3)
    const again = resumed(whole)
    const chapters = Array.from({ length: whole.milestones.length + 1 }, (_, number) => whole.chapter(number))
    expect(chapters.flat()).toEqual(whole.facts)
    for (const [number, facts] of chapters.entries()) expect(again.chapter(number)).toEqual(facts)
    expect(again.factsFrom).toBeGreaterThan(0)
  })

  test('knows what came before when it is asked: who answered, and how to go back', () => {
    const whole = random(2)
    for (const number of [0, 3, 22, 30, 60, 100]) {
      expect(resumed(whole).authorOf(number)).toBe(whole.authorOf(number))
      const [one, other] = [random(2), resumed(whole)]
      expect([one.rewind(number), other.rewind(number)]).toEqual([true, true])
      expect({ ...positionOf(other), facts: 0 }).toEqual({ ...positionOf(one), facts: 0 })
      expect(other.milestones).toEqual(one.milestones)
      expect(other.facts.slice(other.recentFacts())).toEqual(one.facts.slice(one.recentFacts()))
      expect(positionOf(resumed(whole).at(number)).state).toBe(positionOf(whole.at(number)).state)
    }
  })
})
