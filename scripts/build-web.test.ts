import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWeb } from './build-web.mjs'
import { filesIn } from './replace-file.mjs'
import { bundleScripts } from './web/bundle.mjs'
import { BUDGETS, loadsOf } from './web/sizes.mjs'

let folder = ''
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'astrolabe-web-'))
  await buildWeb({ folder })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A game with fewer cards and words has less to load, one with many more has more. */
const OWN: Readonly<Record<string, number>> = {
  'table of vii-legio': 215_000,
  'table of andromedas-edge': 320_000,
}

test('the home page and every table keep to their budgets of script', async () => {
  const loads = await loadsOf(await bundleScripts([]))
  const home = loads.find(({ page }) => page === 'home')
  const tables = loads.filter(({ page }) => page.startsWith('table of '))
  expect(home?.gzip).toBeLessThanOrEqual(BUDGETS.home)
  expect(tables).not.toEqual([])
  for (const { page, gzip } of tables) expect(gzip, page).toBeLessThanOrEqual(OWN[page] ?? BUDGETS.table)
})

test('rules of the past come when a record names them, not with a page', async () => {
  const scripts = await bundleScripts([])
  const holdsPast = (file: string) =>
    Object.keys(scripts.outputs[file]?.inputs ?? {}).some((path) => /^games\/[^/]+\/past\//.test(path))
  expect(Object.keys(scripts.outputs).filter(holdsPast)).not.toEqual([])
  for (const { page, files } of await loadsOf(scripts)) expect(files.filter(holdsPast), page).toEqual([])
})

test('the rules reference comes when it is opened, not with a page', async () => {
  const scripts = await bundleScripts([])
  const holdsRules = (file: string) =>
    Object.keys(scripts.outputs[file]?.inputs ?? {}).some((path) => /^games\/[^/]+\/text\/rules\//.test(path))
  expect(Object.keys(scripts.outputs).filter(holdsRules)).not.toEqual([])
  for (const { page, files } of await loadsOf(scripts)) expect(files.filter(holdsRules), page).toEqual([])
})

test('what the home page needs comes in a few files', async () => {
  const loads = await loadsOf(await bundleScripts([]))
  expect(loads.find(({ page }) => page === 'home')?.files.length).toBeLessThanOrEqual(6)
})

const PAGES = ['index.html', 'home.en.html', 'home.fr.html']

test.each(PAGES)('%s names files that are there, and has no script or style of its own', (path) => {
  const page = read(path)
  const [head = '', body = ''] = page.split('<body>')
  const named = [...head.matchAll(/(?:href|src|content)="(\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(named).not.toEqual([])
  for (const file of named) expect(existsSync(join(folder, file)), file).toBe(true)
  expect(page).toMatch(/<meta name="engine" content="\/assets\/worker-\w+\.js"/)
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/)
  expect(body.includes('<main')).toBe(path !== 'index.html')
})

test.each([
  ['en', 'Space board games'],
  ['fr', 'Des jeux de plateau'],
])('home is drawn and described in its language: %s', (language, words) => {
  const page = read(`home.${language}.html`)
  expect(page).toContain(`<html lang="${language}">`)
  expect(page).toContain(`<div id="page" data-drawn-in="${language}">`)
  expect(page).toContain(`<meta name="description" content="${words}`)
  expect(page).toContain(`<p class="stage-lead">${words}`)
})

test('the service worker keeps every file but the maps, the rarest letters and what is drawn for a first visit', () => {
  const worker = read('service-worker.js')
  const kept = filesIn(folder).filter((path) => worker.includes(`"/${path}"`))
  const files = filesIn(folder).filter((path) => !/\.(?:br|gz)$/.test(path))
  const left = files.filter((path) => !kept.includes(path))
  expect(left.filter((path) => !/\.map$|-latin-ext-/.test(path)).sort()).toEqual([
    'home.en.html',
    'home.fr.html',
    'service-worker.js',
  ])
})

test('every text has its compressed copies beside it', () => {
  const scripts = filesIn(folder).filter((path) => /\.(?:js|css|html|svg|webmanifest)$/.test(path))
  for (const path of scripts) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${path}.br`))).toString(), path).toBe(read(path))
    expect(gunzipSync(readFileSync(join(folder, `${path}.gz`))).toString(), path).toBe(read(path))
  }
})

test('built again, nothing is written but what changed, and what is stale goes', async () => {
  const before = filesIn(folder)
  const touched = statSync(join(folder, 'index.html')).mtimeMs
  writeFileSync(join(folder, 'assets/old-0.js'), '')
  writeFileSync(join(folder, 'assets/old-0.js.br'), '')
  writeFileSync(join(folder, 'robots.txt'), 'changed')
  expect(await buildWeb({ folder })).toEqual(['robots.txt'])
  expect(filesIn(folder)).toEqual(before)
  expect(statSync(join(folder, 'index.html')).mtimeMs).toBe(touched)
  expect(read('robots.txt')).not.toBe('changed')
})

test('a build that is cut short is made good by the next', async () => {
  const copy = join(folder, 'robots.txt.br')
  rmSync(copy)
  mkdirSync(copy)
  writeFileSync(join(folder, 'robots.txt'), 'changed')
  await expect(buildWeb({ folder })).rejects.toThrow('EISDIR')
  rmSync(copy, { recursive: true })
  expect(await buildWeb({ folder })).toEqual(['robots.txt'])
  expect(brotliDecompressSync(readFileSync(copy)).toString()).toBe(read('robots.txt'))
})
