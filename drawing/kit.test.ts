import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from './test/open-page.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  ;({ browser, page } = await openPage())
})

afterAll(() => browser.close())

const focused = (): Promise<unknown> => page.evaluate('document.activeElement.dataset.spot ?? null')
const spot = (name: string) => page.locator(`[data-spot="${name}"]`)
const pressed = async (...keys: readonly string[]): Promise<unknown> => {
  for (const key of keys) await page.keyboard.press(key)
  return focused()
}

describe('a board', () => {
  beforeEach(async () => {
    await page.evaluate('document.activeElement.blur(); kit.board(); kit.taken()')
    await spot('Ceres').focus()
  })

  test('is one stop of the tab key, which remembers where it was', async () => {
    expect(await pressed('ArrowRight', 'Tab')).toBeNull()
    expect(await pressed('Shift+Tab')).toBe('Vesta')
    expect(await page.locator('[data-spot][tabindex="0"]').count()).toBe(1)
  })

  test('is walked with the arrows, and has an edge', async () => {
    expect(await pressed('ArrowDown')).toBe('Hebe')
    expect(await pressed('ArrowRight', 'ArrowRight')).toBe('Flora')
    expect(await pressed('ArrowRight')).toBe('Flora')
    expect(await pressed('ArrowUp', 'ArrowLeft')).toBe('Vesta')
  })

  test('has a first spot, a last one, and those that can be chosen', async () => {
    expect(await pressed('End')).toBe('Ground')
    expect(await pressed('Home')).toBe('Ceres')
    expect(await pressed('PageDown')).toBe('Vesta')
    expect(await pressed('PageDown')).toBe('Hygiea')
    expect(await pressed('PageDown')).toBe('Vesta')
    expect(await pressed('PageUp')).toBe('Hygiea')
  })

  test('leaves keys with a modifier to the browser', async () => {
    expect(await pressed('Control+ArrowRight')).toBe('Ceres')
  })

  test('is pointed at with Enter, Space and a click, once each, whatever can be done there', async () => {
    await pressed('Enter', 'ArrowDown', 'Space')
    await spot('Iris').click()
    await spot('Ground').click()
    expect(await page.evaluate('kit.taken()')).toEqual(['Ceres', 'Hebe', 'Iris', 'Ground'])
  })

  test('keeps whoever stood on a spot that went', async () => {
    await spot('Astraea').focus()
    await page.evaluate('kit.board(["Astraea"])')
    expect(await focused()).toBe('Ground')
    await page.evaluate('kit.board(["Astraea", "Ceres"])')
    expect(await focused()).toBe('Ground')
    expect(await page.locator('[data-spot][tabindex="0"]').count()).toBe(1)
  })

  test.each([
    ['Vesta', 'spot spot-open', 'Vesta, can be chosen', 'false'],
    ['Hebe', 'spot spot-refused', 'Hebe', 'true'],
    ['Iris', 'spot spot-idle spot-lit', 'Iris', 'false'],
    ['Hygiea', 'spot spot-open spot-armed', 'Hygiea, waits for your confirmation', 'false'],
    ['Ground', 'spot spot-idle ground', 'Ground', 'false'],
  ])('tells what can be done at %s', async (name, classes, label, disabled) => {
    const attributes = await Promise.all(
      ['class', 'aria-label', 'aria-disabled', 'role'].map((each) => spot(name).getAttribute(each)),
    )
    expect(attributes).toEqual([classes, label, disabled, 'button'])
  })

  test('tells what is picked, where several things are picked together', async () => {
    const pressed = (): Promise<readonly (string | null)[]> =>
      Promise.all(['Vesta', 'Hygiea', 'Hebe', 'Iris'].map((name) => spot(name).getAttribute('aria-pressed')))
    expect(await pressed()).toEqual([null, null, null, null])
    await page.evaluate('kit.picking("Vesta")')
    expect(await pressed()).toEqual(['true', 'false', null, null])
    expect(await page.locator('.spot-picked').evaluateAll((spots) => spots.length)).toBe(1)
    await page.evaluate('kit.picking()')
    expect(await pressed()).toEqual(['false', 'false', null, null])
  })

  test('shows where the focus is, also on a spot with nothing to do', async () => {
    await pressed('ArrowRight', 'ArrowLeft')
    const stroke = 'getComputedStyle(document.querySelector("[data-spot=Ceres] > .spot-focus")).stroke'
    expect(await page.evaluate(stroke)).toBe('rgb(255, 255, 255)')
    await pressed('ArrowRight')
    expect(await page.evaluate(stroke)).toBe('none')
  })

  test('draws a ring around what has no outline of its own', async () => {
    const [content, ring] = await Promise.all(
      ['.spot-content', '.spot-ring'].map((part) => spot('Vesta').locator(part).boundingBox()),
    )
    expect(ring?.width).toBeGreaterThan(content?.width ?? Number.NaN)
    expect(ring?.x).toBeLessThan(content?.x ?? Number.NaN)
  })
})

