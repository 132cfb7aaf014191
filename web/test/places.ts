import type { Page } from 'playwright-core'
import { smallTexts } from './faults-of-layout.ts'
import { SIZES, type Size } from './people.ts'

/** Every shape of a table: large, usual, a phone upright and on its side, a laptop at 200 % zoom. */
const SHAPES: readonly Size[] = ['desktop', 'laptop', 'phone', 'landscape', 'zoomed']

/** The places of the table. What lies in them changes; where they are does not. */
const PLACES = ['.table-header', '.player-panels', '.table-board', '.table-dock', '.prompt-bar'] as const

/** The boxes of all places, in whole dots: left, top, right, bottom. */
const boxesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (places) =>
      places.map((place) => {
        const box = document.querySelector(place)?.getBoundingClientRect()
        if (box === undefined) return `${place} is not there`
        const edges = [box.left, box.top, box.right, box.bottom].map(Math.round)
        return `${place} at ${edges.join(' ')}`
      }),
    PLACES,
  )

/** What of the dock lies under the prompt bar, or below the window. */
const hiddenOfDock = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = (place: string): DOMRect =>
      document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect()
    const [dock, bar] = [box('.table-dock'), box('.prompt-bar')]
    const isBeside = bar.left >= dock.right - 1
    return Math.max(0, dock.bottom - (isBeside ? innerHeight : bar.top))
  })

/** Watches the places of one table: wherever they are first, they are in every state, at every size. */
export class Places {
  readonly faults: string[] = []
  readonly #page: Page
  readonly #first = new Map<Size, readonly string[]>()

  constructor(page: Page) {
    this.#page = page
  }

  /** Looks at the table as it is, in all sizes, and leaves it in the size it had. */
  async look(state: string): Promise<void> {
    const own = this.#page.viewportSize()
    for (const size of SHAPES) {
      await this.#page.setViewportSize(SIZES[size])
      await this.#drawn()
      await this.#compare(state, size)
    }
    if (own !== null) await this.#page.setViewportSize(own)
    await this.#drawn()
  }

  async #compare(state: string, size: Size): Promise<void> {
    const boxes = await boxesOn(this.#page)
    const first = this.#first.get(size)
    if (first === undefined) this.#first.set(size, boxes)
    const moved = boxes.filter((box, place) => first !== undefined && box !== first[place])
    const hidden = Math.round(await hiddenOfDock(this.#page))
    const small = await smallTexts(this.#page)
    const found = [
      ...moved.map((box) => `moved: ${box}`),
      ...(hidden > 1 ? [`${hidden} of the dock are hidden`] : []),
      ...small,
    ]
    this.faults.push(...found.map((fault) => `${state}, ${size}: ${fault}`))
  }

  /** The page has drawn itself at its new size. */
  async #drawn(): Promise<void> {
    await this.#page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
}
