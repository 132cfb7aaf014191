import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import { called, playByGlow, player, press } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { GAME, newTable } from './tables.ts'

const { enter } = stage()
/** What is read from three metres away. */
const SMALLEST = 20

test.each(LANGUAGES)(
  'a table on a large screen: what everyone may see, legible from afar (%s)',
  async (language) => {
    const { tv, table } = SAID[language]
    const host = player(await enter({ language, size: 'desktop' }))
    const { page } = host
    const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }]
    const id = await newTable(host, { game: GAME, seats })
    await page.goto(`/g/${id}/tv`)
    await page.getByText(tv.waiting).waitFor()
    await page.getByText(tv.join).waitFor()

    await page.goto(`/g/${id}`)
    await press(host, page.getByRole('button', { name: table.gathering.startWithBots(1) }))
    await called(page)
    await playByGlow(host)
    await press(host, page.getByRole('button', { name: table.header.menu }))
    await page.getByRole('link', { name: table.menu.tv }).click()
    const names = page.getByRole('list', { name: tv.players })
    await names.getByText('Ada').waitFor()
    expect(await page.getByRole('list', { name: tv.latest }).getByRole('listitem').count()).toBeGreaterThan(0)
    // Ada looks at it herself, and is shown no more than anyone.
    const asked = await page.evaluate(
      async (address) => (await fetch(address)).text(),
      `/api/tables/${id}?seat=-1`,
    )
    expect(JSON.parse(asked)).toMatchObject({ position: { seat: -1 } })
    expect(await page.locator('.spot-open').count()).toBe(0)
    expect((await inspect(page)).map(finding)).toEqual([])
    const small = await page.evaluate((smallest) => {
      const texts = [...document.querySelectorAll<HTMLElement>('.tv-header *, .tv-side *, .tv-latest *')]
      return texts
        .filter((part) =>
          [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''),
        )
        .filter((part) => part.checkVisibility() && part.closest('.unseen, svg') === null)
        .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < smallest)
        .map((part) => part.textContent)
    }, SMALLEST)
    expect(small).toEqual([])
    await page.getByRole('link', { name: tv.back }).click()
    await called(page)
  },
)
