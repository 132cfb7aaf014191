import { several } from '@astrolabe/words/english.ts'
import type { Words } from './words.ts'

const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`)

export const english: Words = {
  sitter: {
    human: (letter) => `Player ${letter}`,
    random: (letter) => `Drifter ${letter}`,
    cadet: (letter) => `Cadet ${letter}`,
    pilot: (letter) => `Pilot ${letter}`,
    captain: (letter) => `Captain ${letter}`,
    commander: (letter) => `Commander ${letter}`,
  },
  table: {
    seats: (names) => `At the table: ${names.join(', ')}.`,
    options: 'Options:',
    seedHash: (hash) => `The seed stays secret until the end; its hash is ${hash}.`,
    start: 'Type the number of what you want to do; help says what else you can type.',
    resumed: (answers) => `The game goes on after ${several(answers, 'answer')}.`,
    carriedOver: (lost) =>
      lost === 0
        ? 'The rules have changed since; the game goes on with the new ones.'
        : `The rules have changed since; ${several(lost, 'answer')} of this turn must be given again.`,
    thinking: (name) => `${name} is thinking…`,
    turn: (name) => `${name}, your decision`,
    since: 'Since your last decision:',
    earlier: (lines) => `… and ${several(lines, 'earlier line')} (log all)`,
    pass: (name) => `Pass the keyboard to ${name}. Nobody else looks.`,
    turnPage: '… Enter ',
    pressEnter: 'Press Enter when you are alone with the screen. ',
  },
  menu: {
    pick: (min, max) =>
      min === 0
        ? `Choose up to ${max}, for example: 1 2. 0 chooses none.`
        : `Choose ${range(min, max)}, for example: ${Array.from({ length: min }, (_, index) => index + 1).join(' ')}.`,
    hint: (refused, undoable) =>
      [
        ...(refused > 0 ? [`? why not (${refused})`] : []),
        ...(undoable > 0 ? [`u undo (${undoable})`] : []),
        't table',
        'log',
        'help',
        'q quit',
      ].join('  '),
    help: [
      ['a number', 'choose that option; numbers with spaces where several are asked for'],
      ['?', 'what is not possible now, and the rule that forbids it'],
      ['? 12', 'the same for one option, with the text of the rule'],
      ['rule ID', 'the text of a rule'],
      ['u', 'take back your last answer; u all takes back all that can be'],
      ['t', 'show the whole table'],
      ['log', 'the last 20 lines of the log; log 50, log all'],
      ['save FILE', 'save the game in a file, and after every answer from now on'],
      ['q', 'quit'],
    ],
    notAnOption: (typed, options) => `There is no option ${typed}: they go from 1 to ${options}.`,
    wrongNumber: (min, max) => `Choose ${range(min, max)} of the options, each once.`,
    unknown: (typed) => `“${typed}” is not understood. Type a number, or help.`,
    final: 'Cannot be taken back',
    sure: 'Do it all the same? [y/N] ',
    notDone: 'Not done.',
  },
  why: {
    title: 'Not possible now (? and a number tells more):',
    nothing: 'Nothing else is offered here.',
    allowed: 'This is possible.',
    noSuchRule: (id, first, last) =>
      `${id === '' ? 'Which rule?' : `There is no rule ${id}.`} Rules go from ${first} to ${last}.`,
    rulesFail: (message) => `The rules fail at this answer (${message}). The game stands as it was before.`,
  },
  undo: {
    done: (answers) => `Taken back: ${several(answers, 'answer')}.`,
    nothing: 'There is nothing to take back yet.',
    sealed: 'Your last answer drew on chance or showed something hidden: it stands.',
    others: 'Others have answered since: your answers stand.',
  },
  log: { empty: 'Nothing has happened yet.' },
  save: {
    done: (file) => `Saved in ${file}; from now on after every answer.`,
    taken: (file) => `${file} is there already and holds something else. Choose another name.`,
    failed: (file) => `${file} cannot be written: is its folder there, and open to you?`,
    unsaved: 'This game is not saved and will be lost. Quit all the same? [y/N] ',
    goOn: (file) => `Saved in ${file}. To go on, use --record with that file.`,
  },
  end: {
    over: 'The game is over',
    seed: (seed, hash) => `Seed: ${seed}\nIts hash: ${hash}`,
    record: (file) => `The whole game is in ${file}: see astrolabe replay, astrolabe verify.`,
  },
  replay: {
    position: (answers, all) => `Position after ${answers} of ${several(all, 'answer')}`,
    seenBy: (name) => `as ${name} sees it`,
    seenByAll: 'as everyone sees it',
    waitingFor: (names) => `To decide: ${names}.`,
  },
}
