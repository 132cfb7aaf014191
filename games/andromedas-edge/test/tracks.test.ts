import { describe, expect, test } from 'vitest'
import { rotated } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { TRACKS } from '../content/schema.ts'
import { bandOf, vaultFactor } from '../position/scoring.ts'
import { handLimitOf } from '../position/stock.ts'
import { COMMERCE, NONE, SCIENCE, SUPREMACY } from '../position/state.ts'
import { gain } from '../rules/effects.ts'
import { advance } from '../rules/tracks.ts'
import { discovery, Position, supremacy } from './position.ts'
import { run } from './rule.ts'

const SPACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const FROM = { by: 'turn' } as const

describe('Progress tracks', () => {
  test('AE-BP-1 each space entered gives its reward, also when several are entered at once', () => {
    const played = run(
      new Position().track(0, 'commerce', 3),
      (g) => {
        advance(g, 0, COMMERCE, FROM)
        advance(g, 0, COMMERCE, FROM)
      },
      { answers: ['take 0 1 0'] },
    )
    expect(played.state.players[0].stock).toEqual([0, 0, 1, 0, 2])
    expect(played.facts('advanced').map(({ space }) => space)).toEqual([4, 5])
  })

  test('AE-BP-1 every track has its rewards', () => {
    const told = TRACKS.map((_, track) =>
      run(new Position(), (g) => advance(g, 0, track, FROM)).told.filter((kind) => kind !== 'drew-cards'),
    )
    expect(told).toEqual([
      ['advanced', 'drew'],
      ['advanced', 'gained'],
      ['advanced', 'gained'],
      ['advanced', 'gained'],
      ['advanced', 'drew'],
    ])
  })

  test('AE-BP-2 beyond the last space an advance is two points', () => {
    const played = run(new Position().track(0, 'science', 9), (g) => advance(g, 0, SCIENCE, FROM))
    expect(played.state.players[0].tracks[SCIENCE]).toBe(9)
    expect(played.facts('vp')).toMatchObject([{ vp: 2, source: 'tracks' }])
  })

  test('AE-BP-3 bands start at 0, 3 and 6', () => {
    expect(SPACES.map(bandOf)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 2])
  })

  test('AE-BP-6 the vault counts once from Commerce 4, twice from 7', () => {
    const factor = (space: number): number => {
      const { state } = new Position().track(0, 'commerce', space)
      return vaultFactor(state, state.players[0])
    }
    expect(SPACES.map(factor)).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 2])
  })

  test('AE-BP-4 one looks at the stack, takes a token, and the others are shuffled', () => {
    const position = new Position().track(0, 'science', 1).stack(0, 'DT2', 'DT6', 'DT1', 'DT1')
    const [credit, map, cache] = ['DT2', 'DT6', 'DT1'].map(discovery)
    const waiting = run(position, (g) => advance(g, 0, SCIENCE, FROM))
    expect(waiting.state.looking).toEqual({ who: 0, stack: 0 })
    expect(waiting.heard.at(-1)).toMatchObject({ fact: { kind: 'looked' }, audience: [0] })
    expect(waiting.asked[0]).toMatchObject({
      question: '0 discovery',
      options: [`token ${cache}`, `token ${credit}`, `token ${map}`],
    })
    const played = run(position, (g) => advance(g, 0, SCIENCE, FROM), {
      answers: [`token ${map}`],
      draws: rotated(3),
    })
    expect(played.state.players[0]).toMatchObject({ discoveries: [map], tokensGained: 1 })
    expect(played.state.discoveryStacks[0]).toEqual([cache, cache, credit])
    expect(played.state.looking).toBeNull()
  })

  test('AE-BP-4 an empty stack is two points; the second stack is another', () => {
    const position = new Position().stack(0).stack(1, 'DT10')
    const empty = run(position.track(0, 'science', 1), (g) => advance(g, 0, SCIENCE, FROM))
    expect(empty.facts('vp')).toMatchObject([{ vp: 2 }])
    const last = run(position.track(0, 'science', 4), (g) => advance(g, 0, SCIENCE, FROM))
    expect(last.questions).toEqual([])
    expect(last.state.players[0].discoveries).toEqual([discovery('DT10')])
  })

  test('AE-BP-4 a Revelation gives a resource and a card with every token', () => {
    const position = new Position().track(0, 'science', 4).stack(1, 'DT10').faction(0, 'F05')
    const played = run(position, (g) => advance(g, 0, SCIENCE, FROM), { answers: ['take 0 0 1'] })
    expect(played.state.players[0].stock).toEqual([0, 0, 0, 1, 0])
    expect(played.facts('drew')).toMatchObject([{ amount: 1, from: { by: 'faction' } }])
  })

  test('AE-BP-5 the first to reach a supremacy token takes it, later ones gain two points', () => {
    const position = new Position()
      .track(0, 'supremacy', 1)
      .track(1, 'supremacy', 1)
      .change({ supremacySpaces: [supremacy('ST5'), 1, 2] })
    const played = run(position, (g) => {
      advance(g, 0, SUPREMACY, FROM)
      advance(g, 1, SUPREMACY, FROM)
    })
    expect(played.state.players[0]).toMatchObject({ supremacies: [supremacy('ST5')], tokensGained: 1, vp: 4 })
    expect(played.state.players[1]).toMatchObject({ supremacies: [], vp: 2 })
    expect(played.state.supremacySpaces).toEqual([NONE, 1, 2])
  })

  test('AE-BP-7 several may stand on one space', () => {
    const played = run(new Position().track(1, 'commerce', 1), (g) => advance(g, 0, COMMERCE, FROM))
    expect(played.state.players.map(({ tracks }) => tracks[COMMERCE])).toEqual([1, 1])
  })

  test('any track is the player’s choice, a full one too', () => {
    const position = new Position().track(0, 'industry', 9)
    const played = run(position, (g) => gain(g, 0, [{ give: 'advance', track: 'any' }], FROM, 'tokens'), {
      answers: ['advance industry'],
    })
    expect(played.asked[0].options).toEqual(TRACKS.map((track) => `advance ${track}`))
    expect(played.state.players[0].vp).toBe(2)
    const archive = run(position, (g) =>
      gain(g, 0, [{ give: 'advance', track: 'science-or-civilization' }], FROM, 'tokens'),
    )
    expect(archive.asked[0].options).toEqual(['advance science', 'advance civilization'])
  })

  test('AE-BT-11 the second Civilization space makes hands larger by three', () => {
    const { state } = new Position().track(0, 'civilization', 1).track(1, 'civilization', 2)
    expect(state.players.map((player) => handLimitOf(state, player))).toEqual([4, 7])
  })
})
