import type { Position } from '@astrolabe/tables'
import { expect, test } from 'vitest'
import type { Speed } from '../../settings.ts'
import { ambushFace, positionsOf } from '../test/ambush.ts'
import { type Clock, Show } from './show.ts'

class HandClock implements Clock {
  time = 0
  #calls: { readonly at: number; readonly call: () => void }[] = []

  now(): number {
    return this.time
  }

  after(milliseconds: number, call: () => void): () => void {
    const due = { at: this.time + milliseconds, call }
    this.#calls.push(due)
    return () => {
      this.#calls = this.#calls.filter((other) => other !== due)
    }
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const [next] = this.#calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      this.#calls = this.#calls.filter((other) => other !== next)
      this.time = next.at
      next.call()
    }
    this.time = end
  }
}

const positions = positionsOf(10)

function begin(speed: Speed = 'normal'): { readonly clock: HandClock; readonly show: Show } {
  const clock = new HandClock()
  const show = new Show(ambushFace, () => speed, clock)
  show.take(positions[0])
  return { clock, show }
}

/** A turn of so many deeds, one fact each. */
function longTurn(deeds: number): Position[] {
  const facts = Array.from({ length: deeds }, (_, index) => ({ at: index + 1, fact: { kind: 'deed' } }))
  return facts.map(({ at }) => ({ ...positions[0], number: at, facts: facts.slice(0, at) }))
}

test.each([4, 12, 60])('a turn of %i deeds is shown deed by deed, in three seconds at most', (deeds) => {
  const { clock, show } = begin()
  const seen: number[] = []
  show.showing.subscribe(({ shown }) => {
    if (shown !== undefined && shown.number !== seen.at(-1)) seen.push(shown.number)
  })
  clock.pass(10_000)
  for (const position of longTurn(deeds)) show.take(position)
  clock.pass(100)
  expect(show.showing.value.waiting.length).toBeGreaterThan(0)
  clock.pass(3000)
  expect(show.showing.value.waiting).toEqual([])
  expect(seen).toEqual(Array.from({ length: deeds + 1 }, (_, number) => number))
})

test('a step that told nothing is passed over', () => {
  const { clock, show } = begin()
  clock.pass(10_000)
  const [first, second, third] = longTurn(3)
  show.take(first)
  show.take({ ...second, facts: first.facts })
  show.take({ ...third, facts: first.facts })
  clock.pass(550)
  expect(show.showing.value).toMatchObject({ shown: { number: 3 }, waiting: [] })
})

test('one position after a quiet while is shown at once', () => {
  const { clock, show } = begin()
  clock.pass(10_000)
  show.take(positions[1])
  expect(show.showing.value.shown).toBe(positions[1])
})

test('what comes of one’s own answer is shown at once, what follows waits', () => {
  const { show } = begin()
  show.expect(0)
  show.take(positions[1])
  expect(show.showing.value.shown).toBe(positions[1])
  show.take(positions[2])
  expect(show.showing.value).toMatchObject({ shown: positions[1], waiting: [positions[2]] })
})

test('at speed off nothing waits', () => {
  const { show } = begin('off')
  for (const position of positions.slice(1)) {
    show.take(position)
    expect(show.showing.value.shown).toBe(position)
  }
})

test('skipped, the newest is shown, and nothing comes after it', () => {
  const { clock, show } = begin()
  for (const position of positions.slice(1)) show.take(position)
  show.skip()
  expect(show.showing.value).toMatchObject({ shown: positions[10], waiting: [] })
  clock.pass(60_000)
  expect(show.showing.value.shown).toBe(positions[10])
})

test('closed, nothing more appears', () => {
  const { clock, show } = begin()
  show.expect(0)
  show.take(positions[1])
  show.take(positions[2])
  show.close()
  clock.pass(60_000)
  expect(show.showing.value.shown).toBe(positions[1])
})
