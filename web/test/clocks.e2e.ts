import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import type { Person } from './people.ts'
import { called, playByGlow, player, press } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { comeByLink, GAME, newTable, positionAt } from './tables.ts'

const scene = stage()
const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })

test('a table is set up with a clock, which is told to whoever comes', async () => {
  const ada = await scene.enter({ language: 'fr' })
  const { setup } = SAID.fr.page
  await ada.page.goto(`/new/${GAME}?how=link`)
  await ada.page.getByLabel(setup.time.live.name, { exact: true }).check()
  await ada.page.getByLabel(setup.time.more).fill('45')
  await ada.page.getByLabel(setup.time.bank).fill('5')
  await ada.page.getByLabel(setup.time.bank).blur()
  await ada.page.getByLabel(setup.time.patience.name).selectOption({ label: '10 minutes' })
  expect((await inspect(ada.page)).map(finding)).toEqual([])
  await press(ada, button(ada, setup.create))
  await ada.page.getByText('45 secondes par décision, puis 5 minutes').waitFor()
  expect((await positionAt(ada)).time).toEqual({ kind: 'live', bank: 300, more: 45 })
})

test('the clock runs for whoever is asked; when it is out, a bot plays on until they come back', async () => {
  const [ada, ben] = [await scene.enter(), await scene.enter({ size: 'phone', language: 'fr' })]
  const { company, gathering } = SAID.en.table
  const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }]
  const time = { kind: 'live' as const, bank: 0, more: 1 }
  const table = await newTable(ada, { game: GAME, seats, options: { roundLimit: 2 }, time })
  await comeByLink(ben, `/join/${table}`, 'Ben')
  await ada.page.goto(`/g/${table}`)
  await press(ada, button(ada, gathering.start))
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.prompt-bar')))
  const one = player(ada, 'ada')
  while ((await positionAt(ada)).waitingFor.includes(0)) {
    await called(ada.page)
    await playByGlow(one)
  }
  await ada.page
    .getByRole('status')
    .filter({ hasText: company.outOfTime('Ben') })
    .waitFor()
  await ben.page.locator('.player-panels .seat-clock-out', { hasText: '0:00' }).waitFor()
  await ben.page.getByRole('button', { name: SAID.fr.table.company.timeLeft('0:00') }).waitFor()
  expect((await inspect(ada.page)).map(finding)).toEqual([])
  await press(ada, button(ada, company.standIn))
  await button(ben, SAID.fr.table.company.comeBack).waitFor()
  expect((await positionAt(ada)).seats[1]).toMatchObject({ kind: 'bot', for: 'Ben' })
})
