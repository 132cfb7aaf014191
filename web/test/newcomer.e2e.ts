import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import type { Person } from './people.ts'
import { called, type Glance, glance, press, promptBar, roundOf } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'

const { enter } = stage()

/** From the home page to the end of the first turn. */
const MOST_TAPS = 6

test.each(LANGUAGES)(
  'a newcomer with a phone has played a first turn after a few taps (%s)',
  async (language) => {
    const newcomer = await enter({ size: 'phone', language })
    const { page } = newcomer
    const { page: says, table } = SAID[language]
    await page.goto('/')
    await press(newcomer, page.getByRole('link', { name: says.home.play }))
    let taps = 1

    for (;;) {
      await called(page)
      const seen = await glance(page)
      expect(seen.sentence, 'the bar says what to do').not.toBe('')
      if ((await roundOf(page)) === 2) break
      await press(newcomer, await nextTap(newcomer, seen))
      expect(++taps, seen.sentence).toBeLessThanOrEqual(MOST_TAPS)
    }
    expect(await page.title()).toContain(table.header.yourTurn)
  },
)

/** Confirms what waits for it, ends the turn where that is possible, and else presses the first thing that glows. */
async function nextTap(newcomer: Person, { isPending, glows }: Glance) {
  const bar = promptBar(newcomer)
  const end = bar.locator('.prompt-choice-end')
  if (isPending) return bar.locator('.prompt-choice').first()
  return (await end.isVisible()) || glows.length === 0 ? end : glows[0]
}
