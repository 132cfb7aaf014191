import { SPECTATOR } from '@astrolabe/kernel'
import { type Campaign, type CampaignFact, campaignOf } from '@astrolabe/kernel/tiny/campaign.ts'
import { describe, expect, test } from 'vitest'
import type { Created } from './events.ts'
import { pastOf } from './past.ts'
import { GameTable } from './table.ts'
import { creation, person, WrittenTable } from './test/tables.ts'

const long = campaignOf({ missions: 5, rounds: 3 })
const [ana, bo] = [person('ana'), person('bo')]

function played(answers: number, game = long): WrittenTable<Campaign, CampaignFact> {
  const written = new WrittenTable(game, [creation(game, [ana, bo])])
  written.do((table) => table.start())
  while (written.number < answers) {
    const { offers = [] } = written.table.driver?.decision ?? {}
    const legal = offers.filter(({ refusal }) => refusal === undefined)
    written.play(legal[(written.number * 7) % legal.length].key)
  }
  return written
}

const reopened = ({ table, events }: WrittenTable<Campaign, CampaignFact>, game = long) =>
  new GameTable(game, events, { snapshots: structuredClone([...(table.chapters?.kept ?? [])]) })

describe('whoever opens a long game', () => {
  test('is told the last two chapters, and the others one by one', () => {
    const written = played(30)
    const { milestones, firstChapter, facts, since } = written.table.position(0)
    expect(milestones.map(({ at }) => at)).toEqual([0, 7, 14, 21, 28])
    expect([firstChapter, since]).toEqual([4, -1])
    const chapters = [0, 1, 2, 3].map((chapter) => written.table.chapters?.factsFor(0, chapter) ?? [])
    const all = written.table.driver?.view(0).facts
    expect([...chapters.flat(), ...facts]).toEqual(all)
    expect(facts[0].fact).toEqual({ kind: 'mission', mission: 3 })
  })

  test('is told the same by a table that was not played from the start', () => {
    const written = played(30)
    const again = reopened(written)
    expect(again.driver?.factsFrom).toBe(21)
    for (const seat of [SPECTATOR, 0, 1]) {
      expect(again.position(seat)).toEqual(written.table.position(seat))
      expect(again.chapters?.factsFor(seat, 2)).toEqual(written.table.chapters?.factsFor(seat, 2))
    }
  })

  test('and has heard less than is known there, is told as if they had just come', () => {
    const again = reopened(played(30))
    expect(again.position(0, 12)).toEqual(again.position(0))
    expect(again.position(0, 25)).toMatchObject({ since: 25 })
  })
})

test('whoever opens a long game is told of orders followed in the last two chapters, and of no others', () => {
  const TURN = 'campaign.turn'
  const orderly: typeof long = { ...long, repeats: [TURN] }
  const written = played(2, orderly)
  while (written.table.driver?.decision?.prompt !== TURN) written.play('ready')
  const [seat] = written.table.waitingFor
  written.do((table) => table.order(seat, TURN, 'work', true))
  while (written.number < 30) {
    const legal = written.table.driver?.decision?.offers.find(({ refusal }) => refusal === undefined)
    if ('answer' in (written.table.nextByItself ?? {})) written.follow()
    else written.play(legal?.key ?? '')
  }
  const { facts, standing } = written.table.position(seat)
  const first = facts[0].at
  const followed = written.table.standing.obeyed.map(({ at }) => at)
  expect(followed.some((at) => at < first)).toBe(true)
  expect(standing?.obeyed.map(({ at }) => at)).toEqual(followed.filter((at) => at >= first))
})

test('whoever opens a campaign of 5,000 answers is sent less than 100 kB', () => {
  const { table } = played(5000, campaignOf({ missions: 13, rounds: 200, ballast: 700 }))
  const bytes = JSON.stringify(table.position(0)).length
  expect(bytes).toBeGreaterThan(30_000)
  expect(bytes).toBeLessThan(100_000)
})

test('what the story told is known for each seat, until it is taken back', () => {
  const written = played(12)
  const entries = [...Array(16).keys()]
  const told = (seat: number) => entries.filter((entry) => written.table.chapters?.hasTold(seat, entry))
  const { facts = [] } = written.table.driver ?? {}
  const finders = facts.flatMap(({ fact, audience }) => (fact.kind === 'story' && audience ? audience : []))
  expect(finders).not.toEqual([])
  for (const seat of [SPECTATOR, 0, 1]) expect(told(seat).includes(8)).toBe(finders.includes(seat))
  expect(told(SPECTATOR)).toContain(2)
  written.do((table) => table.undo(0, 3))
  written.do((table) => table.answerRequest(1, true))
  expect(told(SPECTATOR)).toEqual([1])
  while (written.number < 16) {
    const { offers = [] } = written.table.driver?.decision ?? {}
    written.play(offers.findLast(({ refusal }) => refusal === undefined)?.key ?? '')
  }
  const { chapters } = reopened(written)
  for (const seat of [SPECTATOR, 0, 1])
    expect(told(seat)).toEqual(entries.filter((entry) => chapters?.hasTold(seat, entry)))
})

describe('a branch', () => {
  test('leaves at a milestone, with chance of its own', () => {
    const { table } = reopened30()
    expect(table.chapters?.branch(13, 'new secret')).toBeUndefined()
    const record = table.chapters?.branch(14, 'new secret')?.record
    expect(record).toMatchObject({ forks: [{ at: 14, seed: 'new secret' }], renewed: [14], end: null })
    expect(record?.answers).toEqual(table.driver?.answers.slice(0, 14))
  })

  test('starts from its last chapters, and tells the others to whoever asks', () => {
    const { table } = reopened30()
    const branch = table.chapters?.branch(21, 'new secret')
    if (branch === undefined) throw new Error('there is no branch')
    const created: Created = { ...table.created, past: pastOf(branch.record) }
    const [leaping, playing] = [branch.milestones, []].map((snapshots) => {
      const one = new GameTable(long, [created], { snapshots })
      one.start()
      return one
    })
    expect([leaping.driver?.factsFrom, playing.driver?.factsFrom]).toEqual([14, 0])
    expect(leaping.position(0)).toEqual(playing.position(0))
    expect(leaping.chapters?.factsFor(0, 1)).toEqual(playing.chapters?.factsFor(0, 1))
    expect(leaping.record()).toEqual(playing.record())
  })

  test('from before the game was carried over begins at the snapshot that was kept', () => {
    const written = played(30)
    const kept = [...(written.table.chapters?.kept ?? [])]
    const newer = { ...long, rules: '2' }
    const table = new GameTable(newer, written.events, { snapshots: [...kept, ...lastOf(written)] })
    expect(table.position(0).milestones.map(({ at }) => at)).toEqual([0, 7, 14, 21, 28])
    const branch = table.chapters?.branch(14, 'new secret')
    expect(branch?.record).toMatchObject({ rules: '2', base: { at: 14 }, forks: [{ at: 14 }] })
    expect(branch?.milestones.map(({ at }) => at)).toEqual([0, 7, 14])
  })

  const lastOf = ({ table: { driver } }: WrittenTable<Campaign, CampaignFact>) =>
    driver === undefined ? [] : [driver.snapshot()]
  const reopened30 = () => ({ table: reopened(played(30)) })
})
