import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import { faultsOfLayout, scrollsDown, smallTexts } from './faults-of-layout.ts'
import { gameAsking } from './moments.ts'
import { type Player, player, press } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { openRecord } from './tables.ts'

const { enter } = stage()
const GAME = 'andromedas-edge'

/** The map, every stage over it, and what is chosen beside it. */
const MOMENTS = ['turn', 'field', 'escalate', 'diplomacy', 'prepare', 'develop', 'plan', 'end-turn'] as const

/** Barriers and faults of what is on screen. */
async function wrongWith({ page }: Player, place: string): Promise<readonly string[]> {
  const barriers = (await inspect(page)).map(finding)
  return [...barriers, ...(await faultsOfLayout(page))].map((fault) => `${place}: ${fault}`)
}

async function wrongAtTable(one: Player, place: string): Promise<readonly string[]> {
  const small = (await smallTexts(one.page)).map((fault) => `${place}: ${fault}`)
  const scrolls = (await scrollsDown(one.page)) ? [`${place}: it scrolls`] : []
  return [...(await wrongWith(one, place)), ...small, ...scrolls]
}

test.each([
  ['laptop', 'en'],
  ['phone', 'fr'],
] as const)('the table, its stages and panels are open to everyone on a %s (%s)', async (size, language) => {
  const one = player(await enter({ size, language }))
  const { page } = one
  const faults: string[] = []
  for (const prompt of MOMENTS) {
    await openRecord(one, await gameAsking(GAME, prompt))
    faults.push(...(await wrongAtTable(one, prompt)))
  }
  if (size === 'phone') await press(one, page.getByRole('button', { name: SAID[language].table.header.more }))
  for (const tab of await page.getByRole('tab').all()) {
    await press(one, tab)
    await page.waitForLoadState('networkidle')
    faults.push(...(await wrongAtTable(one, `tab ${await tab.getAttribute('aria-label')}`)))
  }
  expect(faults.join('\n')).toBe('')
})

test.each(LANGUAGES)('so are its pages to read (%s)', async (language) => {
  const one = player(await enter({ language, size: language === 'fr' ? 'phone' : 'laptop' }))
  const { page } = one
  const faults: string[] = []
  for (const address of [`/game/${GAME}`, `/new/${GAME}`, `/rules/${GAME}`, `/gallery#${GAME}`]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    faults.push(...(await wrongWith(one, address)))
  }
  expect(faults.join('\n')).toBe('')
})
