import { type Bot, FastChance, fastSeed, keyOf, playGame, tableOptions } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { EXTRASOLARS } from '../content/decks.ts'
import type { LegioFact } from '../rules/facts.ts'
import { viiLegio } from '../rules/game.ts'
import { prospectOf, xpMissing } from './contact.ts'
import { copyState } from './copy.ts'
import { unseenCards } from './deck.ts'
import { routeCosts } from './map.ts'
import { emptySlot, JOKER, type LegioState, NONE, R, type Slot } from './state.ts'

/** Positions of random games, seen whole. */
function positions(): LegioState[] {
  const seen: LegioState[] = []
  const chance = new FastChance('positions')
  const bot: Bot<LegioState, LegioFact> = {
    looksAhead: false,
    choose({ menu, view }) {
      if (chance.below(10) === 0) seen.push(view)
      const choice = chance.below(menu.count)
      return keyOf(menu.options[choice]) === 'end-turn' ? chance.below(menu.count) : choice
    },
  }
  for (let game = 0; game < 30; game++) {
    const seats = 2 + (game % 3)
    const options = tableOptions(viiLegio, { roundLimit: 40 })
    playGame(
      viiLegio,
      { seats, options },
      fastSeed('positions', game),
      Array.from({ length: seats }, () => bot),
    )
  }
  return seen
}

const states = positions()
const shipsOf = states.flatMap((state) => state.ships.map((ship) => ({ state, ship })))

test('VL-653 a Contact that is within reach lacks nothing for its first threshold', () => {
  const misread = shipsOf.flatMap(({ ship }) =>
    EXTRASOLARS.filter((card) => {
      const { thresholds, squadsMissing } = prospectOf(ship, emptySlot(), card)
      const within = xpMissing(ship, card, 0, false) <= 0
      return thresholds[0].within !== within || squadsMissing !== Math.max(0, card.squads - ship.squads)
    }),
  )
  expect(misread).toEqual([])
})

test('VL-660 a Contact under way lacks what its next threshold adds', () => {
  const contacts = shipsOf.filter(({ ship }) => ship.place === 'contact')
  expect(contacts.length).toBeGreaterThan(0)
  for (const { state, ship } of contacts) {
    const slot = state.slots[ship.slot]
    const card = EXTRASOLARS[slot.card]
    const [next] = prospectOf(ship, slot, card).thresholds
    if (next === undefined) continue
    expect(next.within).toBe(xpMissing(ship, card, slot.passed, slot.joker !== NONE) <= 0)
  }
})

test('VL-655 a Contact of another UC takes nothing off what a planet asks for, nor does the joker it used', () => {
  const ships = shipsOf.filter(({ ship }) => ship.seat === 0 && ship.holodeck === JOKER)
  expect(ships.length).toBeGreaterThan(0)
  const theirs = { ...emptySlot(), contact: 1, passed: 1, joker: R }
  for (const { ship } of ships) {
    for (const card of EXTRASOLARS)
      expect(prospectOf(ship, theirs, card)).toEqual({
        ...prospectOf(ship, emptySlot(), card),
        contactOpen: false,
      })
  }
})

test('VL-613, VL-662 a planet has in prospect what is open to the ship there, and no more', () => {
  const [ship] = states[0].ships
  const card = EXTRASOLARS[0]
  const { turns } = card.observation
  const at = (changes: Partial<Slot>) => {
    const { contactOpen, observationTurns } = prospectOf(ship, { ...emptySlot(), ...changes }, card)
    return [contactOpen, observationTurns]
  }
  const other = ship.seat === 0 ? 1 : 0
  const observed: Slot['observed'] = [0, 0, 0, 0]
  observed[ship.seat] = 1
  expect(at({})).toEqual([true, turns])
  expect(at({ observed })).toEqual([true, turns - 1])
  expect(at({ observer: other })).toEqual([true, 0])
  expect(at({ contact: other })).toEqual([false, turns])
  expect(at({ missionDone: true })).toEqual([false, 0])
})

test('a copy has all that the state has, wherever a turn stands', () => {
  expect(states.some(({ turn }) => turn.leftCard !== NONE && turn.tookOff)).toBe(true)
  expect(states.some(({ missions }) => missions.length > 0)).toBe(true)
  for (const state of states) expect(copyState(state)).toEqual(structuredClone(state))
})

test('ways across borders add up', () => {
  expect([1, 2, 3, 4, 5].map((to) => routeCosts(1)[to])).toEqual([0, 1, 2, 3, 5])
  expect([1, 2, 3, 4, 5].map((to) => routeCosts(5)[to])).toEqual([5, 4, 3, 2, 0])
})

test('the unseen cards are those of the deck', () => {
  for (const state of states) expect(unseenCards(state)).toHaveLength(state.deck.length)
})
