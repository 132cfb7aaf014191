import { GAMES } from '@astrolabe/games'
import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import { gameAsking } from './moments.ts'
import { called, playByGlow, type Player, player, playOut, press, promptBar, takeDevice } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { openRecord, startHere } from './tables.ts'

const { enter } = stage()

/** What keeps some people out altogether, and what makes it very hard for them. */
const GRAVE: readonly unknown[] = ['serious', 'critical']

/** Looks for barriers wherever somebody goes; said together at the end, the lesser ones as well. */
class Inspection {
  readonly #said: string[] = []
  #grave = 0

  async at({ page }: Player, place: string): Promise<void> {
    for (const found of await inspect(page)) {
      this.#said.push(`${place}: ${finding(found)}`)
      if (GRAVE.includes(found.impact)) this.#grave++
    }
  }

  /** Nothing, unless there is a grave barrier. */
  get report(): string {
    return this.#grave === 0 ? '' : this.#said.join('\n')
  }
}

test.each(LANGUAGES)('pages to read are open to everyone (%s)', async (language) => {
  const reader = player(await enter({ language }))
  const { page } = reader
  const inspection = new Inspection()
  const ofGames = Object.keys(GAMES).flatMap((game) => [`/game/${game}`, `/new/${game}`, `/rules/${game}`])
  for (const address of [
    '/',
    ...ofGames,
    '/r/VL-101',
    '/r/XO-CMB-05',
    '/gallery',
    '/about',
    '/me',
    '/nowhere',
  ]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await inspection.at(reader, address)
  }
  await press(reader, page.getByRole('button', { name: SAID[language].page.settings.title }))
  await inspection.at(reader, 'settings')
  expect(inspection.report).toBe('')
})

test.each(LANGUAGES)(
  'so is the table, from the first question to the result, and its replay (%s)',
  async (language) => {
    const someone = player(await enter({ language }))
    const { page } = someone
    const { table, replay } = SAID[language]
    const inspection = new Inspection()
    await startHere(someone, 2)
    await inspection.at(someone, 'first question')
    for (let presses = 0; presses < 8; presses++) {
      await playByGlow(someone)
      await called(page)
      await inspection.at(someone, `after press ${presses + 1}`)
    }
    for (const tab of await page.getByRole('tab').all()) {
      await press(someone, tab)
      await inspection.at(someone, `tab ${await tab.innerText()}`)
    }
    await press(someone, page.getByRole('button', { name: table.header.menu }))
    await inspection.at(someone, 'menu')
    await page.keyboard.press('Escape')
    await playOut(someone)
    await inspection.at(someone, 'result')

    await press(someone, page.getByRole('link', { name: table.end.replay }))
    await page.getByRole('slider').waitFor()
    await inspection.at(someone, 'replay')
    await press(someone, page.getByRole('button', { name: replay.after.open }))
    await inspection.at(someone, 'after the game')
    expect(inspection.report).toBe('')
  },
)

test.each(LANGUAGES)(
  'and the same on a phone: drawer, lesson, and the device that is passed on (%s)',
  async (language) => {
    const someone = player(await enter({ size: 'phone', language }))
    const { page } = someone
    const { table } = SAID[language]
    const inspection = new Inspection()
    await startHere(someone, 1, 2)
    await inspection.at(someone, 'pass screen')
    await takeDevice(someone)
    await inspection.at(someone, 'first question')
    await press(someone, page.getByRole('button', { name: table.header.more }))
    await inspection.at(someone, 'drawer')
    for (const game of Object.keys(GAMES)) {
      await page.goto(`/lesson/${game}`)
      await promptBar(someone).waitFor()
      await inspection.at(someone, `lesson of ${game}`)
    }
    expect(inspection.report).toBe('')
  },
)

test.each(['laptop', 'phone'] as const)('and every stage over the map of X-ODUS (%s)', async (size) => {
  const someone = player(await enter({ size, language: size === 'phone' ? 'fr' : 'en' }))
  const inspection = new Inspection()
  for (const prompt of ['ship', 'act', 'rotation', 'manoeuvre', 'exploration', 'trade']) {
    await openRecord(someone, await gameAsking('x-odus', prompt))
    await inspection.at(someone, prompt)
  }
  for (const tab of await someone.page.getByRole('tab').all()) {
    await press(someone, tab)
    await inspection.at(someone, `tab ${await tab.innerText()}`)
  }
  expect(inspection.report).toBe('')
})
