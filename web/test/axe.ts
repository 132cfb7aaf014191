import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = typeof globalThis & { axe?: typeof axe }

/** What the inspector finds on the page as it is now. It is handed over by the browser, past the security policy. */
export async function inspect(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => (globalThis as WithAxe).axe !== undefined))) await page.evaluate(source)
  return page.evaluate(async () => {
    const LABEL = 'label-content-name-mismatch'
    const { violations } = await (globalThis as Required<WithAxe>).axe.run({
      elementRef: true,
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { [LABEL]: { enabled: true } },
    })

    const wordsOf = (text: string): string =>
      ` ${(text.replaceAll('\u00ad', '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').toLowerCase()} `
    /**
     * A card is one button with many words on it. The inspector wants them all in one row in its name; here each of its
     * lines has to be somewhere in it, but for what is hidden from whoever listens, since the name says it otherwise.
     */
    function saysItsLabel(card: Element | undefined): boolean {
      const name = wordsOf(card?.getAttribute('aria-label') ?? '')
      if (card === undefined || name.trim() === '') return false
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const holder = text.parentElement
        if (holder === null || holder.closest('[aria-hidden="true"]') !== null || !holder.checkVisibility())
          continue
        const words = wordsOf(text.textContent ?? '')
        if (words.trim() !== '' && !name.includes(words)) return false
      }
      return true
    }
    return violations.flatMap((violation) => {
      const nodes = violation.nodes.filter(({ element }) => violation.id !== LABEL || !saysItsLabel(element))
      return nodes.length === 0 ? [] : [{ ...violation, nodes }]
    })
  })
}

/** A finding in a few lines: what, how bad, and where. */
export function finding({ id, impact, help, nodes }: axe.Result): string {
  const where = nodes
    .slice(0, 4)
    .map(({ target, failureSummary }) => `    ${target.join(' ')}: ${failureSummary}`)
  return [`${impact ?? 'unknown'}: ${id}, ${help} (${nodes.length})`, ...where].join('\n')
}
