import { describe, expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import { Driver } from './driver.ts'
import { hashOf } from './hash.ts'
import type { GameRecord } from './record-file.ts'
import { seedHashOf, trailOf } from './record.ts'
import { playGame } from './simulate.ts'
import { ambush } from './tiny/ambush.ts'
import { connectFour } from './tiny/connect-four.ts'
import { type CheckName, type Fault, verifyRecord } from './verify.ts'

const bot: Bot<never> = {
  looksAhead: false,
  choose: ({ menu, chance }) => chance.below(menu.count),
}

function finishedRecord(): GameRecord {
  const seats = ['random', 'random', 'random']
  const { answers } = playGame(
    ambush,
    { seats: 3, options: { rounds: 4 } },
    'verified',
    [bot, bot, bot] as never,
    {
      keepAnswers: true,
    },
  )
  const driver = new Driver(ambush, { seats, seed: 'verified' })
  const open = driver.record()
  return Driver.open(ambush, { ...open, answers: [...answers] }).record()
}

const RECORD = finishedRecord()
const { answers: ANSWERS, end: END } = RECORD

function faults(record: GameRecord): Partial<Record<CheckName, Fault>> {
  const wrong: Partial<Record<CheckName, Fault>> = {}
  for (const { name, outcome } of verifyRecord(ambush, record).checks) {
    if (typeof outcome === 'object') wrong[name] = outcome
  }
  return wrong
}

const changedAt = (number: number, answer: string): string[] =>
  ANSWERS.map((old, place) => (place === number ? answer : old))

/** The first answer of which another legal one is known, with that one. */
function legalChange(from = 0): { readonly number: number; readonly answer: string } {
  for (let number = from; number < ANSWERS.length; number++) {
    const { decision } = Driver.open(ambush, RECORD, number)
    const [seat, old] = /^@(\d+) (.*)$/.exec(ANSWERS[number])?.slice(1) ?? [undefined, ANSWERS[number]]
    const other = decision?.offers.find(
      (offer) => offer.refusal === undefined && offer.key !== old && (!seat || offer.seat === Number(seat)),
    )
    if (other !== undefined)
      return { number, answer: seat === undefined ? other.key : `@${seat} ${other.key}` }
  }
  throw new Error('nothing could have been answered otherwise')
}

describe('a record that is what it claims to be', () => {
  test('a finished game passes every check', () => {
    const { verdict, finished, checks, firstWrong } = verifyRecord(ambush, RECORD)
    expect({ verdict, finished, firstWrong }).toEqual({
      verdict: 'sound',
      finished: true,
      firstWrong: undefined,
    })
    expect(checks.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['rules', 'passed'],
      ['table', 'passed'],
      ['seed', 'passed'],
      ['trail', 'passed'],
      ['answers', 'passed'],
      ['state', 'passed'],
      ['result', 'passed'],
    ])
  })

  test('a game under way passes, with nothing to say about its end', () => {
    const { verdict, finished, checks } = verifyRecord(ambush, Driver.open(ambush, RECORD, 7).record())
    expect({ verdict, finished }).toEqual({ verdict: 'sound', finished: false })
    expect(checks.filter(({ outcome }) => outcome === 'skipped').map(({ name }) => name)).toEqual([
      'trail',
      'result',
    ])
  })

  test('a game with answers taken back by consent passes', () => {
    const driver = new Driver(connectFour, { seats: ['human', 'human'], seed: 'rewound' })
    driver.answer(0, driver.decision?.offers[3].key ?? '')
    driver.answer(1, driver.decision?.offers[3].key ?? '')
    driver.rewind(1)
    driver.answer(1, driver.decision?.offers[2].key ?? '')
    expect(verifyRecord(connectFour, driver.record()).verdict).toBe('sound')
  })
})

