import { STORY } from '@astrolabe/kernel/tiny/campaign.story.fr.ts'
import type { TableMessage } from '@astrolabe/tables'
import { expect, test } from 'vitest'
import type { Branches, ChapterFacts, StoryEntry } from '../protocol/index.ts'
import { Client, type Reply } from './test/client.ts'
import { legalKeys, newAnswerId } from './test/play.ts'
import { sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)

/** Ada and Bo at a campaign, after so many answers; whoever is asked takes the first option, or `wanted`. */
async function crew(answers: number, wanted = 'work'): Promise<{ ada: Client; bo: Client; table: string }> {
  const [ada, bo] = [browser(), browser()]
  const table = await ada.setUp('campaign', [{ kind: 'me' }, { kind: 'open' }])
  await bo.deed(table, 'sit', { seat: 1 })
  await ada.deed(table, 'start')
  for (let given = 0; given < answers; given++) {
    const { body } = await ada.table(table)
    const asked = body.position.waitingFor[0] === 0 ? ada : bo
    const message: TableMessage = (await asked.table(table)).body
    const keys = message.position.decision === null ? [] : legalKeys(message.position.decision)
    const key = keys.find((legal) => legal === wanted) ?? keys[0]
    const { seat, number } = message.position
    await asked.deed(table, 'answer', { seat, number, rewinds: 0, answer: key, id: newAnswerId() })
  }
  return { ada, bo, table }
}

const storyOf = (client: Client, table: string, entry: number, query = ''): Promise<Reply<StoryEntry>> =>
  client.get(`/api/tables/${table}/story/${entry}${query}`)

test('a campaign is opened with its last chapters, and the others are read one by one', async () => {
  const { bo, table } = await crew(12)
  const { position } = (await bo.table(table)).body
  expect(position.milestones.map(({ at }) => at)).toEqual([0, 5, 10])
  expect(position.firstChapter).toBe(2)
  const first = await bo.get<ChapterFacts>(`/api/tables/${table}/chapters/1`)
  expect(first.body.facts[0]).toEqual({ at: 0, fact: { kind: 'mission', mission: 0 } })
  expect(position.facts[0]).toEqual({ at: 5, fact: { kind: 'mission', mission: 1 } })
  expect((await bo.get<ChapterFacts>(`/api/tables/${table}/chapters/77`)).body.facts).toEqual([])
  expect((await bo.get(`/api/tables/${table}/chapters/1?seat=0`)).status).toBe(403)
})

test('an entry of the story is read by those who were told, in their language, and by nobody before', async () => {
  const { ada, table } = await crew(2)
  const told = await storyOf(ada, table, 1, '?language=fr')
  expect([told.status, told.body.paragraphs]).toEqual([200, STORY[1]])
  const [untold, unknown] = [await storyOf(ada, table, 9), await storyOf(ada, table, 999)]
  expect([untold.status, unknown.status]).toEqual([404, 404])
  expect(untold.body).toEqual(unknown.body)
})

test('what one seat was told is not for the others', async () => {
  const { ada, bo, table } = await crew(17, 'scout')
  const statuses = await Promise.all([ada, bo, browser()].map((client) => storyOf(client, table, 8)))
  const readers = statuses.filter(({ status }) => status === 200)
  expect(readers.length).toBeLessThan(3)
  expect(readers.length).toBeGreaterThan(0)
  expect(statuses[2].status).toBe(404)
  expect((await storyOf(browser(), table, 8, '?seat=0')).status).toBe(401)
})

test('whoever sits there branches off at a milestone, with the same people and nothing given away', async () => {
  const { ada, bo, table } = await crew(12)
  const branch = await bo.post<{ table: string }>(`/api/tables/${table}/branch`, { at: 5 })
  expect(Object.keys(branch.body)).toEqual(['table'])
  await bo.deed(branch.body.table, 'start')
  const { position, yours } = (await ada.table(branch.body.table)).body
  expect([position.number, yours, position.phase]).toEqual([5, [0], 'playing'])
  for (const client of [ada, bo]) {
    const { body } = await client.get<Branches>(`/api/tables/${table}/branches`)
    expect(body).toEqual({ branches: [{ table: branch.body.table, at: 5 }] })
  }
  const { body } = await ada.get<Branches>(`/api/tables/${branch.body.table}/branches`)
  expect(body).toEqual({ from: { table, at: 5 }, branches: [] })
})

test('nobody else branches off, and not anywhere', async () => {
  const { ada, table } = await crew(7)
  expect((await ada.post(`/api/tables/${table}/branch`, { at: 4 })).status).toBe(404)
  expect((await browser().post(`/api/tables/${table}/branch`, { at: 5 })).status).toBe(401)
  const eve = await Client.guest(server.current.address, 'Eve')
  expect((await eve.post(`/api/tables/${table}/branch`, { at: 5 })).status).toBe(403)
  expect((await eve.get(`/api/tables/${table}/branches`)).status).toBe(403)
})
