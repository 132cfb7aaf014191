import type { Fault, GameRecord, Verification } from '@astrolabe/kernel'
import type { ReplayWords } from './words.ts'

/** What came of checking a record, in a sentence. */
export function verdictText(
  { verdict, finished, unchecked }: Pick<Verification, 'verdict' | 'finished' | 'unchecked'>,
  { answers }: Pick<GameRecord, 'answers'>,
  words: ReplayWords['check'],
): string {
  switch (verdict) {
    case 'sound':
      return finished ? words.whole : words.soFar
    case 'partly':
      return words.partly(answers.length - unchecked, answers.length)
    case 'wrong':
      return words.wrong
  }
}

/** What is wrong with a record, in words. To its readers its answers are moves, counted from 1, as the moments after them are. */
export function faultText(
  fault: Fault,
  record: Pick<GameRecord, 'answers'>,
  words: ReplayWords['check'],
): string {
  const { faults } = words
  switch (fault.why) {
    case 'other-rules':
      return faults.otherRules(fault.recorded, fault.known)
    case 'bad-table':
      return faults.badTable
    case 'other-seed':
      return faults.otherSeed
    case 'bad-forks':
      return faults.badForks
    case 'changed-answer':
      return faults.changedAnswer(answerText(fault.number, record, words))
    case 'missing-answers':
      return faults.missingAnswers(fault.missing, fault.number + 1)
    case 'added-answers':
      return faults.addedAnswers(fault.added, fault.number + 1)
    case 'illegal-answer':
      return faults.illegalAnswer(answerText(fault.number, record, words))
    case 'rules-fail':
      return faults.rulesFail
    case 'not-over':
      return faults.notOver
    case 'end-left-out':
      return faults.endLeftOut
    case 'other-state':
      return faults.otherState
    case 'other-result':
      return faults.otherResult
  }
}

export function answerText(
  number: number,
  { answers }: Pick<GameRecord, 'answers'>,
  words: ReplayWords['check'],
): string {
  const answer = answers.at(number)
  return answer === undefined ? words.missingAnswer(number + 1) : words.answer(number + 1, answer)
}