describe('what cannot be checked is not vouched for', () => {
  test('answers given under other rules', () => {
    const snapshot = Driver.open(ambush, RECORD, 7).snapshot()
    const later = Driver.carryOver(ambush, { ...RECORD, snapshot }).record()
    expect(later.base?.at).toBeGreaterThan(0)
    expect(verifyRecord(ambush, later)).toMatchObject({ verdict: 'partly', unchecked: later.base?.at })
  })

  test('an end of one’s own making, without an answer to lead there', () => {
    const { state } = Driver.open(ambush, RECORD)
    state.won[0].push(...state.won[1].splice(0), ...state.won[2].splice(0))
    const base = { rules: ambush.rules, at: ANSWERS.length, state, chance: [0, 0] }
    const forged = Driver.open(ambush, { ...RECORD, base }).record()
    expect(forged.end?.winners).toEqual([0])
    expect(END?.winners).not.toEqual([0])
    expect(verifyRecord(ambush, forged)).toMatchObject({ verdict: 'partly', unchecked: ANSWERS.length })
  })

  test('rules that are not here', () => {
    const { verdict, unchecked } = verifyRecord(ambush, { ...RECORD, rules: '0' })
    expect({ verdict, unchecked }).toEqual({ verdict: 'partly', unchecked: ANSWERS.length })
  })
})

describe('nothing is said of what cannot be known', () => {
  const outcomeOf = (record: GameRecord, wanted: CheckName) =>
    verifyRecord(ambush, record).checks.find(({ name }) => name === wanted)?.outcome

  test('rules that are not here vouch for nothing, not even for a game without answers', () => {
    const { end: _end, ...open } = new Driver(ambush, { seats: RECORD.seats, seed: RECORD.seed }).record()
    const { verdict, unchecked } = verifyRecord(ambush, { ...open, end: null, rules: 'other' })
    expect([verdict, unchecked]).toEqual(['partly', 0])
    expect(verifyRecord(ambush, { ...RECORD, rules: 'other' }).finished).toBe(true)
  })

  test('the answers of a table that cannot be are not looked at', () => {
    expect(outcomeOf({ ...RECORD, seats: ['random'] }, 'answers')).toBe('skipped')
  })

  test('the position of a game under way that tells none is not held against it', () => {
    const { snapshot: _snapshot, ...open } = Driver.open(ambush, RECORD, 3).record()
    expect(outcomeOf({ ...open, end: null }, 'state')).toBe('passed')
  })

  test('the result of a game that its answers do not end is not compared', () => {
    const cut = { ...RECORD, answers: ANSWERS.slice(0, -1) }
    expect([outcomeOf(cut, 'state'), outcomeOf(cut, 'result')]).toEqual([{ why: 'not-over' }, 'skipped'])
  })

  test('half a check of a trail counts as an answer that is missing, or as one too many', () => {
    const { length } = ANSWERS
    const trail = END?.trail ?? ''
    const withTrail = (changed: string): GameRecord => ({ ...RECORD, end: END && { ...END, trail: changed } })
    expect(outcomeOf(withTrail(`${trail}ab`), 'trail')).toEqual({
      why: 'missing-answers',
      number: length,
      missing: 1,
    })
    expect(outcomeOf(withTrail(trail.slice(0, -2)), 'trail')).toMatchObject({ number: length - 1 })
    const short = { ...withTrail(trail.slice(0, -6)) }
    expect(outcomeOf({ ...short, answers: ANSWERS }, 'trail')).toMatchObject({ number: length - 2 })
  })
})

