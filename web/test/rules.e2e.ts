import { FACES } from '@astrolabe/games/faces.ts'
import { GAMES } from '@astrolabe/games'
import { Driver, type Language, recordForRules } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import { faultsOfLayout } from './faults-of-layout.ts'
import type { Person, Size } from './people.ts'
import { press } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'

const { enter } = stage()

/** The first rule of each game that shows in what is done, and the first that forbids something. */
const TRIED = await Promise.all(
  Object.entries(FACES).map(async ([id, { face }]) => {
    const looks = await face()
    const [overview, positions] = await Promise.all([looks.overview?.(), looks.positions?.()])
    const { game } = await GAMES[id]()
    if (overview === undefined || positions === undefined) throw new Error(`${id} has nothing to try`)
    const rules = Object.entries(positions.moments).map(([rule, moment]) => {
      const { decision } = Driver.open(game, recordForRules(game, positions.games[moment.game]), moment.at)
      return { rule, offer: decision?.offers.find(({ key }) => key === moment.key) }
    })
    const shown = rules.find(({ offer }) => offer !== undefined && offer.refusal === undefined)
    const forbidding = rules.find(({ offer }) => offer?.refusal !== undefined)
    return {
      id,
      words: overview.words,
      shown: shown?.rule ?? '',
      forbidding: forbidding?.rule ?? '',
    }
  }),
)

const READERS: readonly (readonly [Language, Size])[] = [
  ['en', 'laptop'],
  ['fr', 'phone'],
]

/** Barriers and faults of what is on screen. */
async function wrongWith({ page }: Person): Promise<readonly string[]> {
  const barriers = (await inspect(page)).map(finding)
  return [...barriers, ...(await faultsOfLayout(page))]
}

for (const { id, words, shown, forbidding } of TRIED) {
  test.each(READERS)(
    `${id} is told on one page, which leads to its rules (%s, %s)`,
    async (language, size) => {
      const reader = await enter({ language, size })
      const { page } = reader
      const says = SAID[language].page.rules
      await page.goto(`/rules/${id}`)
      await page.getByRole('heading', { name: says.overview }).waitFor()
      expect(await page.locator('.overview-goal').innerText()).toBe(words.goal[language])
      expect(await wrongWith(reader)).toEqual([])

      const [first] = words.terms
      await page.locator('.overview-terms a').first().click()
      await page.locator('.rule:target').waitFor()
      expect(new URL(page.url()).hash).toBe(`#${first?.rule}`)
    },
  )

  test.each(READERS)(
    `a rule of ${id} is tried where it shows, and played (%s, %s)`,
    async (language, size) => {
      const reader = await enter({ language, size })
      const { page } = reader
      const { page: says, trying } = SAID[language]
      await page.goto(`/r/${shown}`)
      await press(reader, page.getByRole('link', { name: says.rules.tryRule(shown) }))
      const guide = page.getByRole('region', { name: trying.guide })
      await guide.getByText(trying.choose).waitFor()
      expect(await wrongWith(reader)).toEqual([])
      await press(reader, guide.getByRole('button', { name: trying.doIt }))
      await guide.getByText(trying.played).waitFor()

      await press(reader, guide.getByRole('button', { name: trying.again }))
      await guide.getByText(trying.choose).waitFor()
      await press(reader, guide.getByRole('button', { name: trying.playOn }))
      await page.waitForURL(/\/local\//)
      await page.goto('/')
      await page.locator('.my-games > li').first().waitFor()
      expect(await page.locator('.my-games > li').count()).toBe(1)
    },
  )

  test(`the position of a rule of ${id} that forbids says why`, async () => {
    const reader = await enter({ language: 'en', size: 'laptop' })
    const { page } = reader
    const { trying, table } = SAID.en
    await page.goto(`/r/${forbidding}/try`)
    const guide = page.getByRole('region', { name: trying.guide })
    await guide.getByText(trying.refused).waitFor()
    const marked = page.locator('.offer-marked')
    await marked.getByText(table.choices.marked).waitFor()
    expect(await marked.getByRole('link', { name: table.choices.rule(forbidding) }).count()).toBe(1)
    expect(await guide.getByRole('button', { name: trying.doIt }).count()).toBe(0)
    expect(await wrongWith(reader)).toEqual([])

    await press(reader, page.getByRole('button', { name: table.header.menu }))
    await press(reader, page.getByRole('button', { name: table.menu.overview }))
    const dialog = page.getByRole('dialog', { name: table.menu.overview })
    await dialog.getByText(words.goal.en).waitFor()
    expect(await wrongWith(reader)).toEqual([])
    const [{ rule, forms }] = words.terms
    await press(reader, dialog.locator('dt').getByRole('link', { name: forms.en[0] }))
    await page.getByRole('dialog', { name: table.choices.rule(rule) }).waitFor()
  })
}
