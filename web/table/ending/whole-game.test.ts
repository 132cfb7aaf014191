import { expect, test } from 'vitest'
import { newGame, play, recordOf } from '../../engine/test/tab.ts'
import { wholeGame } from './whole-game.ts'

/** A campaign that is over, as somebody sees it who opens it then. */
async function opened() {
  const { browser, tab, id } = await newGame({
    game: 'campaign',
    seats: ['human'],
    names: ['Ada'],
    options: {},
  })
  await play(tab)
  const record = await recordOf(tab, id)
  const fresh = await browser.open().sit(id)
  return { tab, record, position: fresh.message.position, session: 7, id }
}

test('the aftermath of a campaign is of all its chapters', async () => {
  const { tab, record, position, session, id } = await opened()
  await tab.engine.open(session, id)
  await tab.engine.openReplay(8, record, [])
  const facts = await wholeGame(position, {
    facts: (seat, chapter) => tab.engine.chapter(session, seat, chapter),
  })
  expect(position.facts[0].fact).toEqual({ kind: 'mission', mission: 1 })
  expect(facts).toEqual(await tab.engine.facts(8, 0))
})

test('there is none while a chapter cannot be had', async () => {
  const { position } = await opened()
  expect(await wholeGame(position, { facts: async () => undefined })).toBeUndefined()
  expect(await wholeGame(position, undefined)).toBeUndefined()
})
