import { STORY } from '@astrolabe/kernel/tiny/campaign.story.fr.ts'
import { campaign } from '@astrolabe/kernel/tiny/campaign.ts'
import { expect, test, vi } from 'vitest'
import { Browser, newGame, play, recordOf, type Tab } from './test/tab.ts'

const ALONE = { game: 'campaign', seats: ['human'], names: ['Ada'], options: {} }

/** After two missions of three answers each, at the briefing of the third; and the session that looks at it. */
async function campaigner(): Promise<{ tab: Tab; id: string; session: number; browser: Browser }> {
  const { tab, id, browser } = await newGame(ALONE)
  await play(tab, 6)
  const session = 77
  await tab.engine.open(session, id)
  return { tab, id, session, browser }
}

test('a chapter is told when it is asked for, and its story once it has been told', async () => {
  const { tab, session } = await campaigner()
  const [first] = await tab.engine.chapter(session, 0, 1)
  expect(first).toEqual({ at: 0, fact: { kind: 'mission', mission: 0 } })
  expect(await tab.engine.story(session, 0, 3, 'fr')).toEqual(STORY[3])
  expect(await tab.engine.story(session, 0, 9, 'fr')).toBeUndefined()
})

test('the milestones are kept, and a game that is opened again is played from them', async () => {
  const { tab, id, browser } = await campaigner()
  const { position } = await tab.turn()
  expect(position.milestones.map(({ at }) => at)).toEqual([0, 3, 6])
  const { keeper } = browser
  const openedAgain = async () => {
    const step = vi.spyOn(campaign, 'step')
    const again = await new Browser(keeper).open().sit(id)
    const steps = step.mock.calls.length
    step.mockRestore()
    return { steps, position: (await again.turn()).position }
  }
  const fromMilestones = await openedAgain()
  keeper.games.set(id, JSON.stringify({ ...JSON.parse(keeper.games.get(id) ?? ''), milestones: [] }))
  const fromTheStart = await openedAgain()
  expect(fromMilestones.steps).toBeLessThan(fromTheStart.steps)
  expect(fromMilestones.position).toEqual(fromTheStart.position)
})

test('a branch is a game of its own, from a milestone', async () => {
  const { tab, id } = await campaigner()
  expect(await tab.engine.branch(id, 4)).toBeUndefined()
  const branch = (await tab.engine.branch(id, 3)) ?? ''
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
