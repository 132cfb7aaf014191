import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { XodusPrompt } from '../../../rules/questions.ts'
import { playTables } from '../test/random-tables.ts'
import { lookOf } from './look.ts'
import { allSpots, mapSpots } from './spots.ts'
import { layingAs } from './turning.ts'

/** Questions that are answered on the map, but for what stands in the dock and in the list alone. */
const ON_THE_MAP: ReadonlySet<string> = new Set<XodusPrompt>([
  'order',
  'act',
  'space',
  'rotation',
  'detection',
  'pacify',
  'close-rift',
  'move-wormhole',
  'fold',
  'free-jump',
])

const HOLES = /^\s*$|undefined|NaN|null|Infinity|\[object| {2}|: \.|, \.|\.\.|\(\)/
/** Signs of French that lack their narrow or their whole no-break space. */
const BARE = /(?<!\u202f)[;!?]|(?<!\u00a0)[:»%]/

const ELSEWHERE = /^(?:end-turn|strain|use|service)\b/

describe('what can be pointed at on the map', () => {
  const asked = new Set<string>()
  const faults = new Set<string>()
  const bad = new Set<string>()
  playTables(12, (question) => {
    const { decision } = question
    if (!ON_THE_MAP.has(decision.prompt)) return
    asked.add(decision.prompt)
    const spots = allSpots(mapSpots(lookOf(sceneOf(question, 'en'))))
    for (const key of new Set(decision.offers.map((offer) => offer.key))) {
      if (ELSEWHERE.test(key)) continue
      const homes = spots.filter(({ keys }) => keys.includes(key)).map(({ id }) => id)
      if (homes.length !== 1) faults.add(`${decision.prompt} ${key}: ${homes.join(' and ') || 'nowhere'}`)
    }
    if (decision.number % 7 > 0) return
    for (const language of LANGUAGES) {
      const look = lookOf(sceneOf(question, language))
      const all = mapSpots(look)
      const ids = allSpots(all).map(({ id }) => id)
      if (new Set(ids).size < ids.length) bad.add('two things with one id')
      const laid = all.laying
      const turned = laid === undefined ? [] : laid.turns.map((turn) => layingAs(look, laid, turn))
      for (const { name } of [...allSpots(all), ...turned]) {
        if (HOLES.test(name) || (language === 'fr' && BARE.test(name))) bad.add(name)
      }
    }
  })

  test('has every option of the questions asked of it, refused ones included, in one place each', () => {
    expect([...faults]).toEqual([])
    // The others come as rarely as the cards that ask them.
    for (const prompt of ['order', 'act', 'space', 'rotation', 'detection', 'pacify'])
      expect(asked).toContain(prompt)
  })

  test('has an id of its own and a name in every language', () => {
    expect([...bad]).toEqual([])
  })
})
