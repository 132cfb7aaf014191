import { describe, expect, test } from 'vitest'
import { transcript } from './transcript.ts'

describe('Space combat', () => {
  test('VL-759 the rulebook’s Bireme: a Spatha with one laser, die 7, loses its detector and takes the trophy', () => {
    const t = transcript({ dice: [7] }, (p) =>
      p
        .inSpace(0, 2, { spatha: true, thrusters: 5, scanners: 2, lasers: 1, detectors: 1, squads: 3 })
        .deck('EX-24'),
    )
    t.play('turn-over', 'face')
    expect(t.facts('fight')).toMatchObject([{ lasers: 1, hostile: 2, rolls: 1, trophy: true }])
    expect(t.ship(0)).toMatchObject({ detectors: 0, lasers: 1, vp: 1, xp: [0, 0, 0, 1] })
    expect(t.options).toContain('turn-over')
  })
})
