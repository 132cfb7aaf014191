import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import type { Manners, Person } from './people.ts'
import { called, playByGlow, player, press } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { comeByLink, GAME, newTable, positionAt } from './tables.ts'

const scene = stage()
const { company, gathering } = SAID.en.table
const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })

/** Ada and Ben at a table where it is Ben's turn. A seat may be given to a bot as soon as it was nudged. */
async function bensTurn(manners: Manners = {}) {
  const [ada, ben] = [await scene.enter(), await scene.enter(manners)]
  const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }]
  const table = await newTable(ada, { game: GAME, seats, options: { roundLimit: 2 }, patience: 0 })
  await comeByLink(ben, `/join/${table}`, 'Ben')
  await ada.page.goto(`/g/${table}`)
  await press(ada, button(ada, gathering.start))
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.prompt-bar')))
  const one = player(ada, 'ada')
  while ((await positionAt(ada)).waitingFor.includes(0)) {
    await called(ada.page)
    await playByGlow(one)
  }
  return { ada, ben, table }
}

test('an absent player is nudged, replaced by a bot, and takes the seat back with one press', async () => {
  const { ada, ben, table } = await bensTurn({ size: 'phone', language: 'fr' })
  const says = SAID.fr.table.company
  // He has another page open, on which he reads of the nudge; then he is gone.
  await press(ada, button(ada, SAID.en.table.header.menu))
  await press(ada, button(ada, SAID.en.table.menu.seats))
  await press(ada, button(ada, company.nudgeOne('Ben')))
  await ada.page.keyboard.press('Escape')
  await ben.page
    .getByRole('status')
    .filter({ hasText: says.areYouThere('Ada') })
    .waitFor()
  expect((await inspect(ben.page)).map(finding)).toEqual([])
  await press(ben, button(ben, says.here))
  await expect.poll(async () => (await positionAt(ada)).nudges).toBeUndefined()

  await ben.page.goto('/about')
  await press(ada, button(ada, company.nudge))
  expect((await inspect(ada.page)).map(finding)).toEqual([])
  await press(ada, button(ada, company.standIn))
  await expect.poll(async () => (await positionAt(ada)).seats[1]).toMatchObject({ kind: 'bot', for: 'Ben' })

  await ben.page.goto(`/g/${table}`)
  await press(ben, button(ben, says.comeBack))
  await expect.poll(async () => (await positionAt(ada)).seats[1]).toEqual({ kind: 'person', name: 'Ben' })
  await ada.page.getByText(company.incident.returned('Ben')).first().waitFor({ state: 'attached' })
})

test('who resigns is asked whether they mean it, and a bot plays on', async () => {
  const { ada, ben } = await bensTurn()
  await press(ben, button(ben, SAID.en.table.header.menu))
  await press(ben, button(ben, company.resign.item))
  expect((await inspect(ben.page)).map(finding)).toEqual([])
  const dialog = ben.page.getByRole('dialog', { name: company.resign.title })
  await press(ben, dialog.getByRole('button', { name: company.resign.confirm, exact: true }))
  await expect
    .poll(async () => (await positionAt(ada)).seats[1])
    .toEqual({ kind: 'bot', level: 'pilot', for: 'Ben', resigned: true })
  await called(ada.page)
  await ada.page.getByText(company.incident.resigned('Ben')).first().waitFor({ state: 'attached' })
})
