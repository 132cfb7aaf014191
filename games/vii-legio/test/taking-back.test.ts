import { describe, expect, test } from 'vitest'
import { transcript } from './transcript.ts'

describe('Taking back', () => {
  const inSectorTwo = () => transcript({}, (p) => p.inSpace(0, 2).planet('alpha', 2, 'XA-10'))

  test('what shows nothing is free to take back; a card turned over, a payment or a scan is not', () => {
    const t = transcript({}, (p) => p.planet('alpha', 1, 'XA-10')).play('take-off')
    expect(t.driver.undoHorizon(0)).toBe(0)
    t.play('scan alpha')
    expect(t.driver.undoHorizon(0)).toBe(2)
    for (const answer of ['turn-over', 'cross 3', 'buy lasers', 'land alpha']) {
      expect(inSectorTwo().play(answer).driver.undoHorizon(0)).toBe(1)
    }
  })

  test('with consent a turned card goes back, and another may come: the deck is dealt anew', () => {
    const t = inSectorTwo()
    const seen = new Set<number>()
    for (let time = 0; time < 8; time++) {
      t.play('turn-over')
      seen.add(t.facts('turned-over')[0].card)
      expect(t.driver.rewind(0)).toBe(true)
      expect(t.facts('turned-over')).toEqual([])
      expect(t.state.deck).toHaveLength(53)
    }
    expect(seen.size).toBeGreaterThan(1)
  })
})
