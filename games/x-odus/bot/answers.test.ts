import { type Bot, type BotKnowledge, fastSeed, playGame } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import type { XodusFact } from '../rules/facts.ts'
import { xodus } from '../rules/game.ts'
import type { XodusState } from '../position/state.ts'
import { quietTable } from '../test/quiet-table.ts'
import { transcript } from '../test/transcript.ts'
import { lookAt } from './answers.ts'
import { knowledge } from './knowledge.ts'

const GAMES = 60
// Bots are handed menus of any game.
const bot: BotKnowledge<XodusState> = knowledge

/** What is out of the question is −∞; something never is. */
const areLooks = (looks: readonly number[]): boolean =>
  looks.every((look) => look < Number.POSITIVE_INFINITY) && looks.some(Number.isFinite)

test('whatever is asked, every option looks like something', () => {
  const met = new Set<string>()
  const blind = new Set<string>()
  const looker: Bot<XodusState, XodusFact> = {
    looksAhead: false,
    choose({ view, menu, chance }) {
      const looks: number[] = []
      bot.glance(view, menu, looks)
      met.add(menu.prompt)
      if (looks.length < menu.count || !areLooks(looks)) blind.add(menu.prompt)
      return chance.below(menu.count)
    },
  }
  for (let game = 0; game < GAMES; game++) {
    const bots = Array.from({ length: 1 + (game % 4) }, () => looker)
    playGame(xodus, { seats: bots.length, options: {} }, fastSeed('looks', game), bots)
  }
  expect([...blind]).toEqual([])
  for (const prompt of ['act', 'warning', 'maintenance', 'rotation']) expect(met).toContain(prompt)
})

test('which Damage card is got rid of, is all the same', () => {
  const table = quietTable(transcript().state)
  const menu = table.menu(0, 'mend', { ship: 0 })
  for (const damage of [2, 5]) menu.offer({ kind: 'mend', ship: 0, damage })
  expect([0, 1].map((index) => lookAt(table.state, menu, index))).toEqual([1, 1])
})
