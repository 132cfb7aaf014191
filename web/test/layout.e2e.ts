import type { Language } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { faultsOfLayout, scrollsDown } from './faults-of-layout.ts'
import type { Size } from './people.ts'
import { called, playByGlow, player, press, settled } from './player.ts'
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

test.each(SCREENS)('nothing is cut off, out of reach or too small on a %s (%s)', async (size, language) => {
  const someone = player(await enter({ size, language }))
  const { page } = someone
  const faults: string[] = []
  const look = async (place: string): Promise<void> => {
    faults.push(...(await faultsOfLayout(page)).map((fault) => `${place}: ${fault}`))
  }
  const lookAtTable = async (place: string): Promise<void> => {
    await look(place)
    if (WITHOUT_SCROLLING.includes(size) && (await scrollsDown(page))) faults.push(`${place}: it scrolls`)
  }

  for (const address of ['/', `/game/${GAME}`, `/new/${GAME}`, `/rules/${GAME}`, '/gallery']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await look(address)
  }

  await startHere(someone, 4)
  await lookAtTable('first question')
  for (let presses = 0; presses < 6; presses++) {
    await playByGlow(someone)
    await lookAtTable(`after press ${presses + 1}`)
    await called(page)
  }
  await page.goto(`/lesson/${GAME}`)
  await page.getByRole('button', { name: SAID[language].lesson.begin }).waitFor()
  await lookAtTable('lesson')

  await openRecord(someone, recorded('pilots-4'))
  await lookAtTable('result')
  await press(someone, page.getByRole('link', { name: SAID[language].table.end.replay }))
  await page.getByRole('slider').waitFor()
  for (let round = 0; round < 15; round += 2) {
    await lookAtTable(`replay after ${round} rounds`)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    await settled(page)
  }
  expect(faults.join('\n')).toBe('')
})
