import type { Language } from '@astrolabe/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOfLayout, scrollsDown } from './faults-of-layout.ts'
import { askBack, type Named, playUntilOver, sitDown } from './going-back.ts'
import { gameAsking } from './moments.ts'
import type { Size } from './people.ts'
import { Places } from './places.ts'
import {
  called,
  glance,
  playByGlow,
  type Player,
  player,
  playOut,
  press,
  promptBar,
  settled,
  takeDevice,
  whoIsAsked,
} from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { GAME, openRecord, recorded, startHere } from './tables.ts'

const { enter } = stage()

/** French is longer; English is what most people see. */
const SCREENS: readonly (readonly [Size, Language])[] = [
  ['phone', 'fr'],
  ['phone', 'en'],
  ['tablet', 'fr'],
  ['laptop', 'fr'],
  ['laptop', 'en'],
  ['desktop', 'fr'],
  ['landscape', 'fr'],
  ['zoomed', 'fr'],
]

const WITHOUT_SCROLLING: readonly Size[] = ['phone', 'laptop']

/** Looks for faults wherever somebody goes; said together at the end. */
class Eye {
  readonly faults: string[] = []
  readonly #page: Page
  readonly #size: Size

  constructor({ page }: Player, size: Size) {
    this.#page = page
    this.#size = size
  }

