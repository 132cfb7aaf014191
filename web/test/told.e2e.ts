import { LANGUAGES } from '@astrolabe/kernel'
import { FACES } from '@astrolabe/games/faces.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { called, glance, type Glow, player, press, promptBar } from './player.ts'
import { stage } from './stage.ts'

const { enter } = stage()

const GAMES = Object.keys(FACES)

/** What stands in the place of the story, as far as it can be seen. */
const toldOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const slot = document.querySelector<HTMLElement>('.table-told')
    const box = slot?.getBoundingClientRect()
    const isSeen =
      slot?.checkVisibility() === true &&
      box !== undefined &&
      box.height > 0 &&
      box.bottom <= innerHeight &&
      document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.table-told') ===
        slot
    return isSeen ? slot.innerText : ''
  })

test.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  'a newcomer at %s sees what it is about, and then what every act came to (%s)',
  async (game, language) => {
    const newcomer = player(await enter({ language }))
    const { page } = newcomer
    const { coach } = await FACES[game].face()
    await page.goto(`/local/new?game=${game}`)
    await called(page)
    expect((await toldOn(page)).replaceAll(/\s+/g, ' ')).toContain(
      coach?.goal[language].replaceAll(/\s+/g, ' '),
    )

    const stories = new Set<string>()
    for (let acts = 0; acts < 30 && stories.size < 3; acts++) {
      await called(page)
      const { isPending, glows } = await glance(page)
      const bar = promptBar(newcomer)
      const next: Glow | undefined = glows[newcomer.chance.below(Math.max(1, glows.length))]
      if (isPending || next === undefined) await press(newcomer, bar.locator('.prompt-choice').first())
      else await press(newcomer, next)
      await called(page)
      if ((await page.locator('.told-title').count()) > 0) stories.add(await toldOn(page))
    }
    expect([...stories].filter((story) => story.trim() === '')).toEqual([])
    expect(stories.size).toBeGreaterThanOrEqual(3)
  },
)

test('what the others did stands beside the choices, and is seen again on the board as it was', async () => {
  const someone = player(await enter())
  const { page } = someone
  await page.goto(`/local/new?game=${GAMES[0]}`)
  for (let acts = 0; acts < 60 && (await page.locator('.since-line').count()) === 0; acts++) {
    await called(page)
    const { isPending, glows } = await glance(page)
    const bar = promptBar(someone)
    const end = bar.locator('.prompt-choice-end')
    if (isPending) await press(someone, bar.locator('.prompt-choice').first())
    else if (acts > 3 && (await end.count()) > 0) await press(someone, end)
    else if (glows.length > 0) await press(someone, glows.find(({ spot }) => spot === 'base') ?? glows[0])
    else await press(someone, bar.locator('.prompt-choice').first())
    await called(page)
  }
  const line = page.locator('.since-line').first()
  const title = await line.locator('.since-says').innerText()
  await press(someone, line)
  await page.locator('.told-past').waitFor()
  expect(await toldOn(page)).toContain(title)
  expect((await glance(page)).glows).toEqual([])
  await press(someone, page.locator('.past-ways > .button'))
  await page.locator('.told-past').waitFor({ state: 'detached' })
  expect((await glance(page)).isAsked).toBe(true)
})
