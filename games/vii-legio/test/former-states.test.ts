import { readFileSync } from 'node:fs'
import { Driver, gameUnder, parseRecord, SPECTATOR } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { house } from '../house.ts'
import type { LegioState } from '../position/state.ts'
import { formerState } from '../rules/former-states.ts'
import { viiLegio } from '../rules/game.ts'
import { transcript } from './transcript.ts'

/** A state in the shape of the third rules. */
function third(state: LegioState) {
  const { advisedItems: _a, catchUp: _b, ...rest } = structuredClone(state)
  return rest
}

/** A state in the shape of the second rules. */
function second(state: LegioState): unknown {
  const { landOrTakeOff: _a, discoveredBy: _b, missions: _c, xOpenedBy: _d, ...rest } = third(state)
  const { tookOff: _e, ...turn } = rest.turn
  const slots = rest.slots.map((slot) => ({ ...slot, observed: slot.observed[Math.max(0, slot.observer)] }))
  return { ...rest, slots, turn }
}

test('turns of observation of a running game are those of its observer', () => {
  const { state } = transcript({ seats: 3, options: { catchUp: false } }, (p) =>
    p
      .planet('alpha', 3, 'XA-01')
      .on(2, 'alpha', 'observation', { observed: [0, 0, 1, 0] })
      .openX(),
  )
  expect(formerState(second(state), '2')).toEqual(state)
})

test('a running game of the third rules has chosen its free items, or goes on to choose them', () => {
  const { state } = transcript({ endowed: false, options: { catchUp: false } })
  expect(formerState(third(state), '3')).toEqual(state)
})

test.each(['1', '2', '3'])(
  'a game of rules %s, wherever it was left, goes on under those of today',
  async (rules) => {
    const record = parseRecord(
      readFileSync(new URL(`../past/${rules}/pilots-3.json`, import.meta.url), 'utf8'),
    )
    const then = await gameUnder(house, rules)
    if (then === undefined) throw new Error('these rules are not here')
    for (let number = 10; number < record.answers.length; number += 23) {
      const snapshot = Driver.open(then, record, number).snapshot()
      const answers = record.answers.slice(0, snapshot.at)
      const driver = Driver.carryOver(viiLegio, { ...record, answers, snapshot })
      expect(driver.decision?.offers.length).toBeGreaterThan(0)
      expect(viiLegio.copy(driver.state)).toEqual(driver.state)
    }
  },
)

test('a finished game of the past is shown in the shape of today', async () => {
  const record = parseRecord(readFileSync(new URL('../past/2/pilots-2.json', import.meta.url), 'utf8'))
  const then = await gameUnder(house, '2')
  if (then === undefined) throw new Error('these rules are not here')
  const { state } = Driver.open(then, record).view(SPECTATOR)
  expect(state).toMatchObject({
    over: true,
    missions: [],
    xOpenedBy: -1,
    slots: [{ observed: [0, 0, 0, 0] }, {}, {}, {}, {}],
  })
})
