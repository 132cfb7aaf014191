import { makeBot } from '@astrolabe/bots'
import { GAMES } from '@astrolabe/games'
import {
  answerOfBot,
  Driver,
  FastChance,
  fastSeed,
  type GameRecord,
  reshuffleUnseen,
  type Snapshot,
} from '@astrolabe/kernel'
import { randomRecord } from '@astrolabe/kernel/testing/random-record.ts'
import { expect, test } from 'vitest'
import { ENEMIES } from '../content/enemies.ts'
import type { XodusState } from '../position/state.ts'
import { xodus } from '../rules/game.ts'

/** Games in which a level has been split between deck and Reserve. */
const RECORDS = Array.from({ length: 24 }, (_, game) =>
  randomRecord(xodus, { seats: 3, options: {} }, fastSeed('twins', game)),
)

/** The same position, but that a card of the Enemy deck has changed places with one of its level in the Reserve. */
function twinOf(state: XodusState): XodusState | undefined {
  const twin = xodus.copy(state)
  for (const [place, card] of twin.enemies.entries()) {
    const level = twin.reserve[ENEMIES[card].level - 1]
    const other = level?.findIndex((reserve) => reserve !== card) ?? -1
    if (other < 0) continue
    twin.enemies[place] = level[other]
    level[other] = card
    return twin
  }
  return undefined
}

interface Pair {
  readonly record: GameRecord
  readonly snapshot: Snapshot
  readonly states: readonly [XodusState, XodusState]
}

/** Where steps of a game begin, each with its twin. */
function twinsIn(record: GameRecord): Pair[] {
  const found = new Map<number, Snapshot>()
  for (let number = 0; number < record.answers.length; number += 7) {
    const snapshot = Driver.open(xodus, record, number).snapshot()
    found.set(snapshot.at, snapshot)
  }
  return [...found.values()].flatMap((snapshot) => {
    const state = snapshot.state as XodusState
    const twin = twinOf(state)
    return twin === undefined ? [] : [{ record, snapshot, states: [state, twin] as const }]
  })
}

const TWINS = RECORDS.flatMap(twinsIn)

test('which Enemies of a level are in the deck and which in the Reserve is not known in any imagined world', () => {
  expect(TWINS.length).toBeGreaterThan(10)
  for (const { snapshot, states } of TWINS) {
    const [one, other] = states.map((state) => {
      const imagined = xodus.copy(state)
      reshuffleUnseen(xodus, imagined, 0, new FastChance(`twins ${snapshot.at}`))
      return imagined
    })
    expect(other).toEqual(one)
  }
})

test('nor by a captain', async () => {
  const house = await GAMES['x-odus']()
  for (const { record, snapshot, states } of TWINS.slice(0, 12)) {
    const [one, other] = states.map((state) => {
      const answers = record.answers.slice(0, snapshot.at)
      const driver = Driver.carryOver(house.game, { ...record, answers, snapshot: { ...snapshot, state } })
      const seat = driver.decision?.seats[0] ?? 0
      return answerOfBot(driver, seat, makeBot(house, 'captain'), new FastChance('captain'))
    })
    expect(other).toBe(one)
  }
})
