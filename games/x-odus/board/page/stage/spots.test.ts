import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { XodusPrompt } from '../../../rules/questions.ts'
import { shipSpots, tabSpot } from '../dock-spots.ts'
import { type Look, lookOf } from '../map/look.ts'
import { allSpots, mapSpots } from '../map/spots.ts'
import { playTables } from '../test/random-tables.ts'
import { stageOf } from './kind.ts'
import { stageSpots } from './spots.ts'

/** Everything in the dock: the boards of ships come one at a time, and the tabs lead to each. */
const dockSpots = (look: Look) =>
  look.view.ships.flatMap((ship) => {
    if (ship.board < 0) return [tabSpot(look, ship, 'dock')]
    const { stocks, cards, damage } = shipSpots(look, ship, 'dock')
    return [tabSpot(look, ship, 'dock'), ...stocks, ...cards, ...damage]
  })

/** Options that the list alone has: they are done with nothing on the table. */
const ELSEWHERE = /^(?:end-turn|go-on|done|nothing|enough|join|stay|flee|fight-on|hide)$/

const HOLES = /^\s*$|undefined|NaN|null|Infinity|\[object| {2}|: \.|, \.|\.\.|\(\)/
/** Signs of French that lack their narrow or their whole no-break space. */
const BARE = /(?<!\u202f)[;!?]|(?<!\u00a0)[:»%]/

describe('what can be pointed at on the table', () => {
  const homeless = new Set<string>()
  const offStage = new Set<string>()
  const staged = new Set<string>()
  const bad = new Set<string>()
  playTables(16, (question) => {
    const { decision } = question
    const look = lookOf(sceneOf(question, 'en'))
    const stage = stageSpots(look)
    const keys = new Set([...stage, ...dockSpots(look)].flatMap((spot) => spot.keys))
    const onMap = new Set(allSpots(mapSpots(look)).flatMap((spot) => spot.keys))
    const onStage = new Set(stage.flatMap((spot) => spot.keys))
    for (const { key } of decision.offers) {
      if (ELSEWHERE.test(key)) continue
      if (!keys.has(key) && !onMap.has(key)) homeless.add(`${decision.prompt} ${key}`)
      if (stageOf(look) !== undefined && !onStage.has(key)) offStage.add(`${decision.prompt} ${key}`)
    }
    if (stageOf(look) !== undefined) staged.add(decision.prompt)
    if (decision.number % 5 > 0) return
    for (const language of LANGUAGES) {
      const said = lookOf(sceneOf(question, language))
      const spots = [...stageSpots(said), ...dockSpots(said)]
      const ids = spots.map(({ id }) => id)
      if (new Set(ids).size < ids.length) bad.add(`${decision.prompt}: two things with one id`)
      for (const { name } of spots) {
        if (HOLES.test(name) || (language === 'fr' && BARE.test(name))) bad.add(name)
      }
    }
  })

  test('has every option of every question, refused ones included, but for plain answers', () => {
    expect([...homeless]).toEqual([])
  })

  test('has on its stage every option of a question that is answered there', () => {
    expect([...offStage]).toEqual([])
    // The others come as rarely as the cards that ask them.
    const common: readonly XodusPrompt[] = [
      'ship',
      'mod',
      'detection',
      'foe',
      'manoeuvre',
      'after-attack',
      'after-damage',
      'exploration',
      'extra-option',
      'share-module',
      'maintenance',
      'trade',
    ]
    for (const prompt of common) expect(staged).toContain(prompt)
  })

  test('has an id of its own and a name in every language', () => {
    expect([...bad]).toEqual([])
  })
})
