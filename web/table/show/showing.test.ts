import { describe, expect, test } from 'vitest'
import { ambushFace, positionsOf } from '../test/ambush.ts'
import { advance, arrive, dwellOf, NOTHING_SHOWN, newestOf, type Showing, skip } from './showing.ts'

const positions = positionsOf(8)
const queued = (upTo: number): Showing =>
  positions.slice(0, upTo + 1).reduce((showing, each) => arrive(showing, each, false), NOTHING_SHOWN)

describe('positions are shown one after another', () => {
  test('the first at once, the others wait behind it', () => {
    const showing = queued(3)
    expect(showing.shown).toBe(positions[0])
    expect(showing.waiting).toEqual(positions.slice(1, 4))
    expect(newestOf(showing)).toBe(positions[3])
  })

  test('with each, the facts told since the one before', () => {
    let showing = queued(8)
    const told = []
    while (showing.waiting.length > 0) {
      showing = advance(showing)
      told.push(...showing.news)
    }
    const all = positions[8].facts.filter(({ at }) => at > 0).map(({ fact }) => fact)
    expect(told).toEqual(all)
  })

  test('skipped, the last is shown with all that was told', () => {
    const skipped = skip(queued(8))
    expect(skipped.shown).toBe(positions[8])
    expect(skipped.waiting).toEqual([])
    expect(skipped.news).toHaveLength(positions[8].facts.filter(({ at }) => at > 0).length)
    expect(skip(skipped)).toBe(skipped)
  })

  test('what only changes who is here takes the place of the newest', () => {
    const again = { ...positions[3], version: 99 }
    const showing = arrive(queued(3), again, false)
    expect(showing.waiting).toHaveLength(3)
    expect(newestOf(showing)).toBe(again)
    expect(arrive(queued(0), { ...positions[0], version: 99 }, false).shown?.version).toBe(99)
  })
})

describe('shown at once', () => {
  test('one’s own answer', () => {
    const showing = arrive(queued(2), positions[3], true)
    expect(showing).toMatchObject({ shown: positions[3], waiting: [] })
    expect(showing.news.length).toBeGreaterThan(0)
  })

  test('the view of another seat, without news', () => {
    const other = { ...positions[3], seat: 1 }
    expect(arrive(queued(2), other, false)).toEqual({ shown: other, news: [], waiting: [] })
  })

  test('what is left after something was taken back, without news', () => {
    const back = { ...positions[1], rewinds: 1 }
    expect(arrive(queued(3), back, false)).toEqual({ shown: back, news: [], waiting: [] })
  })
})

describe('how long a deed stays', () => {
  const watching = advance(queued(3))

  test('as long as the speed says', () => {
    expect(dwellOf(watching, ambushFace, 'normal', 0)).toBe(550)
    expect(dwellOf(watching, ambushFace, 'fast', 0)).toBe(200)
    expect(dwellOf(watching, ambushFace, 'off', 0)).toBe(0)
  })

  test('shorter where the turn has taken its time', () => {
    expect(dwellOf(watching, ambushFace, 'normal', 2900)).toBeLessThanOrEqual(100)
    expect(dwellOf(watching, ambushFace, 'normal', 5000)).toBe(0)
  })

  test('not at all where nothing waits or nothing was told', () => {
    expect(dwellOf(queued(0), ambushFace, 'normal', 0)).toBe(0)
    expect(dwellOf({ ...watching, news: [] }, ambushFace, 'normal', 0)).toBe(0)
  })
})
