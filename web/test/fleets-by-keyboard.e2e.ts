import { expect, test } from 'vitest'
import { playByKeys, pressKey, reachByKeys, tabTo } from './keys.ts'
import { gameAsking } from './moments.ts'
import { called, glance, type Player, player, promptBar } from './player.ts'
import { stage } from './stage.ts'
import { openRecord } from './tables.ts'

const { enter } = stage()
const GAME = 'andromedas-edge'

/** What was pointed at and waits for a word is confirmed. */
async function confirm(one: Player): Promise<void> {
  while ((await glance(one.page)).isPending) {
    await tabTo(one.page, promptBar(one).locator('.prompt-choice'))
    await pressKey(one.page, 'Enter')
  }
  await called(one.page)
}

const sentenceOn = async ({ page }: Player): Promise<string> => (await glance(page)).sentence

test('a cycle by the keyboard: a launch from the map', async () => {
  const one = player(await enter())
  await openRecord(one, await gameAsking(GAME, 'turn'))
  const sentence = await sentenceOn(one)
  await reachByKeys(one.page, 'region ')
  await pressKey(one.page, 'Enter')
  await confirm(one)
  await expect.poll(() => sentenceOn(one)).not.toBe(sentence)
})

test('a battle: from its first question to what it came to', async () => {
  const one = player(await enter())
  const { page } = one
  await openRecord(one, await gameAsking(GAME, 'diplomacy'))
  const battle = page.locator('.edge-stage-battle')
  await battle.waitFor()
  const sentence = await sentenceOn(one)
  await reachByKeys(page, 'stage ')
  await pressKey(page, 'Enter')
  await confirm(one)
  await expect.poll(() => sentenceOn(one)).not.toBe(sentence)
  while ((await battle.locator('.spot-open').count()) > 0) await playByKeys(one)
  await called(page)
})

test('a return: its plan is changed, and closed', async () => {
  const one = player(await enter())
  const { page } = one
  await openRecord(one, await gameAsking(GAME, 'plan'))
  await page.locator('.edge-stage').waitFor()
  const sentence = await sentenceOn(one)
  const dock = page.locator('[data-spot="stage dock"]')
  const planned = await dock.getAttribute('aria-label')
  await reachByKeys(page, 'stage take-out')
  await pressKey(page, 'Enter')
  await confirm(one)
  await expect.poll(() => dock.getAttribute('aria-label')).not.toBe(planned)
  await reachByKeys(page, 'stage dock')
  await pressKey(page, 'Enter')
  await confirm(one)
  await expect.poll(() => sentenceOn(one)).not.toBe(sentence)
})
