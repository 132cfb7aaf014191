import { expect, test } from 'vitest'
import { playByKeys, pressKey, tabTo } from './keys.ts'
import { called, glance, player } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { GAME, roundLimitSaid, TITLE } from './tables.ts'

const { enter } = stage()
const { page: says, table: tableSays } = SAID.en

test('a whole game by the keyboard, from the home page to the result; the focus is always in sight', async () => {
  const someone = player(await enter())
  const { page } = someone
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: TITLE }))
  await pressKey(page, 'Enter')
  await tabTo(page, page.getByRole('link', { name: says.game.setUp }))
  await pressKey(page, 'Enter')
  expect(page.url()).toContain(`/new/${GAME}`)
  await tabTo(page, page.locator('summary', { hasText: says.setup.options }))
  await pressKey(page, 'Enter')
  await tabTo(page, page.getByLabel(await roundLimitSaid('en')))
  await page.keyboard.type('3')
  await tabTo(page, page.getByRole('button', { name: says.setup.start }))
  await pressKey(page, 'Enter')

  for (await called(page); !(await glance(page)).isOver; await called(page)) await playByKeys(someone)
  await tabTo(page, page.getByRole('link', { name: tableSays.end.replay }))
})
