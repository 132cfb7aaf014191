import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { participants } from '../../../position/participants.ts'
import { VP_SOURCES } from '../../../position/state.ts'
import { AFTERMATH_WORDS } from '../../../text/page-words.ts'
import { playTables } from '../test/random-tables.ts'
import { luckOf } from './luck.ts'
import { scoresOf } from './scores.ts'
import { byKind, sourcesAmong } from './sources.ts'

const GAMES = 16
const games = playTables(GAMES, () => undefined).map(({ facts, state }) => ({
  state,
  facts: facts.map(({ fact }) => fact),
}))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

test('points are told turn by turn, and end where the game ended', () => {
  for (const { state, facts } of games) {
    const all = participants(state)
    const { turns, lines } = scoresOf(
      facts,
      all.map(({ who }) => who),
    )
    expect(lines.map((line) => line.at(-1))).toEqual(all.map(({ vp }) => vp))
    expect(lines.every(({ length }) => length === turns + 1)).toBe(true)
  }
})

test('kinds of sources have all the points there are, but for those that were lost', () => {
  for (const { state } of games) {
    for (const participant of participants(state)) {
      expect(sum(byKind(participant))).toBeGreaterThanOrEqual(participant.vp)
      const sources = sourcesAmong([participant])
      const told = sources.map((source) => participant.vpFrom[VP_SOURCES.indexOf(source)])
      expect(sum(told)).toBe(participant.vp)
    }
  }
})

test('luck counts every battle that was rolled, and is even in the long run', () => {
  const luck = games.flatMap(({ state, facts }) => {
    const who = participants(state).map((each) => each.who)
    const found = luckOf(facts, state, who)
    const fought = facts.filter(
      (fact) => fact.kind === 'battle-over' && fact.fought && who.includes(fact.winner),
    )
    expect(sum(found.map(({ wins }) => wins.came))).toBe(fought.length)
    return found
  })
  const hoped = sum(luck.map(({ wins }) => wins.expected))
  expect(hoped).toBeGreaterThan(30)
  // Four standard deviations, at most: those of as many independent events.
  expect(Math.abs(sum(luck.map(({ wins }) => wins.came)) - hoped)).toBeLessThan(4 * Math.sqrt(hoped))
})

test.each(LANGUAGES)('what is told of battles in %s has no hole', (language) => {
  const { won } = AFTERMATH_WORDS[language]
  for (const fought of [0, 1, 2, 7]) {
    const said = won({ came: fought, expected: fought / 2 }, fought)
    expect(said).not.toMatch(/undefined|NaN| {2}|\b1 (?:wins|battles|victoires|batailles)/)
  }
})
