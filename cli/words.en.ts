import { several } from '@astrolabe/words/english.ts'

const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`)

export const english = {
  /** What a seat is called, with its letter. */
  sitter: {
    human: (letter: string) => `Player ${letter}`,
    random: (letter: string) => `Drifter ${letter}`,
    cadet: (letter: string) => `Cadet ${letter}`,
    pilot: (letter: string) => `Pilot ${letter}`,
    captain: (letter: string) => `Captain ${letter}`,
    commander: (letter: string) => `Commander ${letter}`,
  },
  table: {
    seats: (names: readonly string[]) => `At the table: ${names.join(', ')}.`,
    options: 'Options:',
    seedHash: (hash: string) => `The seed stays secret until the end; its hash is ${hash}.`,
    start: 'Type the number of what you want to do; help says what else you can type.',
    resumed: (answers: number) => `The game goes on after ${several(answers, 'answer')}.`,
    carriedOver: (lost: number) =>
      lost === 0
        ? 'The rules have changed since; the game goes on with the new ones.'
        : `The rules have changed since; ${several(lost, 'answer')} of this turn must be given again.`,
    thinking: (name: string) => `${name} is thinking…`,
    turn: (name: string) => `${name}, your decision`,
    since: 'Since your last decision:',
    earlier: (lines: number) => `… and ${several(lines, 'earlier line')} (log all)`,
    pass: (name: string) => `Pass the keyboard to ${name}. Nobody else looks.`,
    turnPage: '… Enter ',
    pressEnter: 'Press Enter when you are alone with the screen. ',
  },
  menu: {
    /** How to pick from `min` to `max` options. */
    pick: (min: number, max: number) =>
      min === 0
        ? `Choose up to ${max}, for example: 1 2. 0 chooses none.`
        : `Choose ${range(min, max)}, for example: ${Array.from({ length: min }, (_, index) => index + 1).join(' ')}.`,
    hint: (refused: number, undoable: number, isRepeating: boolean) =>
      [
        ...(refused > 0 ? [`? why not (${refused})`] : []),
        ...(undoable > 0 ? [`u take back (${undoable})`] : []),
        ...(isRepeating ? ['always 1'] : []),
        't table',
        'log',
        'help',
        'q quit',
      ].join('  '),
    /** What can be typed, and what it does. */
    help: [
      ['a number', 'choose that option; numbers with spaces where several are asked for'],
      ['?', 'what is not possible now, and the rule that forbids it'],
      ['? 12', 'the same for one option, with the text of the rule'],
      ['advice', 'what a captain would do, and why; not against other people'],
      ['why', 'why a bot did what it did last'],
      ['rule ID', 'the text of a rule; rule alone, of the one behind this question'],
      ['u', 'take back your last answer; u all takes back all that can be'],
      ['t', 'show the whole table'],
      ['log', 'the last 20 lines of the log; log 50, log all'],
      ['save FILE', 'save the game in a file, and after every answer from now on'],
      ['q', 'quit'],
    ],
    /** The same where a game has cards. */
    helpOfCards: [
      ['card NAME', 'what stands on a card; a part of its name will do, card alone names them all'],
    ],
    /** The same where questions come again and again. */
    helpOfOrders: [
      [
        'always 2',
        'always choose that option, where a question comes again and again; always lists such orders',
      ],
      ['never 1', 'withdraw the first of these orders'],
    ],
    /** The same where a game has chapters. */
    helpOfChapters: [
      ['chapter', 'the chapters of a long game; chapter 2 is the log of one'],
      ['branch 2 FILE', 'begin another game where that chapter opens, in a file of its own'],
    ],
    notAnOption: (typed: string, options: number) =>
      `There is no option ${typed}: they go from 1 to ${options}.`,
    wrongNumber: (min: number, max: number) => `Choose ${range(min, max)} of the options, each once.`,
    unknown: (typed: string) => `“${typed}” is not understood. Type a number, or help.`,
    /** Of an option. */
    final: 'Cannot be taken back',
    sure: 'Do it all the same? [y/N] ',
    notDone: 'Not done.',
  },
  why: {
    title: 'Not possible now (? and a number tells more):',
    nothing: 'Nothing else is offered here.',
    allowed: 'This is possible.',
    noSuchRule: (id: string, first: string, last: string) =>
      `${id === '' ? 'Which rule?' : `There is no rule ${id}.`} Rules go from ${first} to ${last}.`,
    rulesFail: (message: string) =>
      `The rules fail at this answer (${message}). The game stands as it was before.`,
  },
  counsel: {
    advice: (what: string) => `Captain’s advice: ${what}.`,
    amongRivals: 'There is no advice while other people play against you.',
    knowsMore: 'The bot knew something that is hidden from you: its reasons would tell.',
    nothingElse: (name: string) => `${name} had nothing else to do.`,
    did: (name: string) => `Why ${name} did that:`,
    option: (what: string, percent: number, futures: number) =>
      `${what}: outlook ${percent}% (${several(futures, 'future')})`,
  },
  cards: {
    none: 'This game has no cards to read.',
    noSuch: (typed: string) => `There is no card “${typed}”; card alone names them all.`,
    which: (names: readonly string[]) => `Which card? ${names.join(', ')}.`,
  },
  undo: {
    done: (answers: number) => `Taken back: ${several(answers, 'answer')}.`,
    nothing: 'There is nothing to take back yet.',
    sealed: 'Your last answer drew on chance or showed something hidden: it stands.',
    others: 'Others have answered since: your answers stand.',
  },
  orders: {
    notHere: 'This question does not come again and again: nothing is always answered to it.',
    given: (what: string) => `From now on, always: ${what}. never withdraws it.`,
    unless: (what: string, exception: string) => `${what}, unless ${exception}`,
    exception: 'Unless? A number, or Enter for no exception: ',
    none: 'There is no such order.',
    stands: (question: string, what: string) => `${question} Always: ${what}`,
    withdrawn: 'Withdrawn: you are asked again.',
    obeyed: (name: string, what: string) => `  ${name}, as ordered: ${what}`,
  },
  log: { empty: 'Nothing has happened yet.' },
  chapters: {
    title: 'Chapters',
    none: 'This game has no chapters.',
    noSuch: (number: number, all: number) => `There is no chapter ${number}: they go from 1 to ${all}.`,
    which: 'From which chapter? For example: branch 1.',
    branched: (chapter: string, file: string, game: string) =>
      `A game that leaves this one at “${chapter}” is in ${file}. To play it: astrolabe play ${game} --record ${file}`,
    leftAt: (chapter: string) => `It has left another game at “${chapter}”.`,
  },
  save: {
    done: (file: string) => `Saved in ${file}; from now on after every answer.`,
    taken: (file: string) => `${file} is there already and holds something else. Choose another name.`,
    failed: (file: string) => `${file} cannot be written: is its folder there, and open to you?`,
    unsaved: 'This game is not saved and will be lost. Quit all the same? [y/N] ',
    goOn: (file: string) => `Saved in ${file}. To go on, use --record with that file.`,
  },
  end: {
    over: 'The game is over',
    seed: (seed: string, hash: string) => `Seed: ${seed}\nIts hash: ${hash}`,
    record: (file: string) => `The whole game is in ${file}: see astrolabe replay, astrolabe verify.`,
  },
  replay: {
    position: (answers: number, all: number) => `Position after ${answers} of ${several(all, 'answer')}`,
    seenBy: (name: string) => `as ${name} sees it`,
    seenByAll: 'as everyone sees it',
    waitingFor: (names: string) => `To decide: ${names}.`,
  },
}
