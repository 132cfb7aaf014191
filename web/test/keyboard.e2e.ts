import { expect, test } from 'vitest'
import { playByKeys, pressKey, tabTo } from './keys.ts'
import { called, glance, heldStill, player, roundOf, settled } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { GAME, roundLimitSaid, startHere, TITLE } from './tables.ts'

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

test('single keys do what the list of keys says', async () => {
  const someone = player(await enter())
  const { page } = someone
  await startHere(someone, 3)
  const { sentence } = await glance(page)
  await pressKey(page, '1')
  await expect.poll(async () => (await glance(page)).sentence).not.toBe(sentence)
  await page.keyboard.press('u')
  await expect.poll(async () => (await glance(page)).sentence).toBe(sentence)
  await page.keyboard.press('l')
  await page.getByRole('tab', { name: tableSays.side.log, selected: true }).waitFor()
  await page.keyboard.press('c')
  await page.getByRole('tab', { name: tableSays.side.choices, selected: true }).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: tableSays.help.title }).waitFor()
  await page.keyboard.press('Escape')

  // Two free items, then off from the base: its first choice. To end the turn there with cards left is warned of.
  for (let choice = 0; choice < 3; choice++) {
    await pressKey(page, '1')
    await called(page)
  }
  await heldStill(page)
  await page.keyboard.press('e')
  await expect.poll(async () => (await glance(page)).isPending).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await glance(page)).isPending).toBe(false)
  await page.keyboard.press('e')
  await settled(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => roundOf(page)).toBe(2)
})
