import { type Bot, fastSeed, playGame } from '@astrolabe/kernel'
import { makeBot } from '@astrolabe/bots'
import { expect, test } from 'vitest'
import { house } from '../house.ts'
import type { XodusState } from '../position/state.ts'
import type { XodusFact } from '../rules/facts.ts'
import { xodus } from '../rules/game.ts'

const GAMES = 60

/** Facts between two moves that change nothing: a ship slips through, strains, or is told whose turn it is. */
const NOTHING: ReadonlySet<XodusFact['kind']> = new Set(['rolled', 'detection', 'unseen', 'strained'])

test('pilots never jump there and straight back, all the way or a part of it', () => {
  const back: string[] = []
  let moves = 0
  for (let game = 0; game < GAMES; game++) {
    const pilot: Bot<XodusState, XodusFact> = makeBot(house, 'pilot')
    const last = new Map<number, readonly number[]>()
    const hear = (fact: XodusFact): void => {
      if (fact.kind === 'moved') {
        moves++
        if (fact.how !== 'blind-jump' && last.get(fact.board)?.includes(fact.to) === true)
          back.push(`game ${game}: ${fact.board}`)
        last.set(fact.board, [fact.from, ...fact.crossed])
      } else if (!NOTHING.has(fact.kind)) last.clear()
    }
    playGame(xodus, { seats: 4, options: {} }, fastSeed('wasted', game), [pilot, pilot, pilot, pilot], {
      listener: { hear },
    })
  }
  expect(back).toEqual([])
  expect(moves).toBeGreaterThan(1000)
})
