import { expect, test } from 'vitest'
import { converged, onScreen, surviveServer } from './on-screen.ts'
import {
  called,
  glance,
  oneOf,
  playByButtons,
  playByGlow,
  type Player,
  player,
  press,
  promptBar,
} from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { comeByLink, optionSaid, positionAt } from './tables.ts'

const scene = stage()
const { page: says, table: tableSays } = SAID.en

const GAME = 'x-odus'
/** A server that is gone answers nothing. */
const CUT = /net::ERR_/

/** More presses than any game takes whose captains are in a hurry. */
const MOST_PRESSES = 1200

interface Captain extends Player {
  readonly name: string
}

test('three captains win or lose together, by link, whatever happens to page and server', async () => {
  const ada = await captain('Ada')
  const ben = await captain('Ben', { size: 'phone' })
  const cyd = await captain('Cyd')
  const crew = [ada, ben, cyd]
  await gather(ada, [ben, cyd])

  await propose(crew)
  await seekCombat(crew)
  for (const one of crew) await survivesReload(one)
  await surviveServer(crew, scene.server)
  expect(await combatAt(ada)).not.toBeNull()

  await playOut(crew)
  const results = await Promise.all(crew.map(({ page }) => page.locator('.ending-header').innerText()))
  expect(new Set(results).size).toBe(1)
  expect(results[0]).toMatch(new RegExp(`^(?:${tableSays.end.wonTogether}|${tableSays.end.lostTogether})`))
  await press(ben, ben.page.getByText(tableSays.end.verify))
  await ben.page.getByText(tableSays.end.matches).waitFor()
})

async function captain(name: string, manners: { readonly size?: 'phone' } = {}): Promise<Captain> {
  return { ...player(await scene.enter({ ...manners, bears: CUT }), name), name }
}

/** An easy game of three, with the ships of a first one. */
async function gather(host: Captain, guests: readonly Captain[]): Promise<void> {
  const { page } = host
  await page.goto(`/new/${GAME}?how=link`)
  await page.getByLabel(says.setup.nameAt('A')).fill(host.name)
  await press(host, page.getByRole('button', { name: says.setup.addSeat }))
  await page.getByLabel(says.setup.whoSits('C')).selectOption('open')
  await page.getByText(says.setup.options).click()
  await page.getByLabel(await optionSaid('en', 'difficulty', GAME)).selectOption('0')
  await page.getByLabel(await optionSaid('en', 'chooseShips', GAME)).uncheck()
  await press(host, page.getByRole('button', { name: says.setup.create }))
  const link = await page
    .getByRole('region', { name: tableSays.gathering.invite })
    .locator('code')
    .innerText()
  for (const guest of guests) await comeByLink(guest, link, guest.name)
  await press(host, page.getByRole('button', { name: tableSays.gathering.start }))
  await Promise.all([host, ...guests].map((one) => promptBar(one).waitFor()))
}

/** Those who are asked something, by the server; several may be, and then anyone answers. */
async function asked(crew: readonly Captain[]): Promise<readonly Captain[]> {
  const { waitingFor } = await positionAt(crew[0])
  return crew.filter((_, seat) => waitingFor.includes(seat))
}

/** When one captain alone is asked, another proposes what to do, and that is done. */
async function propose(crew: readonly Captain[]): Promise<void> {
  for (;;) {
    const deciding = await asked(crew)
    const [decides] = deciding
    await converged(crew)
    if (deciding.length > 1) {
      await playByGlow(decides)
      continue
    }
    const [friend] = crew.filter((one) => one !== decides)
    const { number } = await positionAt(decides)
    while ((await positionAt(decides)).proposals.length === 0) await playByGlow(friend)
    const [{ answer }] = (await positionAt(decides)).proposals
    await press(decides, decides.page.getByRole('button', { name: tableSays.together.accept, exact: true }))
    expect((await positionAt(decides)).number).toBe(number + 1)
    expect(answer).not.toBe('')
    return
  }
}

async function combatAt(one: Captain): Promise<unknown> {
  return ((await positionAt(one)).view as { readonly combat: unknown }).combat
}

/** What a captain does who looks for trouble, the most promising first. */
const TROUBLE = [/^Attack the Enemies/, /^Pacify/, /^Blind jump/, / acts$/]

function troubleAmong({ chance }: Captain, names: readonly string[]): string {
  const wanted = TROUBLE.map((trouble) => names.filter((name) => trouble.test(name)))
  return oneOf(chance, wanted.find(({ length }) => length > 0) ?? names)
}

/** Flies into the unknown, and attacks whoever is there. */
async function seekCombat(crew: readonly Captain[]): Promise<void> {
  while ((await combatAt(crew[0])) === null) {
    const [one] = await asked(crew)
    await converged([one])
    const { isOfSeveral } = await glance(one.page)
    await (isOfSeveral ? playByGlow(one) : playByButtons(one, (names) => troubleAmong(one, names)))
  }
  await converged(crew)
}

/** Reloaded, the page asks the same about the same position. */
async function survivesReload(one: Captain): Promise<void> {
  const [position, shown] = [await positionAt(one), await onScreen(one)]
  await one.page.reload()
  await promptBar(one).waitFor()
  await expect.poll(() => onScreen(one)).toBe(shown)
  expect(await positionAt(one)).toEqual(position)
}

/** To the end of the game, in a hurry: turns are mostly ended as soon as they can be. */
async function playOut(crew: readonly Captain[]): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const deciding = await asked(crew)
    if (deciding.length === 0) break
    const one = oneOf(crew[0].chance, deciding)
    await converged([one])
    const end = promptBar(one).locator('.prompt-choice-end')
    const isTired = (await end.isVisible()) && one.chance.below(5) > 0
    if (isTired) await press(one, end)
    else await playByGlow(one)
  }
  await Promise.all(crew.map(({ page }) => called(page)))
  for (const { page } of crew) expect((await glance(page)).isOver).toBe(true)
}
