import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { chosenAt, LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { AndromedaQuestion } from '../../rules/questions.ts'
import { odds } from './odds.ts'
import { playTables } from './test/random-tables.ts'

describe('odds', () => {
  test('add up to one, in outcomes that can be told apart', () => {
    const faults = new Set<string>()
    const prompts = new Set<string>()
    playTables(40, (question) => {
      for (const language of LANGUAGES) {
        const scene = sceneOf(question, language)
        for (const offer of question.decision.offers) {
          if (offer.refusal !== undefined) continue
          const told = odds(scene, chosenAt<AndromedaQuestion>(question.decision, offer.option), offer.seat)
          if (told === undefined) continue
          prompts.add(question.decision.prompt)
          const sum = told.outcomes.reduce((total, { chance }) => total + chance, 0)
          if (Math.abs(sum - 1) > 1e-6) faults.add(`${question.decision.prompt} ${offer.key}: ${sum}`)
          const labels = told.outcomes.map(({ label }) => label)
          if (new Set(labels).size < labels.length) faults.add(`${told.title}: ${labels.join(', ')}`)
          if (/undefined|NaN|null/.test(told.title + labels.join(''))) faults.add(told.title)
        }
      }
      return undefined
    })
    expect([...faults]).toEqual([])
    expect([...prompts].toSorted()).toEqual([
      'against',
      'diplomacy',
      'escalate',
      'offer-truce',
      'prepare',
      'reroll',
      'truce',
      'turn',
      'void-card',
      'void-energy',
    ])
  })
})