test('no two gradients or patterns of a page have the same id, even in two roots', async () => {
  const ids = await page.evaluate('kit.twins(), [...document.querySelectorAll("[id]")].map(({ id }) => id)')
  expect(ids).toEqual([...new Set(ids as string[])])
})

describe('motion', () => {
  /** What is lit comes anew: it has soon done with its pulse. */
  const moving = (reducedMotion: 'reduce' | 'no-preference') =>
    page
      .emulateMedia({ reducedMotion })
      .then(() =>
        page.evaluate(
          'kit.board(["Iris"]), kit.board(), kit.die(true), document.getAnimations().map(({ animationName }) => animationName)',
        ),
      )

  test('is that of a rolling die and of the halos', async () => {
    expect(new Set((await moving('no-preference')) as string[])).toEqual(
      new Set(['die-tumble', 'die-settle', 'spot-breathe', 'spot-pulse']),
    )
  })

  test('is none for those who asked for less', async () => {
    expect(await moving('reduce')).toEqual([])
  })
})

describe('a map', () => {
  /** The circle is a quarter as wide as the map, of which a narrow window leaves 344 pixels free. */
  const WHOLE = 86
  const width = async (): Promise<number> => (await page.locator('#map circle').boundingBox())?.width ?? 0
  const expectWidth = async (pixels: number) => {
    await expect.poll(width).toBeCloseTo(pixels, 0)
  }

  test('is shown whole, enlarged by its buttons and keys, and shown whole again', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate('kit.map()')
    await expectWidth(WHOLE)
    await page.getByRole('button', { name: 'Closer' }).click()
    await expectWidth(WHOLE * 1.35)
    await page.keyboard.press('-')
    await expectWidth(WHOLE)
    await page.getByRole('button', { name: 'Closer' }).click()
    await page.getByRole('button', { name: 'Whole' }).click()
    await expectWidth(WHOLE)
  })

  test('follows a hand, and the wheel', async () => {
    const circle = page.locator('#map circle')
    await circle.scrollIntoViewIfNeeded()
    const before = await circle.boundingBox()
    if (before === null) throw new Error('there is no map')
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y + 10, { steps: 4 })
    await page.mouse.up()
    const after = await circle.boundingBox()
    expect([after?.x, after?.y]).toEqual([before.x + 40, before.y + 10])
    await page.mouse.wheel(0, -200)
    await expect.poll(width).toBeGreaterThan(before.width + 10)
  })
})

describe('news', () => {
  test('rises or sinks, and does so again when it comes again', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const moving = (issue: number): Promise<unknown> =>
      page.evaluate(
        `kit.rising(${issue}), document.querySelector('#rising').getAnimations({ subtree: true }).map(({ animationName, currentTime }) => [animationName, currentTime < 60])`,
      )
    const fresh = [
      ['rising-gain', true],
      ['rising-loss', true],
    ]
    expect(await moving(0)).toEqual(fresh)
    await page.waitForTimeout(200)
    expect(await moving(0)).toEqual(fresh.map(([name]) => [name, false]))
    expect(await moving(1)).toEqual(fresh)
  })
})

describe('space', () => {
  const pixels = 'document.querySelector("canvas").toDataURL()'
  const painted = (seed: string, width: number) => page.evaluate(`kit.sky("${seed}", ${width}), ${pixels}`)

  test('is the same for the same seed, and another for another', async () => {
    const first = await painted('one', 200)
    expect(await painted('two', 200)).not.toBe(first)
    expect(await painted('one', 200)).toBe(first)
  })

  test('is painted again at its new size', async () => {
    await painted('one', 200)
    await page.evaluate('kit.sky("one", 260)')
    const width = (): Promise<unknown> => page.evaluate('document.querySelector("canvas").width')
    await expect.poll(width).toBe(260)
  })
})
