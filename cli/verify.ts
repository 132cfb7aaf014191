import {
  type Check,
  type CheckName,
  type Fault,
  type GameRecord,
  gameUnder,
  type Verdict,
  type Verification,
  verifyRecord,
} from '@astrolabe/kernel'
import type { Command } from 'commander'
import { openHouse } from './arguments.ts'
import { readRecordFile } from './record-file.ts'

export function register(program: Command): void {
  program
    .command('verify')
    .summary('check that a recorded game follows the rules, and leads to what it claims')
    .description(
      'Rebuilds a recorded game from its seed and answers, and checks everything the record claims: the hash of the ' +
        'seed, that every answer was legal, the final position and the result. Names the first wrong answer, if there ' +
        'is one. It cannot know who played: whoever has the seed can write down another legal game. Exit code 0 if ' +
        'all is well, 1 if something is wrong, 2 if the file is no record, 3 if nothing is wrong but not every ' +
        'answer could be checked.',
    )
    .argument('<record>', 'a record file')
    .addHelpText('after', '\nExample:\n  astrolabe verify game.json')
    .action(async (file: string) => {
      const record = readRecordFile(file)
      const house = await openHouse(record.game)
      const verification = verifyRecord((await gameUnder(house, record.rules)) ?? house.game, record)
      const { checks, verdict, firstWrong } = verification
      console.log(`${file}: ${record.game}, ${record.seats.join(', ')}, ${record.answers.length} answers`)
      for (const check of checks) console.log(checkLine(check, record))
      if (firstWrong !== undefined) console.log(`First wrong answer: ${answerIn(record, firstWrong)}.`)
      console.log(inWords(verification, record))
      process.exitCode = EXIT_CODES[verdict]
    })
}

const EXIT_CODES: Readonly<Record<Verdict, number>> = { sound: 0, wrong: 1, partly: 3 }

function inWords({ verdict, finished, unchecked }: Verification, { answers }: GameRecord): string {
  switch (verdict) {
    case 'wrong':
      return 'This record is NOT what it claims to be.'
    case 'partly':
      return (
        `Nothing wrong was found, but only ${answers.length - unchecked} of ${answers.length} answers were checked: ` +
        `the first ${unchecked} were given under other rules. Where those led is the record's own word.`
      )
    case 'sound':
      return finished
        ? 'Every answer follows the rules, and they lead to this result.'
        : 'So far every answer follows the rules. The game is not over.'
  }
}

const CHECKED: Readonly<Record<CheckName, string>> = {
  rules: 'version of the rules',
  table: 'seats and options',
  seed: 'hash of the seed',
  trail: 'trail of the answers',
  answers: 'every answer legal',
  state: 'position reached',
  result: 'scores and winners',
}

function checkLine({ name, outcome }: Check, record: GameRecord): string {
  const what = CHECKED[name].padEnd(22)
  if (outcome === 'passed') return `  ok      ${what}`.trimEnd()
  if (outcome === 'skipped') return `  –       ${what}not checked`
  const sign = outcome.why === 'other-rules' ? '–    ' : 'WRONG'
  return `  ${sign}   ${what}${explain(outcome, record)}`
}

function explain(fault: Fault, record: GameRecord): string {
  switch (fault.why) {
    case 'other-rules':
      return `recorded with rules ${fault.recorded}, which are not here; these are rules ${fault.known}`
    case 'bad-table':
      return fault.message
    case 'other-seed':
      return 'the seed is not the one the hash was made of'
    case 'bad-forks':
      return fault.message
    case 'changed-answer':
      return `${answerIn(record, fault.number)} is not what was played`
    case 'missing-answers':
      return `${fault.missing} missing, from answer ${fault.number + 1} on`
    case 'added-answers':
      return `${fault.added} more than were played, from answer ${fault.number + 1} on`
    case 'illegal-answer':
      return `${answerIn(record, fault.number)}: ${rejected(fault)}`
    case 'rules-fail':
      return fault.message
    case 'not-over':
      return 'the record has an end, but its answers do not lead to one'
    case 'end-left-out':
      return 'the game is over, but the record leaves out its end'
    case 'other-state':
      return 'the answers lead to another position'
    case 'other-result':
      return 'the answers lead to another result'
  }
}

function rejected({ rejection }: Extract<Fault, { why: 'illegal-answer' }>): string {
  switch (rejection.why) {
    case 'over':
      return 'the game was over'
    case 'stale':
      return 'out of turn'
    case 'not-your-turn':
      return 'another seat was asked'
    case 'refused':
      return `forbidden by ${rejection.rule}`
    case 'not-on-offer':
      return `not on offer (${rejection.offered.join(', ')})`
  }
}

/** Answers are numbered from 1 for a person, so that `replay --to` shows the position after that one. */
function answerIn({ answers }: GameRecord, number: number): string {
  const answer = answers.at(number)
  return answer === undefined
    ? `answer ${number + 1}, which is missing`
    : `answer ${number + 1} (“${answer}”)`
}
