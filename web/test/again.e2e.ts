import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import type { Person } from './people.ts'
import { glance, playByGlow, player, press, whoIsAsked } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { comeByLink, GAME, newTable, positionAt, tableOf } from './tables.ts'

const scene = stage()

/** Ada, and Ben with a phone and in French, have played a short game to its end. */
async function played() {
  const [ada, ben] = [await scene.enter(), await scene.enter({ size: 'phone', language: 'fr' })]
  const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }]
  const table = await newTable(ada, { game: GAME, seats, options: { roundLimit: 1 } })
  await comeByLink(ben, `/join/${table}`, 'Ben')
  await ada.page.goto(`/g/${table}`)
  await press(ada, button(ada, SAID.en.table.gathering.start))
  const both = [player(ada, 'ada'), player(ben, 'ben')]
  for (;;) {
    const one = await whoIsAsked(both)
    if ((await glance(one.page)).isOver) break
    await playByGlow(one)
  }
  await ben.page.waitForSelector('.ending')
  return { ada, ben, table }
}

const told = ({ page }: Person) => page.locator('.table-told')
const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })

test('one press plays again, one press of the other sits down at the same table', async () => {
  const { ada, ben, table } = await played()
  const { again } = SAID.fr.table.company
  await press(ada, button(ada, SAID.en.table.end.rematch))
  await ada.page.getByText(SAID.en.table.gathering.kept('Ben')).waitFor()
  const next = tableOf(ada)
  expect(next).not.toBe(table)

  await ben.page
    .getByRole('status')
    .filter({ hasText: again.asked('Ada') })
    .waitFor()
  // Without scrolling: what lies under something else could not be pressed there.
  const sit = await button(ben, again.sit).boundingBox()
  expect((sit?.y ?? 0) + (sit?.height ?? 0)).toBeLessThan((await told(ben).boundingBox())?.y ?? 0)
  expect((await inspect(ben.page)).map(finding)).toEqual([])
  await press(ben, button(ben, again.sit))
  await ben.page.waitForURL(`**/g/${next}`)
  await ben.page.getByText(SAID.fr.table.gathering.waitingForHost).waitFor()
  await press(ada, button(ada, SAID.en.table.gathering.start))
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.prompt-bar')))
  // The order of the seats is kept.
  expect((await positionAt(ada)).seats).toEqual([
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ])
})

test('who does not come leaves a seat that the host gives away', async () => {
  const { ada, ben } = await played()
  const { gathering } = SAID.en.table
  await press(ada, button(ada, SAID.en.table.end.rematch))
  await press(ada, button(ada, gathering.freeAgain))
  await button(ada, gathering.giveToBot).waitFor()
  const eve = await scene.enter()
  await comeByLink(eve, `/join/${tableOf(ada)}`, 'Eve')
  await press(ada, button(ada, gathering.start))
  await ada.page.waitForSelector('.prompt-bar')
  // Ben, who comes late, may watch.
  await press(ben, button(ben, SAID.fr.table.company.again.sit))
  await ben.page.waitForURL(`**/g/${tableOf(ada)}`)
  await ben.page.waitForSelector('.prompt-bar')
  // On a phone too, everyone who plays is whole under the line that also says how many watch.
  await ben.page.locator('.table-header-spectators').waitFor()
  const [header, panels] = await Promise.all(
    ['.table-header', '.player-panels'].map((part) => ben.page.locator(part).boundingBox()),
  )
  expect((panels?.y ?? 0) + (panels?.height ?? 0)).toBeLessThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  )
  const { seat, seats } = await positionAt(ben)
  expect([seat, seats[1]]).toEqual([-1, { kind: 'person', name: 'Eve' }])
})
