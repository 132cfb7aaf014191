import { describe, expect, test } from 'vitest'
import { SECTOR_X } from '../position/state.ts'
import { type Position, taking, transcript } from './transcript.ts'

/** The whole map is discovered but for the last planets of sector 3; Sector X’s cards are all placed but a few. */
const nearlyCharted = (planetsLeft: number, xCardsLeft: number) => (p: Position) => {
  for (const sector of [1, 2, 4, 5]) p.charted(sector)
  p.charted(3, planetsLeft)
  p.state.gone.push(...p.state.pileX.splice(xCardsLeft))
  return p
}

/** Puts the game at the beginning of a round. */
const inRound = (p: Position, round: number) => {
  p.state.turnsPlayed = (round - 1) * p.state.seats
}

describe('End of the game', () => {
  test('VL-901 a UC that has reached 30 VP triggers the end', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { vp: 29 }).charted(3, 1).deck('EX-04'))
    t.play('turn-over', 'end-turn')
    expect(t.facts('end-triggered')).toEqual([{ kind: 'end-triggered', seat: 0, why: 'vp' }])
  })

  test('VL-901 29 VP do not', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { vp: 28 }).charted(3, 1).deck('EX-04'))
    t.play('turn-over', 'end-turn', 'end-turn')
    expect([t.ship(0).vp, t.state.ending, t.asked]).toEqual([29, false, '0 space'])
  })

  test('VL-901 the last planet discovered, Sector X’s included, triggers the end', () => {
    const t = transcript({}, (p) => nearlyCharted(1, 0)(p).inSpace(0, 3).deck('EX-04'))
    t.play('turn-over', 'end-turn')
    expect(t.facts('end-triggered')).toEqual([{ kind: 'end-triggered', seat: 0, why: 'charted' }])
  })

  test('VL-902 the round is finished, so that all UCs have had as many turns', () => {
    const t = transcript({ seats: 4 }, (p) => p.ship(1, { vp: 30 }))
    t.play('end-turn')
    expect(t.facts('end-triggered')).toHaveLength(1)
    t.play('end-turn', 'end-turn')
    expect(t.asked).toBe('3 space')
    t.play('end-turn')
    expect(t.asked).toBe('over')
    expect(t.facts('turn').map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
  })

  test('VL-902 rounds are counted from the first UC to play', () => {
    const t = transcript({ seats: 3 }, (p) => {
      Object.assign(p.state, { firstSeat: 2 })
      p.inSpace(0, 3, { vp: 29 }).charted(3, 1).deck('EX-04')
    })
    t.play('end-turn', 'turn-over', 'end-turn')
    expect([t.state.ending, t.asked]).toEqual([true, '1 space'])
    t.play('end-turn')
    expect(t.asked).toBe('over')
    expect(t.facts('turn').map(({ seat }) => seat)).toEqual([2, 0, 1])
  })

  test('VL-903 most VP win, also against the UC that triggered the end', () => {
    const t = transcript({ seats: 3 }, (p) =>
      p.ship(0, { vp: 30 }).ship(1, { vp: 28 }).inSpace(2, 2, { vp: 29, lasers: 2 }).deck('EX-24', 'EX-24'),
    )
    t.play('end-turn', 'end-turn', 'turn-over', 'turn-over', 'end-turn')
    expect(t.facts('game-over')).toEqual([{ kind: 'game-over', winners: [2] }])
    expect(t.driver.view(0).outcome).toEqual({ scores: [30, 28, 31], winners: [2] })
  })

  test('VL-903 tied UCs share the victory', () => {
    const t = transcript({ seats: 3 }, (p) => p.ship(0, { vp: 31 }).ship(1, { vp: 12 }).ship(2, { vp: 31 }))
    t.play('end-turn', 'end-turn', 'end-turn')
    expect(t.driver.view(0).outcome).toEqual({ scores: [31, 12, 31], winners: [0, 2] })
  })

  test('VL-904 a 1 VP token left on the map: not all is discovered', () => {
    const t = transcript({}, (p) => nearlyCharted(2, 0)(p).inSpace(0, 3).deck('EX-04'))
    t.play('turn-over', 'end-turn')
    expect(t.state.ending).toBe(false)
  })

  test('VL-904 an X card not yet placed: not all is discovered', () => {
    const t = transcript({}, (p) => nearlyCharted(1, 1)(p).inSpace(0, 3).deck('EX-04'))
    t.play('turn-over', 'end-turn')
    expect(t.state.ending).toBe(false)
  })

  test('VL-904 the last X card placed completes the map, before its mission is done', () => {
    const t = transcript({}, (p) => nearlyCharted(0, 1)(p).inSpace(0, 2, taking(6)).openX())
    t.play('enter-x', 'end-turn')
    expect(t.slot('x').sector).toBe(SECTOR_X)
    expect(t.facts('end-triggered')).toMatchObject([{ why: 'charted' }])
  })

  test('VL-905 unfinished Observations and Contacts give nothing more', () => {
    const t = transcript({ seats: 3 }, (p) =>
      p
        .planet('alpha', 3, 'XA-01')
        .planet('beta', 3, 'XA-02')
        .on(0, 'alpha', 'contact')
        .on(1, 'beta', 'observation')
        .ship(0, { squads: 3, xp: [2, 2, 0, 2], vp: 26 }),
    )
    t.play('stay', 'stay', 'end-turn')
    expect(t.asked).toBe('over')
    expect(t.ship(0)).toMatchObject({ vp: 30, xp: [1, 1, 0, 1], place: 'contact' })
    expect(t.ship(1)).toMatchObject({ vp: 0, xp: [0, 1, 0, 0], place: 'observation' })
  })

  test('VL-905 once triggered, the end is told once and not cancelled', () => {
    const t = transcript({ seats: 3 }, (p) => p.ship(0, { vp: 30 }).ship(1, { vp: 30 }))
    t.play('end-turn', 'end-turn', 'end-turn')
    expect(t.facts('end-triggered')).toHaveLength(1)
    expect(t.asked).toBe('over')
  })

  test('VL-906 the conditions are checked after the turn, which is played to its end', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { vp: 29 }).charted(3, 1).deck('EX-04', 'EX-10'))
    t.play('turn-over')
    expect([t.ship(0).vp, t.state.ending]).toEqual([30, false])
    t.play('turn-over')
    expect(t.ship(0).xp).toEqual([0, 1, 0, 0])
  })

  test('VL-906 triggered by the last UC of the round, the game stops right there', () => {
    const t = transcript({}, (p) => p.inSpace(1, 3, { vp: 29 }).charted(3, 1).deck('EX-04'))
    t.play('end-turn', 'turn-over', 'end-turn')
    expect(t.asked).toBe('over')
    expect(t.facts('turn')).toHaveLength(2)
  })

  test('VL-907 with the option, the game also ends after round 40', () => {
    const t = transcript({ options: { roundLimit: 40 } }, (p) => inRound(p, 39))
    t.play('end-turn', 'end-turn')
    expect([t.asked, t.state.ending]).toEqual(['0 space', false])
    t.play('end-turn', 'end-turn')
    expect(t.asked).toBe('over')
    expect(t.facts('end-triggered')).toMatchObject([{ why: 'round-limit' }])
    expect(t.facts('turn').map(({ round }) => round)).toEqual([39, 39, 40, 40])
  })

  test('VL-907 it is off by default', () => {
    const t = transcript({}, (p) => inRound(p, 40))
    t.play('end-turn', 'end-turn')
    expect(t.asked).toBe('0 space')
    expect(t.facts('turn').at(-1)).toMatchObject({ round: 41 })
  })

  test('VL-908 whoever does nothing for ever comes to an end after round 300', () => {
    const t = transcript({}, (p) => inRound(p, 299))
    t.play('end-turn', 'end-turn')
    expect([t.asked, t.state.ending]).toEqual(['0 space', false])
    t.play('end-turn', 'end-turn')
    expect(t.asked).toBe('over')
    expect(t.facts('end-triggered')).toMatchObject([{ why: 'round-limit' }])
  })
})
