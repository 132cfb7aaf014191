import { expect, test } from 'vitest'
import { converged, onScreen, showsAllThereIs, surviveServer } from './on-screen.ts'
import {
  called,
  glance,
  playByGlow,
  type Player,
  player,
  point,
  press,
  promptBar,
  roundOf,
  whoIsAsked,
} from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { comeByLink, limitRounds, positionAt, tableOf, TITLE } from './tables.ts'

const scene = stage()
const { page: says, table: tableSays } = SAID.en

/** The network is cut here, and a server that is gone answers nothing. */
const CUT = /net::ERR_/

const ROUNDS = 4

test('two people and a bot play a whole game by link, whatever happens to page, network and server', async () => {
  const ada = player(await scene.enter({ bears: CUT }), 'ada')
  const ben = player(await scene.enter({ size: 'phone', bears: CUT }), 'ben')
  const both = [ada, ben]
  await gather(ada, ben)

  const first = await whoIsAsked(both)
  await countsOnce(first, {
    cut: () => scene.server.kill(),
    mend: () => scene.server.start(),
  })
  let second = await whoIsAsked(both)
  for (; second === first; second = await whoIsAsked(both)) await playByGlow(first)
  await countsOnce(second, {
    cut: () => second.context.setOffline(true),
    mend: () => second.context.setOffline(false),
  })

  await playTo(both, 1)
  await chat(ada, ben)
  await survivesReload(await whoIsAsked(both))
  await catchesUp(both)

  await playTo(both, 2)
  await surviveServer(both, scene.server)

  await playTo(both, ROUNDS)
  const scores = await Promise.all(
    both.map(({ page }) => page.getByRole('list', { name: tableSays.end.scores }).innerText()),
  )
  // Each is “You” on their own screen; places and points are the same on both.
  const figures = scores.map((said) => said.match(/\d+/g))
  expect(figures[0]).toEqual(figures[1])
  for (const said of scores) expect(said).toContain(says.seats.you)
  await press(ben, ben.page.getByText(tableSays.end.verify))
  await ben.page.getByText(tableSays.end.matches).waitFor()
})

/** The host sets the table up on the page; the other one comes by the link, with a phone. */
async function gather(host: Player, guest: Player): Promise<void> {
  const { page } = host
  await page.goto('/')
  await press(host, page.getByRole('link', { name: says.home.of(says.home.friends, TITLE) }))
  await press(host, page.getByRole('button', { name: says.setup.addSeat }))
  await page.getByLabel(says.setup.nameAt('A')).fill('Ada')
  await limitRounds(host, ROUNDS)
  await press(host, page.getByRole('button', { name: says.setup.create }))
  const invitation = page.getByRole('region', { name: tableSays.gathering.invite })
  const link = await invitation.locator('code').innerText()
  expect(link).toBe(`${scene.server.address}/join/${tableOf(host)}`)

  await comeByLink(guest, link, 'Ben')
  await guest.page.getByText(tableSays.gathering.waitingForHost).waitFor()
  await press(host, page.getByRole('button', { name: tableSays.gathering.start }))
  await Promise.all([host, guest].map((one) => promptBar(one).waitFor()))
}

/** Plays on until so many rounds are over, or the game is. */
async function playTo(people: readonly Player[], round: number): Promise<void> {
  for (;;) {
    const one = await whoIsAsked(people)
    if ((await glance(one.page)).isOver || (await roundOf(one.page)) > round) break
    await playByGlow(one)
  }
  await converged(people)
}

interface Cut {
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
}

/** Given while nothing can be heard, an answer is taken once everything works again, and once. */
async function countsOnce(one: Player, { cut, mend }: Cut): Promise<void> {
  const { number } = await positionAt(one)
  await cut()
  await point(one, (await glance(one.page)).glows[0])
  await one.page.getByText(tableSays.connection.sending).waitFor()
  await mend()
  await expect.poll(async () => (await positionAt(one)).number, { timeout: 20_000 }).toBe(number + 1)
  await converged([one])
}

async function chat(ada: Player, ben: Player): Promise<void> {
  const { chat: chatSays, side } = tableSays
  await press(ada, ada.page.getByRole('tab', { name: side.chat }))
  await ada.page.getByLabel(chatSays.placeholder).fill('Good luck out there!')
  await press(ada, ada.page.getByRole('button', { name: chatSays.send }))
  await press(ben, ben.page.getByRole('button', { name: side.chatOf(1) }))
  await press(ben, ben.page.getByRole('tab', { name: side.chatOf(1) }))
  await ben.page.getByText('Good luck out there!').waitFor()
  await press(ben, ben.page.getByRole('button', { name: side.close, exact: true }))
}

/** Reloaded in the middle of a decision, the page asks the same question about the same position. */
async function survivesReload(one: Player): Promise<void> {
  let [position, shown] = [await positionAt(one), await onScreen(one)]
  while (!(await glance(one.page)).isPending) {
    ;[position, shown] = [await positionAt(one), await onScreen(one)]
    await playByGlow(one)
  }
  await one.page.reload()
  await called(one.page)
  await expect.poll(() => onScreen(one)).toBe(shown)
  expect(await positionAt(one)).toEqual(position)
}

/** Whoever was cut off while another played sees, once back, what they would see on a fresh page. */
async function catchesUp(people: readonly Player[]): Promise<void> {
  const playing = await whoIsAsked(people)
  const [away] = people.filter((one) => one !== playing)
  await away.context.setOffline(true)
  while ((await glance(playing.page)).isAsked) await playByGlow(playing)
  await away.context.setOffline(false)
  await converged([await whoIsAsked(people)])
  await showsAllThereIs(away)
}
