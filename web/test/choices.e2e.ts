import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressKey } from './keys.ts'
import { glance, heldStill, player, press, promptBar } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { startHere } from './tables.ts'

const { enter } = stage()
const { table: says } = SAID.en

/** From the star base, where the free items are aboard already, off into space. */
async function inSpace(someone: ReturnType<typeof player>): Promise<void> {
  const { page } = someone
  await startHere(someone, 3)
  await heldStill(page)
  await press(someone, page.getByRole('button', { name: /^Take off/ }).first())
  await page.locator('.prompt-bar-words', { hasText: /cards to take/ }).waitFor()
  await heldStill(page)
}

test('choices stand in the groups of the game, in its order; what goes for a group is said once', async () => {
  const someone = player(await enter())
  const { page } = someone
  await inSpace(someone)
  const list = page.getByRole('list', { name: says.choices.label })
  const titles = await list.locator('.choice-group-title').allInnerTexts()
  expect(titles.slice(0, 1)).toEqual(['Explore'])
  expect(titles.length).toBeGreaterThan(2)
  expect(new Set(titles).size).toBe(titles.length)
  // Numbers go on from group to group: they are the keys.
  const keys = await list.locator('.offer-key').allInnerTexts()
  expect(keys.slice(0, 9)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'].slice(0, keys.length))
})

test('what cannot be taken back asks once more from the list too, and pressed again it is done', async () => {
  const someone = player(await enter())
  const { page } = someone
  await inSpace(someone)
  const first = page.getByRole('list', { name: says.choices.label }).locator('.offer-button').first()
  const { sentence } = await glance(page)
  await press(someone, first)
  expect((await glance(page)).isPending).toBe(true)
  await press(someone, promptBar(someone).getByRole('button', { name: says.prompt.cancel }))
  expect((await glance(page)).sentence).toBe(sentence)
  await press(someone, first)
  await press(someone, promptBar(someone).locator('.prompt-choice-primary'))
  await expect.poll(async () => (await glance(page)).sentence).not.toBe(sentence)
})

test('a press on choices that have just come is not meant for them', async () => {
  const someone = player(await enter())
  const { page } = someone
  await startHere(someone, 3)
  await heldStill(page)
  // The same key twice, the second in the moment in which the next choices come: one answer.
  const sentence = await page.evaluate(async () => {
    const press = (): boolean => dispatchEvent(new KeyboardEvent('keydown', { key: '1' }))
    const come = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('[data-settling]') !== null) resolve(watch.disconnect())
      })
      watch.observe(document.body, { subtree: true, attributeFilter: ['data-settling'] })
    })
    press()
    await come
    press()
    return document.querySelector('.prompt-bar-words')?.textContent?.trim()
  })
  await heldStill(page)
  expect((await glance(page)).sentence).toBe(sentence)
  await pressKey(page, '1')
  await expect.poll(async () => (await glance(page)).sentence).not.toBe(sentence)
})

test('on a phone the groups stand in the bar, and open in place', async () => {
  const someone = player(await enter({ size: 'phone' }))
  const { page } = someone
  await inSpace(someone)
  const bar = promptBar(someone)
  const groups = bar.locator('.group-button:not(.group-button-all)')
  await groups.first().waitFor()
  expect(await groups.count()).toBeGreaterThan(2)
  await heldStill(page)
  await press(someone, groups.first())
  expect((await glance(page)).isPending).toBe(true)
  expect(await page.locator('.side-drawer').count()).toBe(0)
  await press(someone, bar.getByRole('button', { name: says.prompt.cancel }))
  await groups.first().waitFor()
})

test.each(['phone', 'landscape', 'zoomed'] as const)(
  'a group of one waits for its word, and one that is too large for the bar is read in the list (%s)',
  async (size) => {
    const someone = player(await enter({ size }))
    const { page } = someone
    await inSpace(someone)
    const bar = promptBar(someone)
    const group = (name: string) => bar.locator('.group-button', { hasText: name })
    for (const one of await bar.locator('.group-button').all())
      expect(await isWholeIn(one, bar), await one.innerText()).toBe(true)

    await press(someone, group('Land'))
    expect(await page.locator('.prompt-bar-armed .prompt-choice-primary').innerText()).toContain('Land')
    await press(someone, bar.getByRole('button', { name: says.prompt.cancel }))

    await press(someone, group('Buy'))
    const offers = page.locator('.side-drawer .offer:not(.offer-refused) .offer-button')
    await offers.first().waitFor()
    const labels = await offers.locator('.offer-label').allInnerTexts()
    expect(labels.length).toBeGreaterThan(2)
    expect(labels.filter((label) => !label.startsWith('Buy'))).toEqual([])
  },
)

/** Whether all of a thing is in sight within another. */
async function isWholeIn(thing: Locator, frame: Locator): Promise<boolean> {
  const [inner, outer] = await Promise.all([thing.boundingBox(), frame.boundingBox()])
  if (inner === null || outer === null) return false
  const isOnTop = await thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [0.1, 0.9].every((share) =>
      element.contains(document.elementFromPoint(x + width / 2, y + share * height)),
    )
  })
  return isOnTop && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height + 1
}
