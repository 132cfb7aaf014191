import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { allDockSpots, dockSpots } from './dock-spots.ts'
import type { AndromedaScene } from './look.ts'
import { spotsOfOption } from './option-spots.ts'
import { marketSpots } from './panels/market-panel.tsx'
import { trackSpots } from './panels/tracks-panel.tsx'
import { unitySpots } from './panels/unity-panel.tsx'
import { playTables } from './test/random-tables.ts'

const spotsOffTheMap = (scene: AndromedaScene) => [
  ...allDockSpots(dockSpots(scene)),
  ...marketSpots(scene),
  ...trackSpots(scene),
  ...unitySpots(scene),
]

describe('what can be pointed at in the dock and the panels', () => {
  test('has every option that belongs there, refused ones included', () => {
    const homeless = new Set<string>()
    const found = new Set<string>()
    playTables(16, (question) => {
      const scene = sceneOf(question, 'en')
      const keys = new Map(spotsOffTheMap(scene).map((spot) => [spot.id, spot.keys]))
      for (const { key } of question.decision.offers) {
        for (const id of spotsOfOption(question.decision.prompt, key)) {
          found.add(id.split(' ')[0])
          if (keys.get(id)?.includes(key) !== true)
            homeless.add(`${question.decision.prompt}: ${key} at ${id}`)
        }
      }
      return undefined
    })
    expect([...homeless]).toEqual([])
    expect([...found].toSorted()).toEqual([
      'card',
      'dock',
      'hand',
      'leaders',
      'market',
      'module',
      'moon',
      'own-module',
      'plan',
      'resource',
      'ship',
      'token',
      'track',
      'unity-module',
      'unity-ship',
      'way',
    ])
  })

  test('has an id of its own and a name in every language', () => {
    const faults = new Set<string>()
    playTables(4, (question) => {
      for (const language of LANGUAGES) {
        const spots = spotsOffTheMap(sceneOf(question, language))
        if (new Set(spots.map(({ id }) => id)).size < spots.length) faults.add('two things with one id')
        for (const { name } of spots) {
          if (name === '' || /undefined|NaN|null|Infinity|\[object/.test(name)) faults.add(name)
        }
      }
      return undefined
    })
    expect([...faults]).toEqual([])
  })
})
