import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { Driver } from './driver.ts'
import { Steps } from './steps.ts'
import { positionOf } from './testing/position.ts'
import { type Campaign, type CampaignFact, campaignOf } from './tiny/campaign.ts'

const stepsOf = (count: number): Steps<number> => {
  const steps = new Steps<number>()
  for (let at = 0; at < count; at++) steps.push({ at, state: at, chance: [], facts: at * 2 })
  return steps
}

describe('states are kept', () => {
  test('of all steps of a short game, of the newest and a few others of a long one', () => {
    expect(stepsOf(24).size).toBe(24)
    for (const count of [50, 600, 5000]) {
      expect(stepsOf(count).size).toBeLessThanOrEqual(24)
      expect(stepsOf(count).starts).toHaveLength(count)
    }
  })

  test('of every step with a milestone', () => {
    const steps = stepsOf(50)
    steps.mark({ at: 49, fact: { kind: 'chapter' } })
    for (let at = 50; at < 100; at++) steps.push({ at, state: at, chance: [], facts: at * 2 })
    expect(steps.milestones.map(({ state }) => state)).toEqual([49])
  })
})

test('who goes back begins at the step that is kept before', () => {
  const steps = stepsOf(100)
  steps.cutTo(95)
  expect(steps.last.state).toBe(95)
  steps.cutTo(70)
  expect(steps.last).toMatchObject({ state: 64, facts: 128 })
  expect(steps.starts).toHaveLength(65)
  expect(stepsOf(100).upTo(47).last.state).toBe(40)
})

describe('a driver at an earlier answer', () => {
  const played = (): Driver<Campaign, CampaignFact> => {
    const long = campaignOf({ missions: 6, rounds: 20 })
    const driver = new Driver(long, { seats: ['human', 'human'], seed: 'at' })
    const chance = new FastChance('at')
    while (driver.decision !== undefined) {
      const { seats, offers } = driver.decision
      const legal = offers.filter(({ refusal }) => refusal === undefined)
      driver.answer(seats[0], legal[chance.below(legal.length)].key)
      if (chance.below(20) === 0 && driver.freshStarts < 10) driver.rewind(driver.answers.length - 10)
    }
    return driver
  }

  test('is the one that its record leads to', () => {
    const driver = played()
    const record = driver.record()
    for (let number = 0; number <= driver.answers.length; number += 7) {
      const opened = Driver.open(driver.game, record, number)
      const past = driver.at(number)
      expect(positionOf(past)).toEqual(positionOf(opened))
      expect(past.facts).toEqual(opened.facts)
      expect(past.record()).toEqual(opened.record())
    }
    expect(driver.record()).toEqual(record)
  })

  test('goes its own way', () => {
    const driver = played()
    const before = JSON.stringify([driver.record(), driver.facts])
    const past = driver.at(30)
    past.rewind(12)
    while (past.decision !== undefined) past.answer(past.decision.seats[0], past.decision.offers[0].key)
    expect(JSON.stringify([driver.record(), driver.facts])).toBe(before)
  })
})