describe('a record that was tampered with', () => {
  test('a changed answer is named by the trail, even where it is legal', () => {
    const { number, answer } = legalChange(3)
    const { verdict, firstWrong } = verifyRecord(ambush, { ...RECORD, answers: changedAt(number, answer) })
    expect({ verdict, firstWrong }).toEqual({ verdict: 'wrong', firstWrong: number })
    expect(faults({ ...RECORD, answers: changedAt(number, answer) }).trail).toEqual({
      why: 'changed-answer',
      number,
    })
  })

  test('a change anywhere is found where it is', () => {
    for (const number of ANSWERS.keys()) {
      expect(verifyRecord(ambush, { ...RECORD, answers: changedAt(number, 'nonsense') }).firstWrong).toBe(
        number,
      )
    }
  })

  test('an answer that is not legal is named where there is no trail', () => {
    const { trail: _, ...end } = END ?? {}
    const record = { ...RECORD, answers: changedAt(5, 'nonsense'), end: end as GameRecord['end'] }
    expect(faults(record)).toMatchObject({ answers: { why: 'illegal-answer', number: 5 } })
    expect(verifyRecord(ambush, record).firstWrong).toBe(5)
  })

  test('two answers that changed places are named by the first of them', () => {
    const first = ANSWERS.findIndex((answer, place) => place > 2 && answer !== ANSWERS[place + 1])
    const swapped = [...ANSWERS]
    swapped.splice(first, 2, ANSWERS[first + 1], ANSWERS[first])
    expect(verifyRecord(ambush, { ...RECORD, answers: swapped })).toMatchObject({
      verdict: 'wrong',
      firstWrong: first,
    })
  })

  test('answers cut off the end are missed', () => {
    const record = { ...RECORD, answers: ANSWERS.slice(0, -2) }
    const number = ANSWERS.length - 2
    expect(faults(record)).toEqual({
      trail: { why: 'missing-answers', number, missing: 2 },
      state: { why: 'not-over' },
    })
    expect(verifyRecord(ambush, record).firstWrong).toBe(number)
  })

  test('answers after the end are too many', () => {
    const number = ANSWERS.length
    expect(faults({ ...RECORD, answers: [...ANSWERS, 'ridge'] })).toMatchObject({
      trail: { why: 'added-answers', number, added: 1 },
      answers: { why: 'illegal-answer', number, rejection: { why: 'over' } },
    })
  })

  test('another seed does not fit its hash, and its game is another one', () => {
    expect(faults({ ...RECORD, seed: 'another' }).seed).toEqual({ why: 'other-seed' })
    const consistent = { ...RECORD, seed: 'another', seedHash: seedHashOf('another') }
    expect(verifyRecord(ambush, consistent).verdict).toBe('wrong')
  })

  test('another hash of the end, another result, another trail', () => {
    if (END === null) throw new Error('the game has an end')
    expect(faults({ ...RECORD, end: { ...END, state: hashOf('nothing') } })).toEqual({
      state: { why: 'other-state' },
    })
    expect(faults({ ...RECORD, end: { ...END, scores: [99, 0, 0] } })).toEqual({
      result: { why: 'other-result' },
    })
    expect(faults({ ...RECORD, end: { ...END, winners: [] } })).toEqual({ result: { why: 'other-result' } })
    const trail = trailOf(changedAt(4, 'nonsense'))
    expect(faults({ ...RECORD, end: { ...END, trail } })).toEqual({
      trail: { why: 'changed-answer', number: 4 },
    })
  })

  test('an end left out, or a position of one’s own making', () => {
    expect(faults({ ...RECORD, end: null })).toEqual({ state: { why: 'end-left-out' } })
    const open = Driver.open(ambush, RECORD, 9).record()
    const { snapshot } = open
    if (snapshot === undefined) throw new Error('a game under way has a snapshot')
    const state = { ...(snapshot.state as object), wind: 7 }
    expect(faults({ ...open, snapshot: { ...snapshot, state } })).toEqual({ state: { why: 'other-state' } })
  })

  test('a table that cannot be, and rules of another version', () => {
    expect(faults({ ...RECORD, seats: ['human'] }).table).toMatchObject({ why: 'bad-table' })
    expect(faults({ ...RECORD, options: { rounds: 99 } }).table).toMatchObject({ why: 'bad-table' })
    expect(faults({ ...RECORD, rules: '0' })).toEqual({
      rules: { why: 'other-rules', recorded: '0', known: '1' },
    })
  })

  test('rules that fail are a fault, not an exception', () => {
    const broken = {
      ...ambush,
      step() {
        throw new Error('out of order')
      },
    }
    const { checks } = verifyRecord(broken, RECORD)
    expect(checks.find(({ name }) => name === 'answers')?.outcome).toEqual({
      why: 'rules-fail',
      message: 'out of order',
    })
  })
})
