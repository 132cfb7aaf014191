import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Person } from './people.ts'
import { called, glance, playByGlow, type Player, player, press, promptBar } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { GAME, limitRounds, newTable, positionAt, tableOf } from './tables.ts'

const scene = stage()
const { page: says, table: tableSays } = SAID.en

/** The network is cut here, and a server that is gone answers nothing. */
const CUT = /net::ERR_|Failed to load resource/

const ROUNDS = 5

test('two people and a bot play a whole game by link, whatever happens to page, network and server', async () => {
  const ada = player(await scene.enter({ bears: CUT }), 'ada')
  const ben = player(await scene.enter({ size: 'phone', bears: CUT }), 'ben')
  const both = [ada, ben]
  await gather(ada, ben)

  // The server dies while an answer is on its way: it counts, and it counts once.
  const first = await whoIsAsked(both)
  const { number } = await positionAt(first)
  await scene.server.kill()
  await pressFirstGlow(first)
  await first.page.getByText(tableSays.connection.retrying).waitFor()
  await scene.server.start()
  await expect.poll(async () => (await positionAt(first)).number).toBe(number + 1)
  await settledBoth(both)

  await playTo(both, 1)
  await chat(ada, ben)
  await survivesReload(await whoIsAsked(both))

  await playTo(both, 2)
  await survivesCut(both)

  await playTo(both, 3)
  const before = await Promise.all(both.map(positionAt))
  const shown = await Promise.all(both.map(onScreen))
  await scene.server.kill()
  await Promise.all(both.map(({ page }) => page.getByText(tableSays.connection.retrying).waitFor()))
  await scene.server.start()
  await settledBoth(both)
  expect(await Promise.all(both.map(positionAt))).toEqual(before)
  expect(await Promise.all(both.map(onScreen))).toEqual(shown)

  await playTo(both, Number.POSITIVE_INFINITY)
  const results = both.map(({ page }) => page.getByRole('list', { name: tableSays.end.scores }).innerText())
  expect((await Promise.all(results)).length).toBe(2)
  expect(new Set(await Promise.all(results)).size).toBe(1)
  await press(ben, ben.page.getByText(tableSays.end.verify))
  await ben.page.getByText(tableSays.end.matches).waitFor()
})

/** The host sets the table up on the page; the other one comes by the link, with a phone. */
async function gather(host: Player, guest: Player): Promise<void> {
  const { page } = host
  await page.goto('/')
  await press(host, page.getByRole('link', { name: says.home.byLink }))
  await press(host, page.getByRole('button', { name: says.setup.addSeat }))
  await page.getByLabel(says.setup.nameAt('A')).fill('Ada')
  await limitRounds(host, ROUNDS)
  await press(host, page.getByRole('button', { name: says.setup.create }))
  const link = await page.getByRole('region', { name: tableSays.gathering.invite }).locator('code').innerText()
  expect(link).toBe(`${scene.server.address}/join/${tableOf(host)}`)

  await guest.page.goto(link)
  await guest.page.getByLabel(says.invitation.yourName).fill('Ben')
  await press(guest, guest.page.getByRole('button', { name: says.invitation.sit }))
  await guest.page.getByText(tableSays.gathering.waitingForHost).waitFor()
  await press(host, page.getByRole('button', { name: tableSays.gathering.start }))
  await Promise.all([host, guest].map((one) => promptBar(one).waitFor()))
}

async function whoIsAsked(people: readonly Player[]): Promise<Player> {
  for (;;) {
    for (const one of people) {
      const { isAsked, isOver } = await glance(one.page)
      if (isAsked || isOver) return one
    }
    await setTimeout(30)
  }
}

/** Plays on until so many rounds are over, or the game is. */
async function playTo(people: readonly Player[], round: number): Promise<void> {
  for (;;) {
    const one = await whoIsAsked(people)
    if ((await glance(one.page)).isOver || (await roundOf(one)) > round) break
    await playByGlow(one)
  }
  await settledBoth(people)
}

/** A phone has no room for the round, but knows it. */
async function roundOf({ page }: Person): Promise<number> {
  const said = await page.locator('.table-header-round').allTextContents()
  return Number(said[0]?.match(/\d+/)?.[0] ?? 0)
}

async function pressFirstGlow(one: Player): Promise<void> {
  const [glow] = (await glance(one.page)).glows
  const { x, y } = glow.at
  await (one.touch ? one.page.touchscreen.tap(x, y) : one.page.mouse.click(x, y))
}

const onScreen = async ({ page }: Person): Promise<string> =>
  (await page.locator('.table-middle, .prompt-bar').allInnerTexts()).join('\n')

/** Everyone sees what the server says. */
async function settledBoth(people: readonly Player[]): Promise<void> {
  for (const one of people) {
    await one.page.getByText(tableSays.connection.retrying).waitFor({ state: 'hidden' })
    const { waitingFor, seat } = await positionAt(one)
    await expect.poll(async () => (await glance(one.page)).isAsked).toBe(waitingFor.includes(seat))
  }
}

async function chat(ada: Player, ben: Player): Promise<void> {
  await ada.page.getByRole('tab', { name: tableSays.side.chat }).click()
  await ada.page.getByLabel(tableSays.chat.placeholder).fill('Good luck out there!')
  await press(ada, ada.page.getByRole('button', { name: tableSays.chat.send }))
  await press(ben, ben.page.getByRole('button', { name: tableSays.side.chatOf(1) }))
  await press(ben, ben.page.getByRole('tab', { name: tableSays.side.chatOf(1) }))
  await ben.page.getByText('Good luck out there!').waitFor()
  await press(ben, ben.page.getByRole('button', { name: tableSays.side.close }))
}

/** Reloaded in the middle of a decision, the page asks the same question of the same position. */
async function survivesReload(one: Player): Promise<void> {
  const before = [await positionAt(one), await onScreen(one)]
  await pressFirstGlow(one)
  await one.page.reload()
  await called(one.page)
  await expect.poll(() => onScreen(one)).toBe(before[1])
  expect(await positionAt(one)).toEqual(before[0])
}

/** Cut off in the middle of a decision: what is answered meanwhile arrives once the network is back. */
async function survivesCut(people: readonly Player[]): Promise<void> {
  const one = await whoIsAsked(people)
  await one.context.setOffline(true)
  const { number } = await positionAt(one)
  await press(one, (await glance(one.page)).glows[0])
}

test('what was done is taken back freely, and further back only if the others agree', async () => {
  const ada = player(await scene.enter(), 'ada')
  const ben = player(await scene.enter(), 'ben')
  expect(await newTable(ada, { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] })).toBe(ben)
})
