import { expect, test } from 'vitest'
import { forkedTable, gameAt, gameNearItsEnd } from './forking.ts'
import { converged, onScreen, surviveServer } from './on-screen.ts'
import { called, glance, oneOf, playByGlow, type Player, player, press, promptBar } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { comeByLink, optionSaid, positionAt, tableOf } from './tables.ts'

const scene = stage()
const { page: says, table: tableSays } = SAID.en

const GAME = 'andromedas-edge'
/** Five at a table, of whom two are bots, and the shortest game there is. */
const FIVE = { game: GAME, seats: 5, options: { expansion: true, terminus: 50 } }
const PEOPLE = 3
/** A server that is gone answers nothing. */
const CUT = /net::ERR_/

/** So many answers of cadets are left to people and bots. */
const LEFT = 45
/** More presses than people in no hurry need for that. */
const MOST_PRESSES = 600
/** Presses of each at a table that has just begun. */
const FIRST_PRESSES = 8

interface Captain extends Player {
  readonly name: string
}

async function threeCaptains(): Promise<readonly [Captain, ...Captain[]]> {
  const captain = async (name: string, manners: { readonly size?: 'phone' } = {}): Promise<Captain> => ({
    ...player(await scene.enter({ ...manners, bears: CUT }), name),
    name,
  })
  return [await captain('Ada'), await captain('Ben', { size: 'phone' }), await captain('Cyd')]
}

/** Those who are asked something, by the server. */
async function asked(crew: readonly Captain[]): Promise<readonly Captain[]> {
  const { waitingFor } = await positionAt(crew[0])
  return crew.filter((_, seat) => waitingFor.includes(seat))
}

/** The first of them who is asked, once bots have done what they do. */
async function whoIsNext(crew: readonly Captain[]): Promise<Captain | undefined> {
  await Promise.race(crew.map(({ page }) => called(page)))
  const [one] = await asked(crew)
  if (one !== undefined) await converged([one])
  return one
}

/** The host waits with the table set; the others sit down by its link, and it begins. */
async function sitDown([host, ...guests]: readonly Captain[]): Promise<void> {
  for (const guest of guests) await comeByLink(guest, `/join/${tableOf(host)}`, guest.name)
  await press(host, host.page.getByRole('button', { name: tableSays.gathering.start }))
  await Promise.all([host, ...guests].map((one) => promptBar(one).waitFor()))
}

/** A table of three people and two bots that goes on with a game. */
async function goOn(
  crew: readonly [Captain, ...Captain[]],
  record: { readonly answers: readonly unknown[] },
) {
  const [host] = crew
  const bot = { kind: 'bot' as const, level: 'cadet' as const }
  const open = { kind: 'open' as const }
  const seats = [{ kind: 'me' as const, name: host.name }, open, open, bot, bot]
  const table = await forkedTable(host, { record, at: record.answers.length, seats })
  await host.page.goto(`/g/${table}`)
  await sitDown(crew)
}

test('three people set up a table for five on the page, come by link, and play what glows', async () => {
  const crew = await threeCaptains()
  const [host] = crew
  const { page } = host
  await page.goto(`/new/${GAME}?how=link`)
  await page.getByLabel(says.setup.nameAt('A')).fill(host.name)
  await page.getByText(says.setup.options).click()
  await page.getByLabel(await optionSaid('en', 'expansion', GAME)).check()
  await page.getByLabel(await optionSaid('en', 'terminus', GAME)).selectOption('50')
  // The factions of a first game do not go round five.
  await page.getByLabel(await optionSaid('en', 'firstGame', GAME)).uncheck()
  for (const [letter, sitter] of [
    ['C', 'open'],
    ['D', 'cadet'],
    ['E', 'cadet'],
  ] as const) {
    await press(host, page.getByRole('button', { name: says.setup.addSeat }))
    await page.getByLabel(says.setup.whoSits(letter)).selectOption(sitter)
  }
  await press(host, page.getByRole('button', { name: says.setup.create }))
  await page.waitForURL(/\/g\/\w+/)
  await sitDown(crew)

  const presses = new Map(crew.map(({ name }) => [name, 0]))
  while ([...presses.values()].some((done) => done < FIRST_PRESSES)) {
    const one = await whoIsNext(crew)
    if (one === undefined) break
    await playByGlow(one)
    presses.set(one.name, (presses.get(one.name) ?? 0) + 1)
  }
  // Everybody has a faction, and something of theirs is on the map.
  const { players } = (await positionAt(host)).view as { readonly players: readonly { faction: number }[] }
  expect(new Set(players.map(({ faction }) => faction)).size).toBe(FIVE.seats)
  await converged(crew)
})

test('they play to the end by what glows, and read the same result', async () => {
  const crew = await threeCaptains()
  await goOn(crew, await gameNearItsEnd(FIVE, LEFT))
  let presses = 0
  for (; presses < MOST_PRESSES; presses++) {
    const one = await whoIsNext(crew)
    if (one === undefined) {
      if ((await glance(crew[0].page)).isOver) break
      continue
    }
    // Who has done what a turn is for mostly ends it.
    const end = promptBar(one).locator('.prompt-choice-end')
    if ((await end.isVisible()) && one.chance.below(4) > 0) await press(one, end)
    else await playByGlow(one)
  }
  await Promise.all(crew.map(({ page }) => called(page)))
  const scores = await Promise.all(
    crew.map(({ page }) => page.getByRole('list', { name: tableSays.end.scores }).innerText()),
  )
  const figures = scores.map((said) => said.match(/\d+/g))
  expect(figures[0]).not.toBeNull()
  for (const other of figures) expect(other).toEqual(figures[0])
  for (const said of scores) expect(said).toContain(says.seats.you)
  const ben = oneOf(crew[0].chance, crew)
  await press(ben, ben.page.getByText(tableSays.end.verify))
  await ben.page.getByText(tableSays.end.matches).waitFor()
})

interface Fought {
  readonly battle: { readonly sides: readonly unknown[] } | null
}

const battleAt = async (one: Captain): Promise<unknown> => ((await positionAt(one)).view as Fought).battle

test('in the middle of a battle nothing is lost by a reload or by the death of the server', async () => {
  const crew = await threeCaptains()
  // Dice are still to be bought by one of the people.
  const record = await gameAt(
    FIVE,
    ({ prompt, seats }) => prompt === 'prepare' && (seats[0] ?? PEOPLE) < PEOPLE,
  )
  await goOn(crew, record)
  const fights = await whoIsNext(crew)
  if (fights === undefined) throw new Error('nobody is asked')
  const battle = await battleAt(fights)
  expect(battle).not.toBeNull()
  await converged(crew)
  for (const one of crew) await survivesReload(one)
  await surviveServer(crew, scene.server)
  expect(await battleAt(fights)).toEqual(battle)

  while (JSON.stringify(await battleAt(fights)) === JSON.stringify(battle)) await playByGlow(fights)
  await converged([fights])
  await crew[0].page.locator('.table-told').waitFor()
})

/** Reloaded, the page asks the same about the same position. */
async function survivesReload(one: Captain): Promise<void> {
  const [position, shown] = [await positionAt(one), await onScreen(one)]
  await one.page.reload()
  await promptBar(one).waitFor()
  await expect.poll(() => onScreen(one)).toBe(shown)
  expect(await positionAt(one)).toEqual(position)
}
