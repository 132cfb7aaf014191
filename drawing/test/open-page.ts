import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'

/** Bundles page.tsx with its style sheets and opens it in a Chromium; what it exports is called with `kit.name()`. */
export async function openPage(): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.tsx', import.meta.url))],
    outdir: 'unwritten',
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'kit',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  })
  const textOf = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumFlags],
    headless: true,
  })
  const page = await browser.newPage()
  await page.setContent('<!doctype html><body></body>')
  await page.addStyleTag({ content: textOf('.css') })
  await page.addScriptTag({ content: textOf('.js') })
  return { browser, page }
}
