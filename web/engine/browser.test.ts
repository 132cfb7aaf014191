import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@astrolabe/games'
import { type GameRecord, verifyRecord } from '@astrolabe/kernel'
import * as esbuild from 'esbuild'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'
import type { LocalGameSummary, NewLocalGame } from './local-game.ts'
import type { PageEntry } from './test/page-entry.ts'

declare const entry: PageEntry

const SOLO: NewLocalGame = {
  game: 'vii-legio',
  seats: ['human', 'cadet', 'pilot'],
  names: ['Ada', '', ''],
  options: { roundLimit: 4 },
}

const { game } = await GAMES['vii-legio']()

let server: Server
let browser: Browser
let context: BrowserContext
let address: string

/** The page and its worker, as they are bundled for the page itself. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await esbuild.build({
    entryPoints: {
      page: fileURLToPath(new URL('test/page-entry.ts', import.meta.url)),
      worker: fileURLToPath(new URL('worker.ts', import.meta.url)),
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/',
    write: false,
    logLevel: 'silent',
  })
  const files = new Map(outputFiles.map(({ path, text }) => [path, text]))
  return files.set(
    '/',
    '<meta name="engine" content="/worker.js" /><script type="module" src="/page.js"></script>',
  )
}

beforeAll(async () => {
  const files = await bundle()
  server = createServer((request, response) => {
    const text = files.get(request.url ?? '')
    const type = request.url === '/' ? 'text/html' : 'text/javascript'
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] })
  context = await browser.newContext()
}, 300_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
})

async function openTab(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction('globalThis.entry !== undefined')
  return page
}

test('a game against bots is left, found again after a reload, and played to its end offline', async () => {
  const page = await openTab()
  const id = await page.evaluate((game) => entry.startLocalGame(game), SOLO)
  const before = await page.evaluate((game) => entry.play(game, 3), id)
  expect(before.phase).toBe('playing')

  await page.reload()
  await page.waitForFunction('globalThis.entry !== undefined')
  const [kept]: readonly LocalGameSummary[] = await page.evaluate(() => entry.listLocalGames())
  expect(kept).toMatchObject({
    id,
    game: 'vii-legio',
    phase: 'playing',
    yourTurn: true,
    number: before.number,
  })
  expect(await page.evaluate((game) => entry.play(game, 0), id)).toEqual(before)

  await context.setOffline(true)
  const end = await page.evaluate((game) => entry.play(game, 10_000), id)
  expect(end.phase).toBe('over')
  const record: GameRecord = await page.evaluate((game) => entry.exportRecord(game), id)
  await context.setOffline(false)
  expect(verifyRecord(game, record)).toMatchObject({ verdict: 'sound', finished: true })
  expect(record.seed).toMatch(/^[0-9a-f]{32}$/)
  await page.close()
})

test('games that were kept before there were chapters are found and gone on with', async () => {
  const page = await openTab()
  const id = await page.evaluate((game) => entry.startLocalGame(game), SOLO)
  const before = await page.evaluate((game) => entry.play(game, 2), id)
  await page.evaluate(() => entry.asBeforeChapters())
  await page.reload()
  await page.waitForFunction('globalThis.entry !== undefined')
  expect(await page.evaluate((game) => entry.play(game, 0), id)).toEqual(before)
  const { number } = await page.evaluate((game) => entry.play(game, 1), id)
  expect(number).toBeGreaterThan(before.number)
  await page.close()
})

test('two tabs that play at the same time play one game', async () => {
  const tabs = await Promise.all([openTab(), openTab()])
  const id = await tabs[0].evaluate((game) => entry.startLocalGame(game), SOLO)
  const ends = await Promise.all(tabs.map((tab) => tab.evaluate((game) => entry.play(game, 10_000), id)))
  expect(ends[0].phase).toBe('over')
  expect(ends[1]).toEqual(ends[0])
  const record: GameRecord = await tabs[1].evaluate((game) => entry.exportRecord(game), id)
  expect(verifyRecord(game, record).verdict).toBe('sound')
})

test('a game thrown away in one tab is gone in the other', async () => {
  const [one, other] = await Promise.all([openTab(), openTab()])
  const id = await one.evaluate((game) => entry.startLocalGame(game), SOLO)
  const watching = await other.evaluateHandle((game) => entry.watch(game), id)
  await expect.poll(() => watching.evaluate((connection) => connection())).toBe('live')
  await one.evaluate((game) => entry.deleteLocalGame(game), id)
  await expect.poll(() => watching.evaluate((connection) => connection())).toBe('gone')
  expect((await one.evaluate(() => entry.listLocalGames())).map((game) => game.id)).not.toContain(id)
  expect(await one.evaluate((game) => entry.troubleOf(entry.exportRecord(game)), id)).toBe('no-such-game')
})

test('what is wrong with a file is told', async () => {
  const page = await openTab()
  expect(await page.evaluate(() => entry.troubleOf(entry.importRecord('{}')))).toBe('not-a-record')
})
