import { expect, test } from 'vitest'
import { playByKeys, pressKey, reachByKeys, tabTo } from './keys.ts'
import { gameAsking } from './moments.ts'
import { called, glance, player, promptBar } from './player.ts'
import { stage } from './stage.ts'
import { openRecord } from './tables.ts'

const { enter } = stage()

test('a turn at X-ODUS by the keyboard: a ship, a probe, a tile that is turned and laid, the end', async () => {
  const captain = player(await enter())
  const { page } = captain
  await openRecord(captain, await gameAsking('x-odus', 'order'))
  const { sentence: order } = await glance(page)
  await reachByKeys(page, 'ship-')
  await pressKey(page, 'Enter')
  await expect.poll(async () => (await glance(page)).sentence).not.toBe(order)

  // A tile that fits one way alone is laid at once.
  const laying = page.locator('[data-spot="laying"]')
  while ((await laying.count()) === 0) {
    await reachByKeys(page, 'space-')
    await pressKey(page, 'Enter')
    // Which of the two, and, since what lies there is seen then, whether that is meant.
    while ((await glance(page)).isPending) {
      await tabTo(page, promptBar(captain).locator('.prompt-choice'))
      await pressKey(page, 'Enter')
    }
    await called(page)
  }
  await reachByKeys(page, 'laying')
  const asDrawn = await laying.getAttribute('aria-label')
  await pressKey(page, 'ArrowRight')
  expect(await laying.getAttribute('aria-label')).not.toBe(asDrawn)
  await pressKey(page, 'ArrowLeft')
  expect(await laying.getAttribute('aria-label')).toBe(asDrawn)
  await pressKey(page, 'Enter')
  await laying.waitFor({ state: 'detached' })

  const end = promptBar(captain).locator('.prompt-choice-end')
  while ((await end.count()) === 0) await playByKeys(captain)
  const { sentence: turn } = await glance(page)
  await pressKey(page, 'e')
  if ((await glance(page)).isPending) await pressKey(page, 'Enter')
  await called(page)
  await expect.poll(async () => (await glance(page)).sentence).not.toBe(turn)
  await end.waitFor({ state: 'detached' })
})
