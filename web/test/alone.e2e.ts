import { expect, test } from 'vitest'
import {
  called,
  glance,
  playByButtons,
  playByGlow,
  type Player,
  player,
  press,
  promptBar,
  takeDevice,
} from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { GAME, startHere, TITLE } from './tables.ts'

const { enter } = stage()
const { page: says, table: tableSays, lesson } = SAID.en

test('after the first visit no network is needed: the page opens, games go on, and new ones begin', async () => {
  const someone = player(await enter({ bears: /net::ERR_INTERNET_DISCONNECTED/ }))
  const { page, context } = someone
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.reload()
  await press(someone, page.getByRole('link', { name: says.home.of(says.home.play, TITLE) }))
  await called(page)
  await playByGlow(someone)
  const before = await glance(page)
  await page.reload()
  await called(page)
  expect(await glance(page)).toEqual({ ...before, isPending: false })
  for (let presses = 0; presses < 8; presses++) {
    await playByGlow(someone)
    await called(page)
  }

  const first = page.url()
  await startHere(someone, 3)
  expect(page.url()).not.toBe(first)
  await playByGlow(someone)
  const second = page.url()
  await page.goto('/')
  const games = page.getByRole('region', { name: says.home.mine.title })
  await expect.poll(() => games.getByRole('listitem').count()).toBe(2)
  const { resume, yourTurnIn } = says.home.mine
  await page
    .getByRole('link', { name: resume('VII Legio') })
    .or(page.getByRole('link', { name: yourTurnIn('VII Legio') }))
    .click()
  await called(page)
  expect([first, second]).toContain(page.url())
})

test('two at one screen: what one of them has seen is gone when the device is passed on', async () => {
  const two = player(await enter())
  const { page } = two
  await startHere(two, 20, 2)
  const secret = await findSecret(two)
  await endTurn(two)
  await page.getByRole('heading', { name: tableSays.pass.title('').trim() }).waitFor()
  expect((await page.content()).includes(secret), secret).toBe(false)
  await takeDevice(two)
  expect(await page.locator('[data-spot^="planet-"][aria-label*="face down"]').count()).toBeGreaterThan(0)
  expect((await page.content()).includes(secret), secret).toBe(false)
  await endTurn(two)
  await takeDevice(two)
  await expect.poll(async () => (await page.content()).includes(secret)).toBe(true)
})

/** Plays until somebody knows who lives on a planet that lies face down, and gives the name. */
async function findSecret(two: Player): Promise<string> {
  const { page } = two
  // Nobody lands, so whoever sees a name has scanned for it.
  const known = page.locator('[data-spot^="planet-"]:not([aria-label*="face down"])')
  const wishes = [
    /^Scan/,
    /turn over|^Turn over/,
    /^Take off/,
    /^(?!Land|End|Stay|Buy|Recruit|Cross)/,
    /^(?:End|Stay)/,
  ]
  while ((await known.count()) === 0) {
    await called(page)
    if ((await glance(page)).isAsked) await playByButtons(two, (names) => firstWish(names, wishes))
    else await takeDevice(two)
  }
  const name = (await known.first().getAttribute('aria-label')) ?? ''
  return name.split(': ')[1].split(',')[0]
}

const firstWish = (names: readonly string[], wishes: readonly RegExp[]): string =>
  wishes.flatMap((wish) => names.filter((name) => wish.test(name)))[0] ?? names[0]

async function endTurn(two: Player): Promise<void> {
  while ((await glance(two.page)).isAsked)
    await playByButtons(two, (names) => firstWish(names, [/^(?:End|Stay)/]))
  await two.page.locator('.pass').waitFor()
}

test('the language changes in the middle of a game, and the game goes on', async () => {
  const someone = player(await enter())
  const { page } = someone
  await startHere(someone, 3)
  await playByGlow(someone)
  const before = await glance(page)
  await press(someone, page.getByRole('button', { name: tableSays.header.menu }))
  await press(someone, page.getByRole('button', { name: tableSays.menu.settings }))
  await press(someone, page.getByRole('dialog').getByLabel('Français'))
  await page.keyboard.press('Escape')
  const french: Player = { ...someone, language: 'fr' }
  await promptBar(french).waitFor()
  const after = await glance(page)
  expect(after.sentence).not.toBe(before.sentence)
  expect(after.glows.map(({ spot }) => spot)).toEqual(before.glows.map(({ spot }) => spot))
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  await playByButtons(french)
  await called(page)
})

test('a rule whose page was opened from the table is not in the way when one comes back', async () => {
  const someone = player(await enter())
  const { page } = someone
  await startHere(someone, 3)
  const refused = page.locator('.offers-refused')
  while ((await refused.count()) === 0) {
    await playByGlow(someone)
    await called(page)
  }
  await refused.locator('summary').click()
  await refused.locator('.rule-link').first().click()
  await page.getByRole('dialog').getByRole('link', { name: tableSays.choices.wholeRules }).click()
  await promptBar(someone).waitFor({ state: 'detached' })
  await page.goBack()
  await called(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('the lesson is played through by doing what it asks for', async () => {
  const pupil = player(await enter({ size: 'phone' }))
  const { page } = pupil
  await page.goto('/')
  await press(pupil, page.getByRole('link', { name: says.home.of(says.home.learn, TITLE) }))
  const guide = page.getByRole('region', { name: lesson.guide })
  await guide.waitFor()
  const onward = guide.getByRole('button', { name: new RegExp(`^(?:${lesson.begin}|${lesson.next})$`) })
  const end = guide.getByRole('link', { name: lesson.play })
  const steps = Number((await guide.innerText()).match(/of (\d+)/)?.[1])
  const read = new Set<string>()
  while (!(await end.isVisible())) {
    read.add(await guide.getByRole('status').innerText())
    if (await onward.isVisible()) await press(pupil, onward)
    else await playByGlow(pupil)
  }
  expect(read.size).toBe(steps - 1)
  await press(pupil, end)
  await page.waitForURL(/\/local\/\w+$/)
  await called(page)
  expect(page.url()).not.toContain(GAME)
})
