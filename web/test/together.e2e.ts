import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import { buildWith } from './one-game.ts'
import type { Manners, Person } from './people.ts'
import { called, heldStill, playByGlow, player, point, press, promptBar, settled } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { newTable, positionAt } from './tables.ts'

const scene = stage(() => buildWith('leak'))
const { together, end } = SAID.en.table

const sentence = ({ page }: Person): Promise<string | null> => page.textContent('.prompt-bar-words')
const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })
const HOLD = { spot: 'hold-1', name: 'the second hold' }

/** Ada is asked which hold to bail out, and Ben, at the same table, is not. */
async function crew(manners: Manners = {}): Promise<readonly [Person, Person]> {
  const [ada, ben] = [await scene.enter(), await scene.enter(manners)]
  const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }]
  const table = await newTable(ada, { game: 'leak', seats, options: { rounds: 6 } })
  await ben.page.goto(`/g/${table}`)
  const { gathering } = SAID[ben.language].table
  await press(ben, button(ben, gathering.sit))
  await ben.page.getByLabel(gathering.yourName).fill('Ben')
  await press(ben, button(ben, gathering.sit))
  await ada.page.goto(`/g/${table}`)
  await press(ada, button(ada, SAID.en.table.gathering.start))
  await called(ada.page)
  await ben.page.waitForSelector('.prompt-bar-propose')
  return [ada, ben]
}

test('one proposes, the other accepts', async () => {
  const [ada, ben] = await crew({ size: 'phone', language: 'fr' })
  const says = SAID.fr.table.together
  expect(await sentence(ben)).toContain(says.asks('Ada', 'Quelle cale écopez-vous\u202f?'))
  await point(ben, HOLD)
  await press(ben, ben.page.locator('.prompt-choice', { hasText: says.propose('Ada') }))
  const proposal = together.proposes('Ben', 'Bail out hold 2')
  await ada.page.getByRole('status').filter({ hasText: proposal }).waitFor()
  expect(await ben.page.locator('.spot-ghost').count()).toBe(1)
  expect(await ada.page.getByRole('button', { name: /^Hold 2.*proposed$/ }).count()).toBe(1)
  for (const { page } of [ada, ben]) expect((await inspect(page)).map(finding)).toEqual([])
  await press(ada, button(ada, together.accept))
  expect((await positionAt(ada)).view).toMatchObject({ water: [1, 0, 1] })
})

test('by the keyboard: a proposal is declined, another withdrawn', async () => {
  const [ada, ben] = await crew()
  const propose = async (nth: string): Promise<void> => {
    await heldStill(ben.page)
    // Quick fingers wait for nothing to be drawn.
    await Promise.all([nth, 'Enter'].map((key) => ben.page.keyboard.press(key)))
    await settled(ben.page)
  }
  await propose('3')
  await button(ada, together.decline).focus()
  await ada.page.keyboard.press('Enter')
  await expect.poll(async () => (await positionAt(ada)).proposals).toEqual([])
  await propose('1')
  await ben.page.getByText(together.proposed('Ada', 'Bail out hold 1')).waitFor()
  await button(ben, together.withdraw).focus()
  await ben.page.keyboard.press('Enter')
  await expect.poll(async () => (await positionAt(ben)).proposals).toEqual([])
  expect((await positionAt(ada)).number).toBe(0)
})

test('one person plays two seats by link, and the page follows the one that is asked', async () => {
  const ada = await scene.enter()
  const seats = ['Ada', 'Alter'].map((name) => ({ kind: 'me' as const, name }))
  const table = await newTable(ada, { game: 'leak', seats })
  await ada.page.goto(`/g/${table}`)
  await press(ada, button(ada, SAID.en.table.gathering.start))
  await called(ada.page)
  await point(ada, HOLD)
  await press(ada, promptBar(ada).locator('.prompt-choice-primary'))
  // Both still have a plug: either may answer.
  await press(ada, button(ada, together.playAs('Alter')))
  await ada.page.getByRole('button', { name: together.playAs('Ada') }).waitFor()
  await press(ada, promptBar(ada).getByRole('button', { name: 'Use your plug' }))
  await expect.poll(() => sentence(ada)).toContain('Which hold')
  const position = await positionAt(ada)
  expect(position).toMatchObject({ number: 2, waitingFor: [1], view: { plugs: [true, false] } })
})

test('alone: a captain advises, the game is won or lost, and played again', async () => {
  const ada = player(await scene.enter())
  const { page } = ada
  await page.goto('/')
  await press(ada, page.getByRole('link', { name: SAID.en.page.home.play }))
  await called(page)
  await press(ada, button(ada, together.ask))
  await page.locator('.advice-said', { hasText: 'Captain’s advice: Bail out hold' }).waitFor()
  expect(await page.locator('.offer-ghost').count()).toBe(1)
  expect(await page.locator('.spot-ghost').count()).toBe(1)
  for (let given = 0; (await page.locator('.prompt-bar-over').count()) === 0; given++) {
    expect(given).toBeLessThan(60)
    await playByGlow(ada)
    await called(page)
  }
  const title = await page.locator('.ending h2').textContent()
  expect([end.won, end.lost]).toContain(title)
  // The crew of one has a score because the sea has one to compare it with.
  const scores = page.getByRole('list', { name: end.scores }).getByRole('listitem')
  expect((await scores.allTextContents()).join()).toMatch(/\dThe sea\d+/)
  expect(await scores.count()).toBe(2)
  expect((await inspect(page)).map(finding)).toEqual([])
  await press(ada, button(ada, end.rematch))
  await page.waitForSelector('.prompt-bar-yours')
  await page.goto('/')
  await page.getByText(SAID.en.page.home.mine.alone(SAID.en.page.seats.you)).first().waitFor()
})

test('a table is set up with the choices in words', async () => {
  const ada = await scene.enter({ language: 'fr' })
  const { setup } = SAID.fr.page
  await ada.page.goto('/new/leak')
  await ada.page.getByText(setup.options).click()
  expect(await ada.page.locator('.seat-row').count()).toBe(1)
  await ada.page.getByLabel('Traversée').selectOption('Courte')
  await press(ada, button(ada, setup.start))
  await called(ada.page)
  await press(ada, button(ada, SAID.fr.table.header.menu))
  await ada.page.getByText(SAID.fr.table.gathering.options).click()
  await ada.page.getByRole('definition').filter({ hasText: 'Courte' }).waitFor()
  expect(await ada.page.getByText('Traversée').isVisible()).toBe(true)
})
