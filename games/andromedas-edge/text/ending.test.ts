import { FastChance, LANGUAGES, tableOptions, type Why } from '@astrolabe/kernel'
import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { describe, expect, test } from 'vitest'
import type { AndromedaAim } from '../position/reasons.ts'
import { type AndromedaState, VP_SOURCES, type VpSource } from '../position/state.ts'
import { andromedasEdge } from '../rules/game.ts'
import { text, WORDS } from './text.ts'

const names = (seat: number): string => ['Aurélie', 'Bastien'][seat]

const start = (unity: number): AndromedaState =>
  andromedasEdge.start({ seats: 2, options: tableOptions(andromedasEdge, { unity }) }, new FastChance('end'))

/** A game over in which the first seat, or the Unity, owes most of its points to one thing. */
function ended(source: VpSource, unity: number): AndromedaState {
  const state = start(unity)
  const first = unity > 0 && state.unity !== null ? state.unity : state.players[0]
  first.vp = 80
  first.vpFrom = VP_SOURCES.map((other) => (other === source ? 44 : 2))
  return { ...state, phase: 'over', turnsPlayed: 38 }
}

test.each([
  ['developments', 'come from developments', 'lamps burn in the windows'],
  ['raiders', 'come from raiders', 'proved right'],
  ['vault', 'come from the vault', 'The books are closed'],
  ['repairs', 'come from repairs', 'small things'],
] as const)('AE-BF-10 an ending says what won it, and closes with the story: %s', (source, how, epilogue) => {
  const told = text.en.ending?.({ scores: [80, 60], winners: [0] }, names, ended(source, 0))
  expect(told?.how.replaceAll('\u00a0', ' ')).toContain(`Aurélie stands at 80 VP; 44 VP of them ${how}`)
  expect(told?.epilogue).toContain(epilogue)
})

test('AE-UF-12 where nobody beats the Unity, the ending is the Unity’s', () => {
  const outcome = { scores: [60, 50], winners: [], others: [{ name: 'unity', score: 80 }] }
  const told = text.fr.ending?.(outcome, names, ended('helm', 3))
  expect(told?.how).toContain('L’Unité compte')
  expect(told?.epilogue).toContain('La Bordure n’a plus qu’une voix')
  expect(LANGUAGES.map((language) => text[language].other?.('unity'))).toEqual(['The Unity', 'L’Unité'])
})

test('AE-BF-11 together, one who has beaten the Unity loses with the others', () => {
  const outcome = { scores: [90, 50], winners: [], others: [{ name: 'unity', score: 80 }] }
  expect(text.en.outcome(outcome, names, start(3)).replaceAll('\u00a0', ' ')).toBe(
    'You lose together: Aurélie (90 VP) and Bastien (50 VP) have not all beaten the 80 VP of the Unity.',
  )
})

describe.each(LANGUAGES)('what is said of choices and ends in %s', (language) => {
  const view = start(0)
  const tile = view.regions.findIndex((region) => region.tile >= 0)
  const aims: readonly AndromedaAim[] = [
    { goal: 'develop', region: tile, vp: 7 },
    { goal: 'module', type: 'science' },
    { goal: 'battle', region: tile, chance: 62 },
    { goal: 'leaders', region: tile, leaders: 1 },
    { goal: 'leaders', region: tile, leaders: 3 },
    { goal: 'moon', region: tile },
    { goal: 'ship', ship: 'heavy-cruiser' },
    { goal: 'return', ships: 4 },
  ]
  const reasons = aims.map((aim) => {
    const why: Why<AndromedaAim> = {
      prompt: 'turn',
      options: [{ option: { kind: 'return' }, share: 0.7, futures: 8 }],
      terms: [],
      gain: 0,
      aim,
    }
    return text[language].reason?.(why, view, 0) ?? ''
  })
  const { things } = WORDS[language].reasons
  const counted = Object.values(things).flatMap((say) => [say(1, '1'), say(2, '2')])
  const hows = VP_SOURCES.map(
    (source) =>
      text[language].ending?.({ scores: [80, 60], winners: [0] }, names, ended(source, 0))?.how ?? '',
  )

  testTexts(language, [...reasons, ...counted, ...hows, ...Object.values(WORDS[language].exceptions)])

  test('reasons and endings are sentences', () => {
    for (const said of [...reasons, ...hows]) expect(said).toMatch(/^[\p{Lu}\d].*\.$/u)
  })
})