  async look(place: string): Promise<void> {
    this.faults.push(...(await faultsOfLayout(this.#page)).map((fault) => `${place}: ${fault}`))
  }

  async lookAtTable(place: string): Promise<void> {
    await this.look(place)
    if (WITHOUT_SCROLLING.includes(this.#size) && (await scrollsDown(this.#page)))
      this.faults.push(`${place}: it scrolls`)
  }

  async visit(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      await this.#page.goto(address)
      await this.#page.getByRole('heading', { level: 1 }).waitFor()
      await this.#page.waitForLoadState('networkidle')
      await this.look(address)
    }
  }
}

test.each(SCREENS)('nothing is cut off, out of reach or too small on a %s (%s)', async (size, language) => {
  const someone = player(await enter({ size, language }))
  const { page } = someone
  const eye = new Eye(someone, size)
  await eye.visit(['/', `/game/${GAME}`, `/new/${GAME}`, `/rules/${GAME}`, '/gallery'])

  await startHere(someone, 4)
  await eye.lookAtTable('first question')
  for (let presses = 0; presses < 6; presses++) {
    await playByGlow(someone)
    await eye.lookAtTable(`after press ${presses + 1}`)
    await called(page)
  }
  await page.goto(`/lesson/${GAME}`)
  await page.getByRole('button', { name: SAID[language].lesson.begin }).waitFor()
  await eye.lookAtTable('lesson')

  await openRecord(someone, recorded('pilots-4'))
  await eye.lookAtTable('result')
  await press(someone, page.getByRole('link', { name: SAID[language].table.end.replay }))
  await page.getByRole('slider').waitFor()
  for (let round = 0; round < 15; round += 2) {
    await eye.lookAtTable(`replay after ${round} rounds`)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    await settled(page)
  }
  expect(eye.faults.join('\n')).toBe('')
})

test.each([
  ['phone', 'fr'],
  ['tablet', 'en'],
  ['laptop', 'fr'],
  ['desktop', 'en'],
  ['landscape', 'en'],
  ['zoomed', 'fr'],
] as const)('nor at X-ODUS, on the map or over it, on a %s (%s)', async (size, language) => {
  const someone = player(await enter({ size, language }))
  const eye = new Eye(someone, size)
  await eye.visit(['/game/x-odus', '/new/x-odus', '/rules/x-odus'])
  for (const prompt of ['ship', 'act', 'rotation', 'manoeuvre', 'exploration', 'trade']) {
    await openRecord(someone, await gameAsking('x-odus', prompt))
    await eye.lookAtTable(prompt)
  }
  expect(eye.faults.join('\n')).toBe('')
})

/** What the prompt bar is about. */
const kindOf = ({ page }: Player): Promise<string> =>
  page.evaluate(() => document.querySelector('.prompt-bar')?.className ?? '')

/** Points at one glowing thing after the other until the bar is about something of a kind. */
async function pointUntil(someone: Player, kind: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    await called(someone.page)
    const { glows } = await glance(someone.page)
    await press(someone, glows[tries % glows.length])
    if ((await kindOf(someone)).includes(`prompt-bar-${kind}`)) return
    await someone.page.keyboard.press('Escape')
  }
  throw new Error(`nothing leads to ${kind}`)
}

/** Before the first act of a newcomer the coach has more room on a phone than what is told later. */
const closeCoach = ({ page }: Player): Promise<void> => page.locator('.coach > button').click()

test('nothing moves, whatever the bar asks: alone, from the first question to the result', async () => {
  const someone = player(await enter())
  const { page } = someone
  await startHere(someone, 1)
  await closeCoach(someone)
  const places = new Places(page)
  await places.look('a first question')
  await press(someone, page.locator('.spot-idle').first())
  expect(await page.locator('.prompt-said').count()).toBe(1)
  await places.look('what a thing is')
  await pointUntil(someone, 'armed')
  expect(await page.locator('.odds').count()).toBeGreaterThan(0)
  await places.look('a deed with its odds, to be confirmed')
  await page.keyboard.press('Escape')
  await press(someone, promptBar(someone).locator('.prompt-choice-end'))
  expect(await page.locator('.prompt-bar-warning').count()).toBeGreaterThan(0)
  await places.look('a warning')
  await playOut(someone)
  await places.look('the result')
  await press(someone, promptBar(someone).getByRole('button', { name: SAID.en.table.prompt.toBoard }))
  await places.look('the board after the game')
  expect(places.faults.join('\n')).toBe('')
})

test('nor where a device is passed on', async () => {
  const someone = player(await enter({ language: 'fr' }))
  await startHere(someone, 1, 2)
  const places = new Places(someone.page)
  await places.look('who is next')
  await takeDevice(someone)
  await places.look('a question')
  expect(places.faults.join('\n')).toBe('')
})

test('nor where all play together: advice, and several things in one place', async () => {
  const someone = player(await enter({ language: 'fr' }))
  const { page, language } = someone
  const { together } = SAID[language].table
  await openRecord(someone, await gameAsking('x-odus', 'act'))
  const places = new Places(page)
  await places.look('a turn')
  await press(someone, promptBar(someone).getByRole('button', { name: together.ask }))
  await page.locator('.advice-said', { hasText: together.says('') }).waitFor()
  await places.look('advice')
  await pointUntil(someone, 'among')
  await places.look('several things in one place')
  expect(places.faults.join('\n')).toBe('')
})

test('nor by link: while others play, and when one asks the other to go back', async () => {
  const ada: Named = { ...player(await enter(), 'ada'), name: 'Ada' }
  const ben: Named = { ...player(await enter(), 'ben'), name: 'Ben' }
  await sitDown(ada, ben)
  const first = await whoIsAsked([ada, ben])
  const second = first === ada ? ben : ada
  await closeCoach(first)
  const [asking, asked] = [new Places(first.page), new Places(second.page)]
  await asking.look('a question')
  await asked.look('the other plays')
  for (const one of [first, second, first]) await playUntilOver(one)
  await called(second.page)
  await askBack(first, second)
  await promptBar(second).getByRole('button', { name: SAID.en.table.undo.agree }).waitFor()
  await asking.look('a request to go back')
  await asked.look('the same, to be answered')
  expect([...asking.faults, ...asked.faults].join('\n')).toBe('')
})

test('nor where one proposes and the other decides', async () => {
  const ada: Named = { ...player(await enter(), 'ada'), name: 'Ada' }
  const ben: Named = { ...player(await enter(), 'ben'), name: 'Ben' }
  await sitDown(ada, ben, 'x-odus')
  const decides = await whoIsAsked([ada, ben])
  const proposes = decides === ada ? ben : ada
  const [deciding, proposing] = [new Places(decides.page), new Places(proposes.page)]
  await proposes.page.waitForSelector('.prompt-bar-propose')
  await deciding.look('a question')
  await proposing.look('what the other is asked')
  const { together } = SAID.en.table
  await proposes.page.keyboard.press('1')
  await promptBar(proposes).locator('.prompt-choice-propose').waitFor()
  await proposing.look('what would be proposed')
  await press(proposes, promptBar(proposes).locator('.prompt-choice-propose'))
  await decides.page.getByRole('button', { name: together.accept, exact: true }).waitFor()
  await deciding.look('a proposal')
  await proposing.look('what was proposed')
  expect([...deciding.faults, ...proposing.faults].join('\n')).toBe('')
})
