import { playLesson } from '@astrolabe/drawing/testing/lesson.ts'
import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { describe, expect, test } from 'vitest'
import { lookOf } from './board/page/look.ts'
import { allSpots, mapSpots } from './board/page/map/spots.ts'
import { stageSpots } from './board/page/stage/spots.ts'
import { lesson } from './lesson.ts'
import type { AndromedaFact } from './rules/facts.ts'
import { andromedasEdge } from './rules/game.ts'

/** What happens in each step, up to the next one, that its text or the next one's tells of. */
const HAPPENS: readonly (readonly AndromedaFact['kind'][])[] = [
  ['faction', 'drew-cards', 'turn'],
  ['launched', 'claimed-moon', 'turn', 'launched'],
  ['spent-moon', 'gained', 'gained'],
  ['launched'],
  ['paid', 'module', 'vp', 'advanced', 'gained', 'recruited', 'turn', 'launched'],
  ['launched', 'recruited', 'raider-attacks', 'battle'],
  ['moved'],
  ['prepared', 'rolled', 'battle-over', 'advanced', 'drew', 'raider-defeated', 'vp'],
  ['gained', 'turn', 'launched', 'turn', 'returned', 'vp'],
  ['developed', 'vp', 'advanced'],
  ['docked', 'vp', 'docked', 'built-ship', 'marker', 'returned', 'event', 'vp', 'raider-placed', 'turn'],
  [],
]

/** Whether the kinds come in this order, whatever comes between them. */
function comeInOrder(
  heard: readonly AndromedaFact['kind'][],
  wanted: readonly AndromedaFact['kind'][],
): boolean {
  let at = 0
  for (const kind of heard) if (kind === wanted[at]) at++
  return at === wanted.length
}

describe('the lesson', () => {
  const played = playLesson(andromedasEdge, lesson)
  const facts = played.flatMap(({ heard }) => heard)

  test('is played by the rules, and always by its reader next', () => {
    expect(played.flatMap(({ rejected }) => rejected)).toEqual([])
    expect(played.map(({ decision }) => decision?.seats.includes(lesson.seat))).toEqual(
      played.map(() => true),
    )
  })

  test('is true to its word: what the texts tell happens', () => {
    expect(played).toHaveLength(HAPPENS.length)
    for (const [step, { heard }] of played.entries()) {
      const kinds = heard.map(({ kind }) => kind)
      expect(comeInOrder(kinds, HAPPENS[step]), `step ${step}: ${kinds.join(' ')}`).toBe(true)
    }
  })

  test('brings the figures that the texts give', () => {
    const rolled = facts.filter((fact) => fact.kind === 'rolled').map(({ dice }) => dice)
    expect(rolled).toEqual([
      [5, 4, 3, 2],
      [5, 1],
    ])
    expect(facts.find(({ kind }) => kind === 'developed')).toMatchObject({ region: 7, leaders: 1 })
    const points = facts.filter((fact) => fact.kind === 'vp' && fact.who === lesson.seat)
    expect(points.map((fact) => fact.kind === 'vp' && fact.total)).toEqual([2, 3, 4, 11, 12, 14])
    expect(played[2].view.players[lesson.seat].stock).toEqual([5, 0, 0, 2, 0])
    expect(played[4].view.players[lesson.seat].stock).toEqual([5, 1, 0, 2, 1])
    expect(played[10].view.turn.plan).toHaveLength(2)
    expect(played[11].view.marker).toBe(2)
  })

  test('lights what is there on the map or on a stage', () => {
    const elsewhere = /^(?:moon|module) /
    for (const [step, { view, decision }] of played.entries()) {
      if (decision === null) throw new Error('the reader is not asked')
      const look = lookOf(sceneOf({ view, seat: lesson.seat, decision }, 'en'))
      const spots = [...allSpots(mapSpots(look)), ...stageSpots(look)].map(({ id }) => id)
      const lit = lesson.steps[step].lights.filter((id) => !elsewhere.test(id))
      expect(spots, `step ${step}`).toEqual(expect.arrayContaining(lit))
    }
  })
})
