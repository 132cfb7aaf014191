import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'
import { type Manners, type Person, person } from './people.ts'
import { RunningServer } from './running-server.ts'

/** What the tests of a file share: one server and one browser. */
export interface Stage {
  readonly server: RunningServer
  /** Somebody who leaves with the end of the test, and to whom nothing bad may have happened by then. */
  readonly enter: (manners?: Manners) => Promise<Person>
}

/** `build` makes another program than that of the project. */
export function stage(build?: () => Promise<string>): Stage {
  let server: RunningServer
  let browser: Browser
  const people: Person[] = []

  beforeAll(async () => {
    server = await RunningServer.start(await build?.())
    browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags })
  })
  afterEach(async ({ task }) => {
    const present = people.splice(0)
    if (task.result?.state === 'fail') await keepPictures(present)
    await Promise.all(present.map(({ context }) => context.close()))
    expect(present.flatMap(({ troubles }) => troubles)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })

  return {
    get server() {
      return server
    },
    enter: async (manners) => {
      const someone = await person(browser, server.address, manners)
      people.push(someone)
      return someone
    },
  }
}

/** What was on screen when a test failed. */
async function keepPictures(people: readonly Person[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'astrolabe-seen-'))
  for (const [index, { page }] of people.entries()) {
    const path = join(folder, `${index}.png`)
    const problem = await page.screenshot({ path, timeout: 5000 }).then(() => undefined, String)
    console.error(`${page.url()}: ${problem ?? path}`)
  }
}
