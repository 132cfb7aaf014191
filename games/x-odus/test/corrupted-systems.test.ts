import { describe, expect, test } from 'vitest'
import { hasRift } from '../position/map.ts'
import { transcript } from './transcript.ts'

describe('Corrupted Systems', () => {
  test('XO-COR-01 nothing can be explored there', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('R2')).play('activate 0')
    expect(t.refusal('explore')?.rule).toBe('XO-COR-01')
    t.play('blind-jump 0').playAny()
    expect(t.system(1).exploration).toBe(false)
    expect(t.refusal('explore')?.rule).toBe('XO-COR-01')
  })

  test('XO-COR-02 they detect nobody', () => {
    const t = transcript({}, (p) => p.north('R3')).play('activate 0', 'jump 1')
    expect(t.asked).toBe('0 act')
    expect(t.told).not.toContain('detection')
  })

  test('XO-COR-03 each has a Rift, and an Avatar steps from one to any other', () => {
    const t = transcript({ dice: ['avatar 1'] }, (p) =>
      p.startingSystem('R1').system('R2', 6, 0).system('B10', 0, -1).noTokens().avatar(1, 1),
    )
    expect([0, 1, 2].map((place) => hasRift(t.state, place))).toEqual([true, true, false])
    t.endRound()
    expect(t.state.foes[0].place).toBe(0)
    expect(t.facts('avatar-engages').length).toBe(1)
  })

  test('XO-COR-04 ships do not travel through Rifts', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').system('R2', 6, 0)).play('activate 0')
    expect(t.shown.filter((key) => key.startsWith('jump') || key.startsWith('rush'))).toEqual([])
  })
})
