import { type Fault, LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { faultText, verdictText } from './fault-words.ts'
import { REPLAY_WORDS } from './words.ts'

const FAULTS: readonly Fault[] = [
  { why: 'other-rules', recorded: '1', known: '2' },
  { why: 'bad-table', message: '' },
  { why: 'other-seed' },
  { why: 'bad-forks', message: '' },
  { why: 'changed-answer', number: 1 },
  { why: 'missing-answers', number: 2, missing: 3 },
  { why: 'added-answers', number: 1, added: 1 },
  { why: 'illegal-answer', number: 0, rejection: { why: 'over' } },
  { why: 'rules-fail', message: '' },
  { why: 'not-over' },
  { why: 'end-left-out' },
  { why: 'other-state' },
  { why: 'other-result' },
]

test.each(LANGUAGES)('everything that can be wrong with a record has words of its own: %s', (language) => {
  const said = FAULTS.map((fault) =>
    faultText(fault, { answers: ['roll', 'end'] }, REPLAY_WORDS[language].check),
  )
  expect(new Set(said).size).toBe(FAULTS.length)
  for (const text of said) expect(text).toMatch(/^\p{Ll}|^\d/u)
})

test('answers are named by what they were, and counted from 1', () => {
  const { check } = REPLAY_WORDS.en
  const answers = ['roll', 'end']
  expect(faultText({ why: 'changed-answer', number: 1 }, { answers }, check)).toContain('move 2 (“end”)')
  expect(faultText({ why: 'changed-answer', number: 2 }, { answers }, check)).toContain('move 3')
})

test.each(LANGUAGES)('a record that could be checked in part says in how far: %s', (language) => {
  const { check } = REPLAY_WORDS[language]
  const answers = ['roll', 'roll', 'end']
  const partly = verdictText({ verdict: 'partly', finished: true, unchecked: 1 }, { answers }, check)
  expect(partly).toMatch(/\b2\b.*\b3\b/)
  const sound = verdictText({ verdict: 'sound', finished: true, unchecked: 0 }, { answers }, check)
  expect(sound).not.toBe(partly)
})
