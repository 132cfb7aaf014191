import { STORY } from '@astrolabe/kernel/tiny/campaign.story.fr.ts'
import { expect, test } from 'vitest'
import { newGame, play, recordOf, type Tab } from './test/tab.ts'

const ALONE = { game: 'campaign', seats: ['human'], names: ['Ada'], options: {} }

/** After two missions of three answers each, at the briefing of the third; and the session that looks at it. */
async function campaigner(): Promise<{ tab: Tab; id: string; session: number }> {
  const { tab, id } = await newGame(ALONE)
  await play(tab, 6)
  const session = 77
  await tab.engine.open(session, id)
  return { tab, id, session }
}

test('a chapter is told when it is asked for, and its story once it has been told', async () => {
  const { tab, session } = await campaigner()
  const [first] = await tab.engine.chapter(session, 0, 1)
  expect(first).toEqual({ at: 0, fact: { kind: 'mission', mission: 0 } })
  expect(await tab.engine.story(session, 0, 3, 'fr')).toEqual(STORY[3])
  expect(await tab.engine.story(session, 0, 9, 'fr')).toBeUndefined()
})

test('the milestones are kept, and a game that is opened again is played from them', async () => {
  const { tab, id } = await campaigner()
  const { position } = await tab.turn()
  expect(position.milestones.map(({ at }) => at)).toEqual([0, 3, 6])
  expect((await recordOf(tab, id)).answers).toHaveLength(6)
})

test('a branch is a game of its own, from a milestone', async () => {
  const { tab, id, session } = await campaigner()
  expect(await tab.engine.branch(session, 4)).toBeUndefined()
  const branch = (await tab.engine.branch(session, 3)) ?? ''
  const [past, whole] = [await recordOf(tab, branch), await recordOf(tab, id)]
  expect(past.answers).toEqual(whole.answers.slice(0, 3))
  expect(past.forks).toMatchObject([{ at: 3 }])
})

test('a replay tells the story that its record told', async () => {
  const { tab, id } = await campaigner()
  await tab.engine.openReplay(5, await recordOf(tab, id), [])
  expect(await tab.engine.story(5, 0, 1, 'fr')).toEqual(STORY[1])
  expect(await tab.engine.story(5, 0, 9, 'fr')).toBeUndefined()
})
