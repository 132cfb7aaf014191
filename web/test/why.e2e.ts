import { GAMES } from '@astrolabe/games'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { en as whyEn } from '../table/why/words.en.ts'
import { fr as whyFr } from '../table/why/words.fr.ts'
import { finding, inspect } from './axe.ts'
import type { Manners, Person } from './people.ts'
import { called, glance, type Player, playByGlow, player, press } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'

const { enter } = stage()
const WHY = { en: whyEn, fr: whyFr }

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })

/** Somebody at a table against bots, or with them. */
async function atTable(game: string, manners: Manners): Promise<Player> {
  const someone = player(await enter(manners))
  await someone.page.goto(`/local/new?game=${game}`)
  await called(someone.page)
  return someone
}

/** Whether all of it is seen, on the screen and without scrolling. */
const isWhole = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return element.scrollHeight <= element.clientHeight + 1 && top >= 0 && bottom <= innerHeight
}

const expectNoFindings = async ({ page }: Person): Promise<void> =>
  expect((await inspect(page)).map(finding)).toEqual([])

describe.each(Object.keys(GAMES))('%s', (game) => {
  test.each(LANGUAGES)('a captain advises and says why, with the odds behind it (%s)', async (language) => {
    const size = language === 'fr' ? 'phone' : 'desktop'
    const someone = await atTable(game, { size, language })
    const { page } = someone
    const why = WHY[language]
    const { together } = SAID[language].table
    const [before] = await page.locator('.prompt-bar-words').all()
    const height = (await before.boundingBox())?.height
    await press(someone, button(someone, together.ask))
    const advice = page.locator('.advice-said', { hasText: / — .+/ })
    await advice.waitFor()
    // It is read whole, beside the board or over what has happened, and the bar keeps its question.
    expect((await before.boundingBox())?.height).toBe(height)
    const place = page.locator(size === 'phone' ? '.advice-card' : '.counsel')
    expect(await place.evaluate(isWhole)).toBe(true)
    const weighed = await page.locator('.advice-card-options > li').allTextContents()
    expect(weighed).toHaveLength(size === 'phone' ? 2 : 0)
    for (const option of weighed) expect(option).toMatch(/\d+\s?%$/)
    await press(someone, button(someone, why.ask))
    const dialog = page.getByRole('dialog', { name: why.advice })
    await dialog.waitFor()
    const considered = await dialog.locator('.reason-options > li').allTextContents()
    expect(considered.length).toBeGreaterThan(1)
    for (const option of considered) expect(option).toMatch(/\d+\s?%/)
    expect(await dialog.locator('.reason-sentence').textContent()).toMatch(/\.$/)
    await expectNoFindings(someone)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  test('every question opens its rule over the table, and the menu all of them', async () => {
    const someone = await atTable(game, { size: 'phone' })
    const { page } = someone
    const address = page.url()
    const { sentence } = await glance(page)
    const help = page.locator('.prompt-rule')
    const box = await help.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36)
    await press(someone, help)
    const rule = page.getByRole('dialog', { name: /^Rule [A-Z]/ })
    await rule.locator('.rule-text', { hasText: /\w/ }).waitFor()
    await expectNoFindings(someone)
    await page.keyboard.press('Escape')
    await press(someone, button(someone, SAID.en.table.header.menu))
    await press(someone, button(someone, SAID.en.table.menu.rules))
    const rules = page.getByRole('dialog', { name: SAID.en.table.menu.rules })
    await rules.getByRole('searchbox').fill('turn')
    await rules.locator('mark').first().waitFor()
    await expectNoFindings(someone)
    await page.keyboard.press('Escape')
    expect(page.url()).toBe(address)
    expect((await glance(page)).sentence).toBe(sentence)
  })

  test('a bot says why it did what the log tells', async () => {
    const someone = await atTable(game, {})
    const { page } = someone
    await press(someone, page.getByRole('tab', { name: SAID.en.table.side.log }))
    const ask = page.locator('.why-button')
    for (let given = 0; (await ask.count()) === 0; given++) {
      expect(given).toBeLessThan(40)
      await playByGlow(someone)
      await called(page)
      await press(someone, page.getByRole('tab', { name: SAID.en.table.side.log }))
    }
    await press(someone, ask.last())
    const said = page.locator('.reason-sentence, .prompt-said')
    await said.first().waitFor()
    expect(await said.first().textContent()).toMatch(/\w/)
    await expectNoFindings(someone)
  })
})
