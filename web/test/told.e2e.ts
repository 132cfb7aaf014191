import { LANGUAGES } from '@astrolabe/kernel'
import { FACES } from '@astrolabe/games/faces.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameAsking } from './moments.ts'
import { called, glance, playByGlow, player, press, promptBar } from './player.ts'
import { stage } from './stage.ts'
import { openRecord } from './tables.ts'

const { enter } = stage()

const GAMES = Object.keys(FACES)
const YOU = { en: 'You', fr: 'Vous' } as const

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

/** Who plays and what they have, as far as it can be seen. */
const panelsSeen = (page: Page): Promise<readonly string[]> =>
  page.locator('.player-panel').evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const parts = [...panel.querySelectorAll<HTMLElement>('.player-name-words, .player-score b')]
      const seen = parts.filter((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return panel.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      return seen.length < 2 ? [] : [seen.map((part) => part.innerText).join(' ')]
    }),
  )

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

    // Everyone, by name and with a figure.
    const panels = await panelsSeen(page)
    expect(panels.filter((panel) => /^\p{L}.* \d+$/u.test(panel))).toEqual(panels)
    expect(panels.filter((panel) => panel.startsWith(YOU[language]))).toHaveLength(1)
    expect(panels.some((panel) => panel.startsWith('Cadet'))).toBe(true)

    const stories = new Set<string>()
    for (let acts = 0; acts < 30 && stories.size < 3; acts++) {
      await called(page)
      await playByGlow(newcomer)
      await called(page)
      if ((await page.locator('.told-title').count()) > 0) stories.add(await toldOn(page))
    }
    expect([...stories].filter((story) => story.trim() === '')).toEqual([])
    expect(stories.size).toBeGreaterThanOrEqual(3)
  },
)

test.each(GAMES)('zoomed in, the coach of %s says one thing at a time, and all of it', async (game) => {
  const newcomer = player(await enter({ size: 'zoomed', language: 'fr' }))
  const { page } = newcomer
  const { coach } = await FACES[game].face()
  const said = [coach?.goal.fr, ...(coach?.hints ?? []).map(({ says }) => `${says.fr.head} ${says.fr.text}`)]
  await page.goto(`/local/new?game=${game}`)
  await called(page)
  for (const sentence of said) {
    expect((await toldOn(page)).replaceAll(/\s+/g, ' ')).toContain(sentence?.replaceAll(/\s+/g, ' '))
    const isWhole = await page
      .locator('.table-told')
      .evaluate((slot) => slot.scrollHeight <= slot.clientHeight + 1)
    expect([sentence, isWhole]).toEqual([sentence, true])
    await press(newcomer, page.locator('.coach-next'))
  }
  // After the last comes the first again.
  expect((await toldOn(page)).replaceAll(/\s+/g, ' ')).toContain(said[0]?.replaceAll(/\s+/g, ' '))
})

test('beside the board no name of a ship is cut short in the panels of X-ODUS', async () => {
  const { page } = await enter({ language: 'fr' })
  await page.goto('/local/new?game=x-odus')
  await called(page)
  const cut = await page
    .locator('.player-status')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
})

test.each(['phone', 'zoomed'] as const)(
  'on a %s the dice of a combat that were rolled are in sight',
  async (size) => {
    const someone = await enter({ size, language: 'fr' })
    await openRecord(someone, await gameAsking('x-odus', 'after-attack'))
    const [body, die] = await Promise.all(
      ['.xodus-stage-body', '.xodus-ours .xodus-die'].map((part) =>
        someone.page.locator(part).first().boundingBox(),
      ),
    )
    expect(die?.y ?? 0).toBeGreaterThanOrEqual(body?.y ?? Infinity)
    expect((die?.y ?? 0) + (die?.height ?? 0)).toBeLessThanOrEqual((body?.y ?? 0) + (body?.height ?? 0))
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
  // How often it happened in a row stands behind it.
  const title = await line.locator('.since-says').evaluate(({ firstChild }) => firstChild?.textContent ?? '')
  await press(someone, line)
  await page.locator('.told-past').waitFor()
  expect(await toldOn(page)).toContain(title)
  expect((await glance(page)).glows).toEqual([])
  await press(someone, page.locator('.past-ways > .button'))
  await page.locator('.told-past').waitFor({ state: 'detached' })
  expect((await glance(page)).isAsked).toBe(true)
})
