import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { playLesson } from '@astrolabe/drawing/testing/lesson.ts'
import { describe, expect, test } from 'vitest'
import { lookOf } from './board/page/map/look.ts'
import { allSpots, mapSpots } from './board/page/map/spots.ts'
import { stageSpots } from './board/page/stage/spots.ts'
import { lesson } from './lesson.ts'
import type { XodusFact } from './rules/facts.ts'
import { xodus } from './rules/game.ts'

/** What happens in each step, up to the next one: the texts rely on it. */
const HAPPENS: readonly (readonly XodusFact['kind'][])[] = [
  [],
  ['revealed', 'card-used', 'revealed', 'exp'],
  ['moved', 'exploration'],
  ['option-taken', 'scraps', 'revealed', 'signal-found', 'exp', 'mod', 'turn-ended', 'turn'],
  ['fleet-joined', 'moved', 'moved'],
  ['rolled', 'detection', 'combat'],
  ['rolled'],
  ['card-used', 'attack', 'defeated', 'scraps', 'scraps', 'exp', 'mod', 'pacified'],
  ['energy-bought', 'energy-bought', 'scraps', 'scraps'],
  ['turn-ended', 'corruption', 'energy-recovered', 'energy-recovered', 'round'],
  [],
]

describe('the lesson', () => {
  const played = playLesson(xodus, lesson)

  test('lights only what is there', () => {
    for (const [step, { view, decision }] of played.entries()) {
      if (decision === null) throw new Error('the reader is not asked')
      const look = lookOf(sceneOf({ view, seat: lesson.seat, decision }, 'en'))
      const spots = [...allSpots(mapSpots(look)), ...stageSpots(look)].map(({ id }) => id)
      expect(spots, `step ${step}`).toEqual(expect.arrayContaining([...lesson.steps[step].lights]))
    }
  })

  test('is true to its word: what the texts tell happens', () => {
    expect(played.map(({ heard }) => heard.map(({ kind }) => kind))).toEqual(HAPPENS)
  })

  test('brings the figures that the texts give', () => {
    const facts = played.flatMap(({ heard }) => heard)
    expect(facts.find(({ kind }) => kind === 'detection')).toMatchObject({ detected: true })
    expect(facts.find(({ kind }) => kind === 'attack')).toMatchObject({ hits: 2, shields: 0, left: 0 })
    expect(facts.find(({ kind }) => kind === 'corruption')).toMatchObject({ space: 2 })
    const [explorer, warship, protoShip] = [0, 1, 2].map((index) =>
      played.map(({ view }) => view.ships[index]),
    )
    expect(explorer[0]).toMatchObject({ actions: 4, energy: 1 })
    expect(explorer[2]).toMatchObject({ energy: 0 })
    expect(explorer[4]).toMatchObject({ level: 2, scraps: 6, acted: true })
    expect(warship[7]).toMatchObject({ energy: 1, scraps: 1, level: 1 })
    expect(warship[8]).toMatchObject({ energy: 0, scraps: 2, level: 2 })
    expect(warship[10]).toMatchObject({ energy: 2, energyMarkers: 2, scraps: 2, health: 9 })
    expect(protoShip[10]).toMatchObject({ energy: 2, energyMarkers: 2, scraps: 2, health: 8 })
  })
})
