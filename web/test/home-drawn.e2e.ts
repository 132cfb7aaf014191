import { FACES } from '@astrolabe/games/faces.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAID } from './said.ts'
import { stage } from './stage.ts'

const { enter } = stage()
const TITLES = Object.values(FACES).map(({ cover }) => cover.title)

/** What is drawn, a tag to a line. Ids are handed out in the order of drawing: only which are the same counts. */
function linesOf(html: string): readonly string[] {
  const ids = new Map<string, string>()
  const named = (id: string): string => ids.get(id) ?? ids.set(id, `id-${ids.size}`).get(id) ?? id
  return html.replaceAll(/P\d+-\d+/g, named).split(/(?=<)/)
}

const contents = async (page: Page): Promise<readonly string[]> =>
  linesOf(await page.locator('#page').innerHTML())

/** The same as the browser reads it in a page without scripts. */
const contentsOf = async (page: Page, text: string): Promise<readonly string[]> =>
  linesOf(
    await page.evaluate((html) => {
      const read = new DOMParser().parseFromString(html, 'text/html')
      return read.getElementById('page')?.innerHTML ?? ''
    }, text),
  )

test.each(LANGUAGES)('the home page comes drawn just as the script draws it (%s)', async (language) => {
  const { page, context } = await enter({ language })
  const served = await page.goto('/')
  const hydrated = await contents(page)
  expect(hydrated.join('')).toContain(SAID[language].page.home.lead)
  expect(await contentsOf(page, (await served?.text()) ?? '')).toEqual(hydrated)

  const bare = await (await context.request.get('/index.html')).text()
  const again = await context.newPage()
  await again.route('/', (route) => route.fulfill({ body: bare, contentType: 'text/html' }))
  await again.goto('/')
  expect(await contentsOf(again, bare)).not.toContainEqual(expect.stringContaining('<main'))
  await expect.poll(() => contents(again)).toEqual(hydrated)
})

test('it can be read and followed before any script has come, and is then brought to life', async () => {
  const { page } = await enter()
  let release = (): void => {}
  const scripts = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const play = page.getByRole('link', { name: SAID.en.page.home.play }).first()
  expect(await play.getAttribute('href')).toContain('/local/new?')
  const title = await page.getByRole('heading', { level: 1 }).elementHandle()
  release()
  await page.waitForLoadState('load')
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('link', { name: SAID.fr.page.home.play }).first().waitFor()
  expect(await title?.evaluate((element) => element.isConnected)).toBe(true)
})

test('a reader with a language of their own is shown theirs, and every game names what its buttons do', async () => {
  const { page, context } = await enter({ language: 'en' })
  await context.addInitScript(() => {
    localStorage.setItem('astrolabe.settings', JSON.stringify({ language: 'fr' }))
  })
  await page.goto('/')
  const { of, play, learn, friends, rules } = SAID.fr.page.home
  for (const deed of [play, learn, friends, rules])
    for (const title of TITLES) await page.getByRole('link', { name: of(deed, title), exact: true }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  expect(await page.locator('main').count()).toBe(1)
})

test('an address whose end cannot be read opens all the same', async () => {
  const { page } = await enter({ language: 'en' })
  await page.goto('/#%E0%A4')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('À vous de jouer')
})
