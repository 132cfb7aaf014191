import { countIn } from '@astrolabe/words'

const count = countIn('en')

export const en = {
  title: (game: string) => `Replay of ${game}`,
  opening: 'Opening the record…',
  nothing: { title: 'Nothing to show', home: 'All games' },
  stillSecret: 'The record holds what is hidden: it can be seen when the game is over.',
  bar: {
    label: 'Replay',
    moment: 'Moment',
    /** What the slider reads aloud. */
    momentSaid: (answer: number, last: number, turn: string) => `Move ${answer} of ${last}. ${turn}`,
    answers: (answer: number, last: number) => `${answer} / ${last}`,
    turn: (round: number, name: string) => `Round ${round}, ${name}`,
    before: 'Before the first turn',
    start: 'To the start (Home)',
    end: 'To the end (End)',
    back: {
      answer: 'One move back (←)',
      turn: 'One turn back (Shift ←)',
      round: 'One round back (Page Up)',
    },
    on: {
      answer: 'One move on (→)',
      turn: 'One turn on (Shift →)',
      round: 'One round on (Page Down)',
    },
    play: 'Play (space)',
    pause: 'Pause (space)',
    chose: (name: string) => `${name} chose:`,
    answered: (name: string) => `${name} has made a choice.`,
    none: 'nothing',
    beginning: 'The game begins.',
  },
  seen: { label: 'From whose seat', by: (name: string) => `Seen by ${name}`, everyone: 'Seen by everyone' },
  link: 'Link to this moment',
  opensHere:
    'Copied. This game is too long to go along in a link: it opens in this browser alone. To show it elsewhere, save its record.',
  brokenLink:
    'There is no game in this link that could be shown here. It may have been cut short or changed on its way.',
  goOn: {
    open: 'Continue from here',
    isOver: 'The game is over here: choose an earlier moment.',
    text: (answers: number) =>
      `A new game with the same past: ${count(answers, 'move', 'moves')} of this one, and from there on its own cards and dice. The old one stays as it is.`,
    start: 'Continue from here',
    failed: 'The new game could not be started.',
    /** Why the server does not go on with it. */
    refused: {
      simulation:
        'This game was played with chance that anybody can foretell. Continue it on this screen instead.',
      'other-rules':
        'The server plays by another version of the rules than this game was recorded with. Try on this screen instead.',
      'no-such-moment': 'The game on the server does not reach this moment: choose an earlier one.',
      over: 'The game is over at this moment: choose an earlier one.',
      'bad-record': 'The server cannot follow this record: it may have been changed since it was played.',
    },
  },
  after: {
    open: 'After the game',
    openRunning: 'The game so far',
    story: 'How it went',
    check: 'Check',
    working: 'Playing the record again…',
    failed: 'The record could not be played again. Nothing is lost.',
  },
  check: {
    whole: 'Every move follows the rules, and they lead to this result.',
    soFar: 'So far every move follows the rules. The game is not over.',
    partly: (checked: number, all: number) =>
      `Nothing wrong was found, but only ${checked} of ${count(all, 'move', 'moves')} could be checked: those before were played under other rules.`,
    wrong: 'This record is not what it claims to be.',
    firstWrong: (answer: string) => `First wrong: ${answer}.`,
    text: 'The game was rebuilt here, on your device, from its secret and its moves, and compared with everything the record claims.',
    outcome: { passed: 'in order', skipped: 'not checked', fault: 'wrong' },
    checks: {
      rules: 'Version of the rules',
      table: 'Seats and options',
      seed: 'Secret and its hash',
      trail: 'Trail of the moves',
      answers: 'Every move legal',
      state: 'Position reached',
      result: 'Scores and winners',
    },
    answer: (number: number, text: string) => `move ${number} (“${text}”)`,
    missingAnswer: (number: number) => `move ${number}, which is missing`,
    faults: {
      otherRules: (recorded: string, known: string) =>
        `recorded with rules ${recorded}, which are not here; these are rules ${known}`,
      badTable: 'the game is not played with these seats or options',
      otherSeed: 'the secret is not the one the hash was made of',
      badForks: 'its fresh starts of chance cannot have been made at a table',
      changedAnswer: (answer: string) => `${answer} is not what was played`,
      missingAnswers: (missing: number, from: number) =>
        `${count(missing, 'move', 'moves')} missing, from move ${from} on`,
      addedAnswers: (added: number, from: number) =>
        `${count(added, 'move', 'moves')} more than were played, from move ${from} on`,
      illegalAnswer: (answer: string) => `the rules do not allow ${answer}`,
      rulesFail: 'the rules fail on these moves',
      notOver: 'the record has an end, but its moves do not lead to one',
      endLeftOut: 'the game is over, but the record leaves out its end',
      otherState: 'the moves lead to another position',
      otherResult: 'the moves lead to another result',
    },
    secrets: 'The secret of chance',
    secretsText:
      'The hash was shown when the game began; only this secret has that hash, so no card or die was decided later.',
    hash: 'Hash shown at the start',
    secret: 'Secret',
    fork: (answers: number) => `From move ${answers} on`,
    hidden: 'The secret is shown when the game is over.',
  },
}
