import type { Page } from 'playwright-core'

/** What is wrong with how a page is laid out, one line each. */
export async function faultsOfLayout(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SMALLEST = 24
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [data-spot]'
    const root = document.documentElement
    const faults = new Set<string>()

    const isSeen = (element: Element): boolean =>
      element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      }) &&
      element.closest('.unseen, .skip-link, [aria-hidden="true"], dialog:not([open])') === null &&
      // Words that are there to be read aloud only.
      element.getBoundingClientRect().width > 1
    const named = (element: Element): string => {
      const path = [element.closest('section, aside, dialog, header, footer, main, li'), element]
      const says = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 50)
      return `${path.map((one) => one?.classList[0] ?? one?.tagName).join(' ')} “${says}”`
    }

    /** Whether a box is cut off by what it stands in, further up than where it could be scrolled to. */
    function isCut(box: DOMRect, within: Element): boolean {
      // A map shows a part of itself, and is moved by hand or keys.
      if (within.closest('[data-pans]') !== null) return false
      for (
        let around: Element | null = within;
        around !== null && around !== root;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around)
        if (style.display === 'contents' || style.display === 'inline') continue
        const frame = around.getBoundingClientRect()
        const reachable = style.pointerEvents !== 'none'
        const scrolls = (overflow: string): boolean => reachable && /auto|scroll/.test(overflow)
        const beyondX = box.right > frame.right + 1 || box.left < frame.left - 1
        const beyondY = box.bottom > frame.bottom + 2 || box.top < frame.top - 2
        if (beyondX && style.overflowX !== 'visible' && !scrolls(style.overflowX)) return true
        if (beyondY && style.overflowY !== 'visible' && !scrolls(style.overflowY)) return true
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false
        if (style.position === 'fixed') return box.right > innerWidth + 1 || box.left < -1
      }
      return box.right > root.clientWidth + 1 || box.left < -1
    }

    if (root.scrollWidth > root.clientWidth) faults.add(`the page is ${root.scrollWidth} wide`)

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement
      if (holder === null || text.textContent?.trim() === '' || !isSeen(holder)) continue
      // Where a text is too long, three dots say so, and the whole of it is elsewhere.
      const { textOverflow, webkitLineClamp } = getComputedStyle(holder)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects())
        if (isCut(box, holder)) faults.add(`cut off: ${named(holder)}`)
    }

    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!isSeen(control)) continue
      const pressed = control.closest('label') ?? control
      const box = pressed.getBoundingClientRect()
      if (isCut(box, pressed)) faults.add(`out of reach: ${named(control)}`)
      const isInText = control.matches('a') && getComputedStyle(control).display === 'inline'
      if (!isInText && (box.width < SMALLEST - 0.5 || box.height < SMALLEST - 0.5))
        faults.add(`${Math.round(box.width)} by ${Math.round(box.height)}: ${named(control)}`)
    }
    return [...faults]
  })
}

/** A table fills the window and no more: nobody scrolls between board and bar. */
export const scrollsDown = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight)

/**
 * Texts at a table that are too small to read, but for what is drawn: letters on marks and tokens, which are said
 * elsewhere, what stands on a map, which is drawn at the size of the map, and cards in little, whose words are beside.
 */
export const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SMALLEST = 13
    const DRAWN = 'svg, [class*="-token"], .card-small'
    const small = new Set<string>()
    const table = document.querySelector('.table-screen') ?? document.body
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement
      if (holder === null || text.textContent?.trim() === '' || !holder.checkVisibility()) continue
      if (holder.closest(DRAWN) !== null || holder.getBoundingClientRect().width <= 1) continue
      const size = Number.parseFloat(getComputedStyle(holder).fontSize)
      if (size < SMALLEST - 0.01)
        small.add(`${size} px: ${holder.className} “${text.textContent?.trim().slice(0, 30)}”`)
    }
    return [...small]
  })
