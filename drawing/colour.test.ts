import { describe, expect, test } from 'vitest'
import { contrast, difference, lightOf, seenWith, VISIONS } from './colour.ts'

const [BLACK, WHITE, RED, GREEN] = ['#000000', '#ffffff', '#c02020', '#208020'].map(lightOf)

describe('contrast', () => {
  test('is 21 between black and white, 1 with itself, and the same both ways', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5)
    expect(contrast(RED, RED)).toBe(1)
    expect(contrast(RED, WHITE)).toBe(contrast(WHITE, RED))
  })

  test('is that of a published pair: #777777 on white', () => {
    expect(contrast(lightOf('#777777'), WHITE)).toBeCloseTo(4.48, 2)
  })
})

describe('difference', () => {
  test('is a hundred from black to white', () => {
    expect(difference(BLACK, WHITE)).toBeCloseTo(100, 1)
  })
})

describe('colour blindness', () => {
  test('leaves greys as they are', () => {
    for (const vision of VISIONS)
      expect(difference(seenWith(vision, lightOf('#808080')), lightOf('#808080'))).toBeLessThan(0.5)
  })

  test('brings red and green together, but for those who miss blue', () => {
    const apart = (vision: (typeof VISIONS)[number]): number =>
      difference(seenWith(vision, RED), seenWith(vision, GREEN))
    expect(apart('deuteranopia')).toBeLessThan(apart('full') / 2)
    expect(apart('tritanopia')).toBeGreaterThan(apart('full') / 2)
  })
})

test('a colour that is not written #rrggbb is refused', () => {
  expect(() => lightOf('#fff')).toThrow('#fff')
})
