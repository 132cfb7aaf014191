import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { AndromedaPrompt } from '../../../rules/questions.ts'
import { lookOf } from '../look.ts'
import { playTables } from '../test/random-tables.ts'
import { stageOf } from './kind.ts'
import { stageSpots } from './spots.ts'

/** What lies in the dock while a stage is open: free acts with moons, tokens, cards and energy. */
const IN_DOCK = /^(?:moon|token|play|burn|synthesis|arbitrage|fold-gate|doom-flag|quiet-passage)/

const HOLES = /^\s*$|undefined|NaN|\bnull\b|Infinity|\[object| {2}|: \.|, \.|\.\.|\(\)/
/** Signs of French that lack their narrow or their whole no-break space. */
const BARE = /(?<!\u202f)[;!?]|(?<!\u00a0)[:»%]/

describe('what can be pointed at on a stage', () => {
  const offStage = new Set<string>()
  const staged = new Set<string>()
  const bad = new Set<string>()
  playTables(10, (question) => {
    const { decision } = question
    const look = lookOf(sceneOf(question, 'en'))
    if (stageOf(look) === undefined) return
    staged.add(decision.prompt)
    const keys = new Set(stageSpots(look).flatMap((spot) => spot.keys))
    for (const { key } of decision.offers) {
      if (!keys.has(key) && !IN_DOCK.test(key)) offStage.add(`${decision.prompt} ${key}`)
    }
    if (decision.number % 5 > 0) return
    for (const language of LANGUAGES) {
      const spots = stageSpots(lookOf(sceneOf(question, language)))
      const ids = spots.map(({ id }) => id)
      if (new Set(ids).size < ids.length) bad.add(`${decision.prompt}: two things with one id`)
      for (const { name } of spots) {
        if (HOLES.test(name) || (language === 'fr' && BARE.test(name))) bad.add(name)
      }
    }
  })

  test('is every option of its question, refused ones included, but for free acts', () => {
    expect([...offStage]).toEqual([])
    const common: readonly AndromedaPrompt[] = [
      'escalate',
      'diplomacy',
      'prepare',
      'strategic-operations',
      'develop',
      'plan',
      'void-energy',
      'void-result',
    ]
    for (const prompt of common) expect(staged).toContain(prompt)
  })

  test('has an id of its own and a name in every language', () => {
    expect([...bad]).toEqual([])
  })
})
