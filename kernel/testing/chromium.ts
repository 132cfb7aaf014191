import { build } from 'esbuild'
import { chromium, type LaunchOptions } from 'playwright-core'

/** The name under which a bundled entry lies in the page. */
const ENTRY = 'entry'

/** A Chromium to ask: where it is and how to start it. */
export type Browser = Required<Pick<LaunchOptions, 'executablePath' | 'args'>>

/** Bundles an entry file, runs it in a blank page and returns what its function `name` gives for `input`. */
export async function evaluateInChromium(
  browser: Browser,
  entry: string,
  name: string,
  input: unknown,
): Promise<unknown> {
  const script = await bundle(entry)
  const running = await chromium.launch({ ...browser, headless: true })
  try {
    const page = await running.newPage()
    await page.evaluate(`globalThis.${ENTRY} = (() => { ${script}; return ${ENTRY} })()`)
    return await page.evaluate(`${ENTRY}.${name}(${JSON.stringify(input)})`)
  } finally {
    await running.close()
  }
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: ENTRY,
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  })
  return outputFiles[0].text
}
