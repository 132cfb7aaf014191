import { expect, test } from 'vitest'
import { called, glance, playByGlow, type Player, player, press, promptBar } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { optionSaid } from './tables.ts'

const { enter } = stage()
const { page: says, table: tableSays } = SAID.fr

const GAME = 'andromedas-edge'
const MOST_TAPS = 120
/** The Unity has been seen to play so often. */
const TURNS_OF_UNITY = 2

/** Everything that was told of so far, read in the log. */
async function logRead(one: Player): Promise<string> {
  const { page } = one
  await press(one, page.getByRole('button', { name: tableSays.header.more }))
  await press(one, page.getByRole('tab', { name: tableSays.side.log }))
  const lines = await page.locator('.log-line').allInnerTexts()
  await press(one, page.getByRole('button', { name: tableSays.side.close, exact: true }))
  return lines.join('\n')
}

test('alone against the Unity on a phone, in French: first turns by what glows, and its turns are told', async () => {
  const one = player(await enter({ size: 'phone', language: 'fr' }), 'solo')
  const { page } = one
  await page.goto(`/new/${GAME}`)
  await page.getByText(says.setup.options).click()
  await page.getByLabel(await optionSaid('fr', 'unity', GAME), { exact: true }).selectOption('1')
  await press(one, page.getByRole('button', { name: says.setup.removeSeat('B') }))
  await press(one, page.getByRole('button', { name: says.setup.start }))
  await called(page)

  const told = new Set<string>()
  for (let taps = 0; taps < MOST_TAPS && told.size < TURNS_OF_UNITY; taps++) {
    const { sentence } = await glance(page)
    expect(sentence, 'the bar says what to do').not.toBe('')
    await playByGlow(one)
    await called(page)
    const story = page.locator('.edge-chronicle', { hasText: 'Unité' })
    if ((await story.count()) === 0 || (await glance(page)).isPending) continue
    // The map is in sight; what the Unity did is unfolded over it.
    await press(one, story.locator('.edge-chronicle-title'))
    const lines = await story.locator('ol > li').allInnerTexts()
    expect(lines.length).toBeGreaterThan(0)
    told.add(lines.join('\n'))
    await press(one, story.locator('.edge-chronicle-close'))
  }
  expect(told.size).toBe(TURNS_OF_UNITY)
  expect(await logRead(one)).toContain('L’Unité')
  await promptBar(one).waitFor()
})
