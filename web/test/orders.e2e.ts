import { GAMES } from '@astrolabe/games'
import { Driver } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import type { Manners, Person } from './people.ts'
import { press } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { openRecord } from './tables.ts'

const { enter } = stage()

/** What comes again and again, and the way on there. */
const FALLEN = {
  en: { asked: 'The dice have fallen: use a card?', goOn: 'Keep this result' },
  fr: { asked: 'Les dés sont tombés\u00a0: utiliser une carte\u202f?', goOn: 'Garder ce résultat' },
}

/** A captain who has attacked, and may use a card on the dice. */
async function afterAttack(manners: Manners): Promise<Person> {
  const { game } = await GAMES['x-odus']()
  const driver = new Driver(game, { seats: ['human'], seed: 'orders 3' })
  while (driver.decision !== undefined && driver.decision.prompt !== 'after-attack') {
    const { offers, number, min, seats } = driver.decision
    const legal = offers.filter(({ refusal }) => refusal === undefined)
    const first = (7 * number) % legal.length
    const keys = [...legal.slice(first), ...legal].slice(0, min).map(({ key }) => key)
    expect(driver.answer(seats[0], keys.join(' + '))).toBeUndefined()
  }
  const captain = await enter(manners)
  const buffer = Buffer.from(JSON.stringify(driver.record()))
  await openRecord(captain, { name: 'game.json', mimeType: 'application/json', buffer })
  return captain
}

/** What the inspector finds wrong with choices and orders. */
const faultsOf = async ({ page }: Person): Promise<readonly string[]> =>
  (await inspect(page)).map(finding).filter((fault) => /offer|order/.test(fault))

test.each<Manners & { readonly language: 'en' | 'fr' }>([
  { size: 'laptop', language: 'en' },
  { size: 'phone', language: 'fr' },
])('a standing order is given, followed, told and withdrawn: $size, $language', async (manners) => {
  const captain = await afterAttack(manners)
  const { page } = captain
  const { orders, header, side } = SAID[manners.language].table
  const { asked, goOn } = FALLEN[manners.language]
  const isPhone = manners.size === 'phone'
  if (isPhone) await press(captain, page.getByRole('button', { name: orders.way }))
  expect(await faultsOf(captain)).toEqual([])
  await press(captain, page.getByRole('button', { name: orders.give(goOn) }))
  if (isPhone) {
    await press(captain, page.getByRole('button', { name: header.more }))
    await press(captain, page.getByRole('tab', { name: side.choices }))
  }
  const standing = page.getByRole('region', { name: orders.title })
  expect(await standing.textContent()).toContain(asked)
  expect(await faultsOf(captain)).toEqual([])
  await press(captain, standing.getByRole('button', { name: orders.withdraw }))
  await expect.poll(() => standing.count()).toBe(0)
  await press(captain, page.getByRole('tab', { name: side.log }))
  const line = page.locator('.log-line', { hasText: orders.obeyed('', goOn).replace(/^, /, '') })
  expect(await line.count()).toBeGreaterThan(0)
})
