import { type Bot, FastChance, fastSeed, keyOf, playGame, tableOptions } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { EXTRASOLARS } from '../content/decks.ts'
import * as base from '../rules/base.ts'
import { xpMissing } from '../rules/contact.ts'
import { cardsAvailable } from '../rules/deck.ts'
import type { LegioFact } from '../rules/facts.ts'
import { viiLegio } from '../rules/game.ts'
import * as moving from '../rules/moving.ts'
import { knowsCard } from '../rules/scanning.ts'
import * as ships from '../rules/ship.ts'
import * as rules from '../rules/state.ts'
import * as turn from '../rules/turn.ts'
import * as reading from './reading.ts'

/** Positions of random games, seen whole. */
function positions(): rules.LegioState[] {
  const seen: rules.LegioState[] = []
  const chance = new FastChance('positions')
  const bot: Bot<rules.LegioState, LegioFact> = {
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

test('the turn is read as the rules read it', () => {
  for (const state of states) {
    expect(reading.activeSeat(state)).toBe(rules.activeSeat(state))
    expect(reading.roundOf(state)).toBe(rules.roundOf(state))
    const ship = state.ships[rules.activeSeat(state)]
    expect(reading.handOf(state, ship).cards).toBe(cardsAvailable(state, ship))
    expect(reading.scannersLeft(state, ship)).toBe(ships.scannersLeft(state, ship))
    expect(reading.detectorsLeft(state, ship)).toBe(ships.detectorsLeft(state, ship))
  }
})

test('ships and items are read as the rules read them', () => {
  for (const { state, ship } of shipsOf) {
    expect(reading.boardOf(ship)).toBe(ships.boardOf(ship))
    expect(reading.expertsAboard(ship)).toBe(ships.expertsAboard(ship))
    expect(reading.isDuePromotion(ship)).toBe(base.isDuePromotion(ship))
    for (const item of rules.ITEMS) {
      const { impossible } = reading.changeOf(state, ship, item, 1)
      expect(impossible).toBe(ships.cannotCarry(state, ship, item) !== undefined)
      expect(reading.priceOf(item)).toBe(turn.priceOf(item))
    }
  }
})

test('a Contact is read as the rules read it', () => {
  const misread = shipsOf.flatMap(({ ship }) =>
    EXTRASOLARS.filter((card) => {
      const { thresholds, squadsMissing } = reading.prospectOf(ship, rules.emptySlot(), card)
      const within = xpMissing(ship, card, 0, false) <= 0
      return thresholds[0].within !== within || squadsMissing !== Math.max(0, card.squads - ship.squads)
    }),
  )
  expect(misread).toEqual([])
})

test('a Contact under way is read as the rules read it', () => {
  const contacts = shipsOf.filter(({ ship }) => ship.place === 'contact')
  expect(contacts.length).toBeGreaterThan(0)
  for (const { state, ship } of contacts) {
    const slot = state.slots[ship.slot]
    const card = EXTRASOLARS[slot.card]
    const [next] = reading.prospectOf(ship, slot, card).thresholds
    if (next === undefined) continue
    expect(next.within).toBe(xpMissing(ship, card, slot.passed, slot.joker !== rules.NONE) <= 0)
  }
})

test('a card is known to those who scanned it, and to all once it is open', () => {
  for (const { state, ship } of shipsOf) {
    for (const slot of state.slots.filter(({ sector, card }) => sector !== 0 && card >= 0)) {
      expect(reading.cardSeenBy(ship.seat, slot) !== undefined).toBe(knowsCard(ship, slot))
    }
  }
})

test('borders cost what the rules ask, and ways add up', () => {
  for (const from of [1, 2, 3, 4, 5]) {
    for (const to of [1, 2, 3, 4, 5]) expect(reading.borderCost(from, to)).toBe(moving.borderCost(from, to))
  }
  expect([1, 2, 3, 4, 5].map((to) => reading.routeCosts(1)[to])).toEqual([0, 1, 2, 3, 5])
  expect([1, 2, 3, 4, 5].map((to) => reading.routeCosts(5)[to])).toEqual([5, 4, 3, 2, 0])
})

test('the unseen cards are those of the deck', () => {
  for (const state of states) expect(reading.unseenCards(state)).toHaveLength(state.deck.length)
})
