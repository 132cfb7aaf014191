import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import type { Person } from './people.ts'
import { called, playByGlow, type Player, player, playOut, press } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { openRecord, recorded, startHere } from './tables.ts'

const scene = stage()
const { page: says, table: tableSays, replay } = SAID.en

test('a finished game: its result, its story, its check, and the file it is saved in', async () => {
  const someone = player(await scene.enter())
  const { page } = someone
  await startHere(someone, 2)
  await playOut(someone)
  const scores = await page.getByRole('list', { name: tableSays.end.scores }).innerText()
  await press(someone, page.getByText(tableSays.end.verify))
  await page.getByText(tableSays.end.matches).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(someone, page.getByRole('button', { name: tableSays.end.record })),
  ])

  const other = player(await scene.enter({ size: 'phone' }))
  await openRecord(other, await file.path())
  expect(await other.page.getByRole('list', { name: tableSays.end.scores }).innerText()).toBe(scores)
  await toReplay(other)
  await press(other, other.page.getByRole('button', { name: replay.after.open }))
  await press(other, other.page.getByRole('tab', { name: replay.after.check }))
  await other.page.getByText(replay.check.whole).waitFor()
})

test('a record is walked through by buttons, keys, the slider and links', async () => {
  const someone = player(await scene.enter())
  const { page, context } = someone
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRecord(someone, recorded('cadets-round-limit'))
  await toReplay(someone)
  const last = Number(await page.getByRole('slider').getAttribute('max'))
  const step = async (name: string): Promise<void> => press(someone, page.getByRole('button', { name }))
  await at(someone, 0)
  await step(replay.bar.on.answer)
  await at(someone, 1)
  await page.keyboard.press('ArrowRight')
  await at(someone, 2)
  await page.keyboard.press('End')
  await at(someone, last)
  await step(replay.bar.back.answer)
  await at(someone, last - 1)
  await page.keyboard.press('Home')
  await at(someone, 0)
  await page.keyboard.press('PageDown')
  const secondRound = Number(await page.getByRole('slider').inputValue())
  expect(secondRound).toBeGreaterThan(1)
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowLeft')
  await at(someone, secondRound - 1)
  await step(replay.bar.play)
  await at(someone, secondRound)
  await step(replay.bar.pause)

  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  const moment = Number(await page.getByRole('slider').inputValue())
  await press(someone, page.getByRole('button', { name: replay.link }))
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/moment#a${moment}\\.`))
  const shown = await page.getByRole('main').innerText()
  const again = { ...someone, page: await context.newPage() }
  await again.page.goto(link)
  await at(again, moment)
  await expect.poll(() => again.page.getByRole('main').innerText()).toBe(shown)
})

test('a game goes on from any moment of another, on this screen or by link', async () => {
  const someone = player(await scene.enter())
  const { page } = someone
  await startHere(someone, 3)
  for (let presses = 0; presses < 10; presses++) {
    await playByGlow(someone)
    await called(page)
  }
  await press(someone, page.getByRole('button', { name: tableSays.header.menu }))
  await press(someone, page.getByRole('link', { name: tableSays.menu.replay }))
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('PageDown')
  const replayed = page.url()
  await continueHere(someone)
  await page.waitForURL(/\/local\/\w+$/)
  await called(page)
  expect(replayed).not.toContain(page.url())
  await playByGlow(someone)

  await page.goto(replayed)
  await page.getByRole('slider').waitFor()
  await continueHere(someone, { by: says.setup.link.name })
  await page.waitForURL(/\/g\/\w+$/)
  await press(someone, page.getByRole('button', { name: tableSays.gathering.start }))
  await called(page)
  await playByGlow(someone)
})

test.each(LANGUAGES)(
  'where the server does not go on with a game, the page says why (%s)',
  async (language) => {
    const someone = player(await scene.enter({ language, bears: /status of 422/ }))
    const { page } = someone
    const { page: pageSays, replay: replaySays } = SAID[language]
    await openRecord(someone, recorded('pilots-4'))
    await toReplay(someone)
    await page.keyboard.press('Home')
    await continueHere(someone, { by: pageSays.setup.link.name })
    const trouble = page.getByRole('dialog').getByRole('alert')
    await expect.poll(() => trouble.innerText()).toBe(replaySays.goOn.refused.simulation)
  },
)

test('a link to a moment of a game of this browser opens it at that moment in any other', async () => {
  const someone = player(await scene.enter())
  const { page, context } = someone
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRecord(someone, recorded('cadets-round-limit'))
  await toReplay(someone)
  await page.keyboard.press('PageDown')
  const moment = await page.getByRole('slider').inputValue()
  await press(someone, page.getByRole('button', { name: replay.link }))
  await page.getByText(says.shell.copied).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/moment#a${moment}\\.[\\w-]+$`))

  const other = player(await scene.enter({ size: 'phone' }))
  await other.page.goto(link)
  await at(other, Number(moment))
  await other.page.reload()
  await at(other, Number(moment))

  const [bare] = link.split('#')
  for (const broken of [link.slice(0, -40), `${bare}#a${moment}.nonsense`, bare]) {
    const stranger = await scene.enter()
    await stranger.page.goto(broken)
    await stranger.page.getByText(replay.brokenLink).waitFor()
  }
})
async function toReplay(person: Person): Promise<void> {
  const { replay: name } = SAID[person.language].table.end
  await press(person, person.page.getByRole('link', { name }))
  await person.page.getByRole('slider').waitFor()
}

/** So many answers have been given on screen, and the address says so. */
async function at({ page }: Person, moment: number): Promise<void> {
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe(String(moment))
  await expect.poll(() => new URL(page.url()).hash).toMatch(new RegExp(`^#a${moment}(?:\\.|$)`))
}

/** A game that goes on from the moment on screen, on this screen unless another way is wanted. */
async function continueHere(someone: Player, { by }: { readonly by?: string } = {}): Promise<void> {
  const { page, language } = someone
  const { open, start } = SAID[language].replay.goOn
  await press(someone, page.getByRole('button', { name: open }))
  const dialog = page.getByRole('dialog', { name: open })
  if (by !== undefined) await dialog.getByLabel(by).check()
  await press(someone, dialog.getByRole('button', { name: start }))
}
