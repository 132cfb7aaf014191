import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { AndromedaPrompt } from '../../../rules/questions.ts'
import { lookOf } from '../look.ts'
import { playTables } from '../test/random-tables.ts'
import { allSpots, mapSpots } from './spots.ts'

/** Questions that are answered on the map, but for what stands in the dock and in the list alone. */
const ON_THE_MAP: ReadonlySet<string> = new Set<AndromedaPrompt>([
  'turn',
  'recruit',
  'council',
  'develop',
  'gangways',
  'vortex',
  'rift-walk',
  'converge',
  'drift',
  'rift-storm',
  'nebula-moon',
  'raider',
  'raider-step',
  'escalate',
  'ambush',
  'gravity-tide',
  'unity-moon',
  'unity-leader',
])

const HERE = /^(?:launch|region|develop|transfer|raider|ship|damage) |^moon \d+ \d+$/

const HOLES = /^\s*$|\bundefined\b|NaN|\bnull\b|Infinity|\[object| {2}|: \.|, \.|\.\.|\(\)/
/** Signs of French that lack their narrow or their whole no-break space. */
const BARE = /(?<!\u202f)[;!?]|(?<!\u00a0)[:»%]/

describe('what can be pointed at on the map', () => {
  const asked = new Set<string>()
  const faults = new Set<string>()
  const bad = new Set<string>()
  const launches = { quiet: 0, battle: 0, yields: 0 }
  playTables(6, (question) => {
    const { decision } = question
    if (!ON_THE_MAP.has(decision.prompt)) return
    asked.add(decision.prompt)
    const all = mapSpots(lookOf(sceneOf(question, 'en')))
    const spots = allSpots(all)
    for (const key of new Set(decision.offers.map((offer) => offer.key))) {
      if (!HERE.test(key)) continue
      const homes = spots.filter(({ keys }) => keys.includes(key)).map(({ id }) => id)
      if (homes.length !== 1) faults.add(`${decision.prompt} ${key}: ${homes.join(' and ') || 'nowhere'}`)
    }
    for (const { prospect } of all.regions) {
      if (prospect === undefined) continue
      launches[prospect.fights.length > 0 ? 'battle' : 'quiet']++
      launches.yields += prospect.yields.length
    }
    if (decision.number % 9 > 0) return
    for (const language of LANGUAGES) {
      const named = allSpots(mapSpots(lookOf(sceneOf(question, language))))
      if (new Set(named.map(({ id }) => id)).size < named.length) bad.add('two things with one id')
      for (const { name } of named) {
        if (HOLES.test(name) || (language === 'fr' && BARE.test(name))) bad.add(name)
      }
    }
  })

  test('has every option of the questions asked of it, refused ones included, in one place each', () => {
    expect([...faults]).toEqual([])
    // The others come as rarely as the cards that ask them.
    for (const prompt of ['turn', 'council', 'develop', 'recruit', 'escalate'])
      expect(asked).toContain(prompt)
  })

  test('tells what launches come to, with battles and without', () => {
    expect(launches.quiet).toBeGreaterThan(0)
    expect(launches.battle).toBeGreaterThan(0)
    expect(launches.yields).toBeGreaterThan(launches.quiet + launches.battle)
  })

  test('has an id of its own and a name in every language', () => {
    expect([...bad]).toEqual([])
  })
})

test('with a ship taken from the bay, a region offers that launch alone', () => {
  playTables(1, (question) => {
    if (question.decision.prompt !== 'turn') return
    const { regions } = mapSpots(lookOf(sceneOf(question, 'en')), 'fighter')
    const keys = regions.flatMap(({ keys }) => keys).filter((key) => key.startsWith('launch '))
    expect(keys.filter((key) => !key.startsWith('launch fighter '))).toEqual([])
  })
})
