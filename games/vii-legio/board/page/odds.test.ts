import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { chosenAt, LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXPLORATION, EXTRASOLARS } from '../../content/decks.ts'
import type { LegioQuestion } from '../../rules/questions.ts'
import { type Position, transcript } from '../../test/transcript.ts'
import { odds } from './odds.ts'
import { playTables } from './test/random-tables.ts'

/** The odds of an option in a position, in percent by label. */
function oddsOf(arrange: (position: Position) => void, key: string, ...before: string[]) {
  const { driver } = transcript({}, arrange).play(...before)
  const { state: view, decision } = driver.view(0)
  const offer = decision?.offers.find((each) => each.key === key)
  if (decision === null || offer === undefined) throw new Error(`no option ${key}`)
  const told = odds(
    sceneOf({ view, seat: 0, decision }, 'en'),
    chosenAt<LegioQuestion>(decision, offer.option),
    0,
  )
  return (
    told && {
      title: told.title,
      ...Object.fromEntries(
        told.outcomes.map(({ label, chance }) => [label, Number((100 * chance).toFixed(4))]),
      ),
    }
  )
}

describe('odds', () => {
  test('add up to one, in at most six outcomes that can be told apart', () => {
    const faults = new Set<string>()
    const titles = new Set<string>()
    playTables(20, (question) => {
      for (const language of LANGUAGES) {
        const scene = sceneOf(question, language)
        for (const offer of question.decision.offers) {
          if (offer.refusal !== undefined) continue
          const told = odds(scene, chosenAt<LegioQuestion>(question.decision, offer.option), offer.seat)
          if (told === undefined) continue
          titles.add(`${offer.key.split(' ')[0]} in ${language}`)
          const { outcomes } = told
          const sum = outcomes.reduce((total, { chance }) => total + chance, 0)
          const alike = new Set(outcomes.map(({ label }) => label)).size < outcomes.length
          const hole = /undefined|NaN|null|Infinity/.test(JSON.stringify(told))
          if (Math.abs(sum - 1) > 1e-9 || outcomes.length > 6 || alike || hole)
            faults.add(JSON.stringify(told))
        }
      }
      return undefined
    })
    expect([...faults]).toEqual([])
    const kinds = ['turn-over', 'cross', 'buy', 'enter-x', 'leave-x', 'land', 'scan', 'face', 'accept']
    expect([...titles].toSorted()).toEqual(
      kinds.flatMap((kind) => LANGUAGES.map((language) => `${kind} in ${language}`)).toSorted(),
    )
  })

  test('come true: what was given a chance comes as often as it was given', () => {
    let came = 0
    let expected = 0
    let variance = 0
    playTables(60, (question) => {
      const scene = sceneOf(question, 'en')
      return (key) => {
        const offer = question.decision.offers.find((each) => each.key === key)
        if (key !== 'turn-over' || offer === undefined) return
        const told = odds(scene, chosenAt<LegioQuestion>(question.decision, offer.option), question.seat)
        const chance = told?.outcomes.find(({ label }) => label === 'Hostile ship')?.chance ?? 0
        const facts = question.driver.facts.filter(({ at }) => at === question.decision.number + 1)
        const turned = facts.map(({ fact }) => fact).find((fact) => fact.kind === 'turned-over')
        if (turned?.kind === 'turned-over' && EXPLORATION[turned.card].type === 'hostile') came++
        expected += chance
        variance += chance * (1 - chance)
      }
    })
    expect(expected).toBeGreaterThan(50)
    expect(Math.abs(came - expected)).toBeLessThan(4 * Math.sqrt(variance))
  })

  test('of the next card say whether a planet can be discovered', () => {
    expect(oddsOf((p) => p.inSpace(0, 2), 'turn-over')).toMatchObject({
      title: 'The next card (53 cards still hidden)',
      'Planet to discover': 24.5283,
    })
    expect(oddsOf((p) => p.inSpace(0, 2).charted(2), 'turn-over')).toMatchObject({
      'Planet, but none to discover here': 24.5283,
    })
  })

  test('of a payment are those of the reset', () => {
    expect(oddsOf((p) => p.inSpace(0, 1), 'cross 3')).toMatchObject({
      'Reset: exploration over': 3.7736,
    })
  })

  test('of one damage roll name what is lost, there or where the hit goes on, and count floors as nothing', () => {
    expect(
      oddsOf(
        (p) => p.inSpace(0, 2, { lasers: 1, detectors: 1, squads: 1, experts: [1, 0, 0] }).deck('EX-14'),
        'face',
        'turn-over',
      ),
    ).toEqual({
      title: '1 damage roll',
      'A laser lost': 40,
      'Nothing lost': 20,
      'A detector lost': 20,
      'An expert lost': 20,
    })
  })

  test('of several damage rolls count what is lost, one roll after the other', () => {
    expect(oddsOf((p) => p.inSpace(0, 2, { detectors: 1 }).deck('EX-15'), 'face', 'turn-over')).toEqual({
      title: '2 damage rolls',
      'Nothing lost': 64,
      '1 item lost': 36,
    })
  })

  test('of a drift follow the die over the neighbours', () => {
    expect(oddsOf((p) => p.inSpace(0, 2, { detectors: 1 }).deck('EX-20'), 'face', 'turn-over')).toEqual({
      title: 'Where the ship drifts',
      'Sector 1': 40,
      'Sector 3': 30,
      'Sector 4': 30,
    })
  })

  test('of a planet nobody has seen weigh every card it may be; of a known one there are none', () => {
    const possible = EXTRASOLARS.filter(({ deck, id }) => deck === 'A' && id !== 'XA-02')
    const tooMany = possible.filter(({ squads }) => squads > 1).length
    const arrange = (p: Position) =>
      p
        .inSpace(0, 1, { squads: 1 })
        .planet('alpha', 1, 'XA-01')
        .planet('beta', 1, 'XA-02', { revealed: true })
    expect(oddsOf(arrange, 'land alpha')).toEqual({
      title: `Who lives on Alpha (${possible.length} cards possible)`,
      'Too few squads to land': Number(((100 * tooMany) / possible.length).toFixed(4)),
      'Observation only, for now': Number((100 - (100 * tooMany) / possible.length).toFixed(4)),
    })
    expect(oddsOf(arrange, 'land beta')).toBeUndefined()
  })
})
