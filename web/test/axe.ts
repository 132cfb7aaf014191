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
    const { violations } = await (globalThis as Required<WithAxe>).axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    return violations
  })
}

/** A finding in a few lines: what, how bad, and where. */
export function finding({ id, impact, help, nodes }: axe.Result): string {
  const where = nodes
    .slice(0, 4)
    .map(({ target, failureSummary }) => `    ${target.join(' ')}: ${failureSummary}`)
  return [`${impact ?? 'unknown'}: ${id}, ${help} (${nodes.length})`, ...where].join('\n')
}
