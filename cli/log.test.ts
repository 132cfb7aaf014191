import { Driver, SPECTATOR } from '@astrolabe/kernel'
import { campaignOf } from '@astrolabe/kernel/tiny/campaign.ts'
import { STORY } from '@astrolabe/kernel/tiny/campaign.story.en.ts'
import { expect, test } from 'vitest'
import { logOf } from './log.ts'

test('what a fact tells by number is printed below it, for those who were told', () => {
  const driver = new Driver(campaignOf({ rounds: 9 }), { seats: ['human', 'human'], seed: 'terminal' })
  const text = { fact: ({ kind }: { readonly kind: string }) => kind }
  const lines = (seat: number): string[] =>
    logOf(driver as unknown as Driver<unknown>, text, String, seat, STORY).map((line) => line.text)
  expect(lines(SPECTATOR)).toEqual(['mission', 'story', ...STORY[1]])
  driver.answer(0, 'ready')
  while (!driver.facts.some(({ audience }) => audience !== undefined))
    driver.answer(driver.decision?.seats[0] ?? 0, 'scout')
  const finder = driver.facts.findLast(({ audience }) => audience !== undefined)?.audience?.[0] ?? -1
  expect(lines(finder)).toContain(STORY[8][0])
  expect(lines(1 - finder)).not.toContain(STORY[8][0])
})
