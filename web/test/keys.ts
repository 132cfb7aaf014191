import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { glance, heldStill, oneOf, type Player, promptBar, settled } from './player.ts'
import { SAID } from './said.ts'

/** More stops than any page of ours has. */
const MOST_STOPS = 80

/** What is wrong with where the focus is; nothing, if it is seen by everyone. */
async function unseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing has the focus'
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40)}`
    // A control inside its label is one thing with it.
    const shown = focused.closest('label') ?? focused
    const { left, top, width, height } = shown.getBoundingClientRect()
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
    const isInSight = shares.some((down) =>
      shares.some((along) => {
        const there = document.elementFromPoint(left + along * width, top + down * height)
        return there !== null && (shown.contains(there) || there.contains(shown))
      }),
    )
    if (!isInSight) return `the focus is out of sight: ${name}`
    // Where the reader arrives or rests without anything to press, no mark is needed.
    if (focused.getAttribute('tabindex') === '-1' && !focused.matches('button, a, [role]')) return undefined
    const ring = shown.querySelector(':scope > .spot-focus')
    // Some controls are outlined with the frame they fill.
    const outlined = [focused, shown, shown.parentElement ?? shown]
    const hasOutline = outlined.some((one) => getComputedStyle(one).outlineStyle !== 'none')
    const isMarked = ring === null ? hasOutline : getComputedStyle(ring).stroke !== 'none'
    return isMarked ? undefined : `the focus is not marked: ${name}`
  })
}

export async function pressKey(page: Page, key: string): Promise<void> {
  await heldStill(page)
  await page.keyboard.press(key)
  await settled(page)
  expect(await unseenFocus(page), `after ${key}`).toBeUndefined()
}

/** Goes on from control to control until one is reached; after the last of the page comes the first. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor()
  const isReached = (): Promise<boolean> =>
    wanted.first().evaluate((element) => element === document.activeElement)
  let hasLeft = false
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isReached()) return
    await page.keyboard.press('Tab')
    // Beyond the last control the focus leaves the page, for once.
    if (!hasLeft && (await page.evaluate(() => document.activeElement === document.body))) {
      hasLeft = true
      await page.keyboard.press('Tab')
    }
    expect(await unseenFocus(page), 'after Tab').toBeUndefined()
  }
  throw new Error(`the tab key does not reach ${String(wanted)}`)
}

/** Does one thing by keys alone: by the number of a choice, on the board, in the dock, or in the prompt bar. */
export async function playByKeys(player: Player): Promise<void> {
  const { page, chance } = player
  const { isPending, glows } = await glance(page)
  const bar = promptBar(player).locator('.prompt-choice')
  const ways = [() => chooseByNumber(player), ...(glows.length > 0 ? [() => pointByKeys(player)] : [])]
  if (isPending || (await bar.count()) > 0) {
    await tabTo(page, bar)
    await pressKey(page, 'Enter')
  } else await oneOf(chance, ways)()
}

async function chooseByNumber({ page, language, chance }: Player): Promise<void> {
  const list = page.getByRole('list', { name: SAID[language].table.choices.label })
  const count = Math.min(9, await list.locator('.offer-button').count())
  await pressKey(page, String(1 + chance.below(count)))
}

/** Goes to a part of the table where something glows, on to one of its spots, and points at it. */
async function pointByKeys({ page, chance }: Player): Promise<void> {
  const boards = page.locator('.board-frame').filter({ has: page.locator('.spot-open') })
  await tabTo(page, boards.first().locator('[data-spot][tabindex="0"]'))
  await pressKey(page, oneOf(chance, ['ArrowRight', 'ArrowDown', 'Home', 'End']))
  const open = await boards.first().locator('.spot-open').count()
  for (let step = chance.below(open); step >= 0; step--) await pressKey(page, 'PageDown')
  await pressKey(page, 'Enter')
}

/** Goes to a thing that glows on the board and whose id begins so. */
export async function reachByKeys(page: Page, start: string): Promise<void> {
  const open = `.spot-open[data-spot^="${start}"]`
  const board = page.locator('.board-frame').filter({ has: page.locator(open) })
  await tabTo(page, board.first().locator('[data-spot][tabindex="0"]'))
  const isReached = async (): Promise<boolean> => (await page.locator(`${open}:focus`).count()) > 0
  for (let stop = 0; stop < MOST_STOPS && !(await isReached()); stop++) await pressKey(page, 'PageDown')
  expect(await isReached(), start).toBe(true)
}
