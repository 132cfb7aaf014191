import { expect, test } from 'vitest'
import { askBack, type Named, playUntilOver, sitDown } from './going-back.ts'
import { called, glance, player, press, promptBar, whoIsAsked } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { positionAt } from './tables.ts'

const scene = stage()
const { table: tableSays } = SAID.en
const { undo, prompt } = tableSays

test('what was done is taken back freely, and further back only if the others agree', async () => {
  const ada: Named = { ...player(await scene.enter(), 'ada'), name: 'Ada' }
  const ben: Named = { ...player(await scene.enter({ size: 'phone' }), 'ben'), name: 'Ben' }
  await sitDown(ada, ben)
  const first = await whoIsAsked([ada, ben])
  const second = first === ada ? ben : ada

  const question = await glance(first.page)
  await press(first, question.glows[0])
  expect((await positionAt(first)).number).toBe(1)
  await press(first, promptBar(first).getByRole('button', { name: undo.last }))
  expect((await positionAt(first)).number).toBe(0)
  expect(await glance(first.page)).toEqual(question)

  for (const one of [first, second, first]) await playUntilOver(one)
  await called(second.page)
  const before = await positionAt(second)
  expect(before.number).toBeGreaterThan(4)

  await askBack(first, second)
  const own = (await positionAt(second)).request?.answers[second === ada ? 0 : 1] ?? 0
  expect([own > 0, own < before.number]).toEqual([true, true])
  await promptBar(second)
    .getByText(undo.request(first.name, before.number, own))
    .waitFor()
  await press(second, promptBar(second).getByRole('button', { name: undo.refuse }))
  await called(second.page)
  await promptBar(first).getByText(prompt.watching(second.name)).waitFor()
  expect(await positionAt(second)).toEqual({ ...before, version: before.version + 2 })

  await askBack(first, second)
  await press(first, promptBar(first).getByRole('button', { name: undo.withdraw }))
  await promptBar(first).getByText(prompt.watching(second.name)).waitFor()
  await promptBar(second).getByRole('button', { name: undo.agree }).waitFor({ state: 'hidden' })

  await askBack(first, second)
  await press(second, promptBar(second).getByRole('button', { name: undo.agree }))
  await called(first.page)
  expect(await glance(first.page)).toEqual(question)
  await promptBar(second).getByText(prompt.watching(first.name)).waitFor()
  const after = await positionAt(second)
  expect([after.number, after.rewinds]).toEqual([0, before.rewinds + 1])
})
