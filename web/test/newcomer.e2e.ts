import { LANGUAGES } from '@astrolabe/kernel'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from './people.ts'
import { called, type Glance, glance, type Glow, press, promptBar, roundOf } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { TITLE } from './tables.ts'

const { enter } = stage()

/** From the home page to the end of the first turn: off from the base, and no further. */
const MOST_TAPS = 4

test.each(LANGUAGES)(
  'a newcomer with a phone has played a first turn after a few taps (%s)',
  async (language) => {
    const newcomer = await enter({ size: 'phone', language })
    const { page } = newcomer
    const { page: says, table } = SAID[language]
    await page.goto('/')
    await press(newcomer, page.getByRole('link', { name: says.home.of(says.home.play, TITLE) }))
    let taps = 1
    const pressed: string[] = []

    for (;;) {
      await called(page)
      const seen = await glance(page)
      expect(seen.sentence, 'the bar says what to do').not.toBe('')
      if ((await roundOf(page)) === 2) break
      const next = await nextTap(newcomer, seen, pressed)
      if ('spot' in next) pressed.push(next.spot)
      await press(newcomer, next)
      expect(++taps, seen.sentence).toBeLessThanOrEqual(MOST_TAPS)
    }
    expect(pressed).toContain('base')
    expect(await page.title()).toContain(table.header.yourTurn)
  },
)

/** Confirms what waits for it; takes off; ends the turn once in space; and else presses the first thing that glows. */
async function nextTap(
  newcomer: Person,
  { isPending, glows }: Glance,
  pressed: readonly string[],
): Promise<Locator | Glow> {
  const bar = promptBar(newcomer)
  if (isPending) return bar.locator('.prompt-choice').first()
  if (pressed.includes('base')) return bar.locator('.prompt-choice-end')
  return glows.find(({ spot }) => spot === 'base') ?? glows[0]
}
