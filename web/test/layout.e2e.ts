import type { Language } from '@astrolabe/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOfLayout, scrollsDown } from './faults-of-layout.ts'
import { gameAsking } from './moments.ts'
import type { Size } from './people.ts'
import { called, playByGlow, type Player, player, press, settled } from './player.ts'
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
