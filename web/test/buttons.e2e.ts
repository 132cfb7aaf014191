import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heardOn, listen } from './ears.ts'
import { buttonsRead, called, glance, playByButtons, player, press, roundOf } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { startHere } from './tables.ts'

const { enter } = stage()
const { table: says } = SAID.en
const ROUNDS = 3

test('a whole game as a screen reader reads it: by the names of buttons, and what is read aloud', async () => {
  const someone = player(await enter())
  const { page } = someone
  await listen(someone)
  await startHere(someone, ROUNDS)
  for (const name of [says.board, says.dock, says.prompt.label])
    expect(await page.getByRole('region', { name, exact: true }).count(), name).toBe(1)
  expect(await page.getByRole('complementary', { name: says.side.label }).count()).toBe(1)

  const { length: before } = await politely(page)
  let [round, heard] = [1, before]
  let compared = 0
  for (; !(await glance(page)).isOver; await called(page)) {
    // Before playing on, the reader listens to what has happened meanwhile.
    if ((await roundOf(page)) > round) {
      heard = await hearsMoreThan(page, heard)
      // What is heard is what whoever looks has before them, once they have acted.
      if (await page.locator('.told-title').isVisible()) {
        compared++
        const title = await titleTold(page)
        await hears(page, before, title)
      }
    }
    round = await roundOf(page)
    const read = await page.locator('body').ariaSnapshot()
    expect(read.match(/^\s*- '?(?:button|link|tab|checkbox|textbox|img)\b(?! ").*$/gm), read).toBeNull()
    await playByButtons(someone)
  }

  expect(compared).toBeGreaterThan(0)
  await press(someone, page.getByRole('tab', { name: says.side.log }))
  const lines = await buttonsRead(page.getByRole('group', { name: says.side.log }))
  await expect.poll(async () => (await politely(page)).at(-1)).toContain(lines.at(-1))

  const atOnce = (await heardOn(page)).filter(({ isAssertive }) => isAssertive).map(({ text }) => text)
  const turns = atOnce.filter((text) => text.startsWith(says.live.yourTurn('')))
  expect(turns.length).toBeGreaterThanOrEqual(ROUNDS)
  const outcome = await page
    .getByRole('region', { name: says.prompt.label })
    .getByRole('paragraph')
    .innerText()
  expect(atOnce.at(-1)).toBe(says.live.over(outcome))
})

async function hearsMoreThan(page: Page, heard: number): Promise<number> {
  await expect.poll(async () => (await politely(page)).length).toBeGreaterThan(heard)
  return (await politely(page)).length
}

/** What is told is read aloud in a moment, with what comes right after it. */
async function hears(page: Page, before: number, title: string): Promise<void> {
  await expect.poll(async () => (await politely(page)).slice(before).join(' ')).toContain(title)
}

/** What the last act came to, as it is written beside the board. */
const titleTold = async (page: Page): Promise<string> =>
  (await page.locator('.told-title b').innerText()).replaceAll('\u00a0', ' ')

/** With plain spaces, as names of buttons are read. */
async function politely(page: Page): Promise<readonly string[]> {
  const heard = await heardOn(page)
  return heard.filter(({ isAssertive }) => !isAssertive).map(({ text }) => text.replaceAll('\u00a0', ' '))
}
