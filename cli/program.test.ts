import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { GAMES } from '@astrolabe/games'
import { Driver, type GameRecord, parseRecord } from '@astrolabe/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from './test/bundle.ts'
import { run, start } from './test/program.ts'
import { REAL_GAMES } from './test/real-games.ts'

const [GAME] = REAL_GAMES
const HOSTING = ['serve', 'backup', 'restore', 'failures']
const COMMANDS = [
  'play',
  ...HOSTING,
  'replay',
  'verify',
  'rules',
  'simulate',
  'arena',
  'fuzz',
  'fit',
  'positions',
]
const FOLDER = temporaryFolder()
const inFolder = (name: string): string => join(FOLDER, name)

/** A finished game between bots, played by the program itself. */
let game: GameRecord
const FILE = inFolder('game.json')

beforeAll(async () => {
  const kept = inFolder('kept')
  await start('simulate', GAME, '--seats', '2', '--games', '1', '--records', kept)
  const [name] = readdirSync(kept)
  game = parseRecord(readFileSync(join(kept, name), 'utf8'))
  writeFileSync(FILE, JSON.stringify(game))
})

function changed(name: string, changes: Partial<GameRecord>): string {
  const file = inFolder(name)
  writeFileSync(file, JSON.stringify({ ...game, ...changes }))
  return file
}

describe('help', () => {
  test('names all commands, with examples, and fits in 80 columns', async () => {
    const { code, out } = await run('--help')
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
    expect(out).toContain('Examples:')
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
    expect((await run()).out).toBe(out)
  })

  test.each(COMMANDS)('of %s is complete, with examples', async (command) => {
    const { code, out } = await run(command, '--help')
    expect(code).toBe(0)
    expect(out).toMatch(/Examples?:\n {2}astrolabe /)
    expect(out).toContain(`Usage: astrolabe ${command}`)
    expect((await run('help', command)).out).toBe(out)
  })

  test('the program itself starts, and hands its exit code on', async () => {
    expect(await start('--help')).toEqual(await run('--help'))
    expect(await start('plai')).toEqual(await run('plai'))
  })

  test('the version', async () => {
    const { code, out } = await run('--version')
    expect(code).toBe(0)
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('what makes no sense is said, with what does, and the exit code is 2', () => {
  test.each([
    ['plai', "unknown command 'plai'", 'Did you mean play?', `Commands: ${COMMANDS.join(', ')}.`],
    ['plai --help', "unknown command 'plai'", 'Did you mean play?', `Commands: ${COMMANDS.join(', ')}.`],
    ['--fast', "unknown option '--fast'", 'Commands: play'],
    ['play', "missing required argument 'game'", 'Usage: astrolabe play <game>'],
    ['play chess', "'chess' is invalid", `Allowed choices are ${GAME}`],
    ['simulate chess', "'chess' is invalid", `Allowed choices are ${GAME}`],
    ['play GAME twice', 'too many arguments', 'Usage: astrolabe play <game>'],
    ['play GAME --sets 3', "unknown option '--sets'", 'Did you mean --seats?', 'Options: --seats <number>'],
    ['play GAME --seats three', "'three' is invalid", 'It takes a whole number from 1 to 16.'],
    ['play GAME --seats 2.5', "'2.5' is invalid", 'It takes a whole number from 1 to 16.'],
    ['play GAME --seats 9', 'is played with 2 to 4 seats, not 9.'],
    ['play GAME --seats', "option '--seats <number>' argument missing"],
    ['play GAME --you 0', "'0' is invalid", 'It takes a whole number from 1 to 16.'],
    ['play GAME --seats 2 --you 3', '--you 3 does not fit: there are 2 seats. It takes 1 to 2.'],
    [
      'play GAME --bot admiral',
      "'admiral' is invalid",
      'Levels are: random, cadet, pilot, captain, commander.',
    ],
    ['play GAME --lang de', "'de' is invalid", 'Allowed choices are en, fr.'],
    ['play GAME --option x', '“x” is not an option of the table. Options: '],
    ['play GAME --option speed=3', 'There is no option “speed”', 'Options: '],
    ['replay', "missing required argument 'record'"],
    ['replay nowhere.json', 'nowhere.json cannot be read: there is no such file or folder.'],
    ['replay FILE --to 99999', 'It takes 0 to '],
    ['replay FILE --to x', 'It takes a whole number of 0 or more.'],
    ['replay FILE --seat 3', 'has 2 seats. It takes 1 to 2.'],
    ['replay FILE --chapter 1', 'has no chapters.'],
    ['replay FILE --lang de', 'Allowed choices are en, fr.'],
    ['verify nowhere.json', 'nowhere.json cannot be read: there is no such file or folder.'],
    ['verify package.json', 'package.json: this is not a record: '],
    ['rules chess', `Allowed choices are ${GAME}`],
    ['fuzz GAME --games 0', "'0' is invalid", 'It takes a whole number from 1 to '],
    ['fuzz GAME --seats 7', 'is played with 2 to 4 seats, not 7.'],
    ['fuzz GAME --seed -1', 'It takes a whole number of 0 or more.'],
    ['serve twice', 'too many arguments', 'Usage: astrolabe serve'],
    ['serve --port 70000', "'70000' is invalid", 'It takes a whole number from 0 to 65535.'],
    ['serve --public-url play.example', 'It takes an address, such as https://play.example.'],
    [
      'serve --limits speed=1',
      'there is no limit “speed”; it takes off, or name=value with a name of: requests',
    ],
    ['serve --limits chat=often', 'the limit “chat” takes count/seconds, count/seconds+burst or off'],
    ['serve --log loud', 'Allowed choices are silent, error, warn, info.'],
    ['serve --bot-threads 0', 'It takes a whole number from 1 to 64.'],
  ])('astrolabe %s', async (line, ...words) => {
    const args = line.split(' ').map((word) => ({ GAME, FILE })[word] ?? word)
    const { code, out, err } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^error: /)
    for (const word of words) expect(err).toContain(word)
  })

  test('a record of a game that is not here', async () => {
    const { code, err } = await run('replay', changed('chess.json', { game: 'chess' }))
    expect(code).toBe(2)
    expect(err).toContain(`error: There is no game “chess”. Games: ${GAME}`)
  })

  test('playing without a terminal says how to', async () => {
    const { code, err } = await run('play', GAME)
    expect(code).toBe(2)
    expect(err).toContain('standard input is not one')
    for (const way of [
      `astrolabe play ${GAME}`,
      `astrolabe simulate ${GAME}`,
      'astrolabe replay record.json',
    ]) {
      expect(err).toContain(way)
    }
  })
})

describe('replay', () => {
  test('prints the log by turns and the last position', async () => {
    const { code, out } = await run('replay', FILE, '--lang', 'en')
    expect(code).toBe(0)
    expect(out).toContain(`Position after ${game.answers.length} of ${game.answers.length} answers`)
    expect(out).toContain('as everyone sees it')
    expect(out.split('\n\n').length).toBeGreaterThan(10)
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  })

  test('stops where it is told to, for a seat, in French', async () => {
    const { code, out } = await run('replay', FILE, '--to', '5', '--seat', '2', '--lang', 'fr')
    expect(code).toBe(0)
    expect(out).toContain(`Position après 5 sur ${game.answers.length} réponses, vue par Vagabond B`)
    expect(out).toContain('C’est à Vagabond')
  })

  test('an answer that is not legal is named, with how to read up to it', async () => {
    const answers = game.answers.map((answer, number) => (number === 7 ? 'fly away' : answer))
    const file = changed('flown.json', { answers })
    const { code, err } = await run('replay', file)
    expect(code).toBe(2)
    expect(err).toContain('answer 8 is not legal. Up to there: --to 7')
    expect((await run('replay', file, '--to', '7')).code).toBe(0)
  })
})

describe('verify', () => {
  test('a game as it was played', async () => {
    const { code, out } = await run('verify', FILE)
    expect(code).toBe(0)
    expect(out.match(/^ {2}ok {2}/gm)).toHaveLength(7)
    expect(out).toContain('Every answer follows the rules, and they lead to this result.')
  })

  test('a game that is not over', async () => {
    const file = changed('open.json', { answers: game.answers.slice(0, 30), end: null })
    const { code, out } = await run('verify', file)
    expect(code).toBe(0)
    expect(out).toContain('The game is not over.')
  })

  const swapped = (): string[] => {
    const at = game.answers.findIndex((answer, number) => number >= 10 && answer !== game.answers[number + 1])
    const answers = [...game.answers]
    answers.splice(at, 2, answers[at + 1], answers[at])
    return answers
  }
  const firstSwapped = (): number =>
    game.answers.findIndex((answer, number) => number >= 10 && answer !== game.answers[number + 1]) + 1

  const end = (changes: Partial<NonNullable<GameRecord['end']>>): GameRecord['end'] =>
    game.end === null ? null : { ...game.end, ...changes }

  type Tampering = readonly [name: string, changes: () => Partial<GameRecord>, says: () => string]
  const TAMPERINGS: readonly Tampering[] = [
    [
      'a changed answer',
      () => ({ answers: game.answers.with(20, 'fly away') }),
      () => 'answer 21 (“fly away”)',
    ],
    [
      'two answers swapped',
      () => ({ answers: swapped() }),
      () => `First wrong answer: answer ${firstSwapped()} (`,
    ],
    [
      'answers cut off',
      () => ({ answers: game.answers.slice(0, -3) }),
      () => `First wrong answer: answer ${game.answers.length - 2}, which is missing.`,
    ],
    ['another seed', () => ({ seed: `${game.seed}0` }), () => 'the seed is not the one the hash was made of'],
    [
      'another hash of the seed',
      () => ({ seedHash: 'abc' }),
      () => 'the seed is not the one the hash was made of',
    ],
    [
      'another hash of the end',
      () => ({ end: end({ state: '0'.repeat(64) }) }),
      () => 'the answers lead to another position',
    ],
    ['another winner', () => ({ end: end({ winners: [] }) }), () => 'the answers lead to another result'],
  ]
  test.each(TAMPERINGS)('%s is found, and the exit code is 1', async (name, changes, says) => {
    const { code, out } = await run('verify', changed(`${name}.json`, changes()))
    expect(code).toBe(1)
    expect(out).toContain('WRONG')
    expect(out).toContain(says())
    expect(out).toContain('This record is NOT what it claims to be.')
  })

  test('rules that are not here leave everything unchecked, and the exit code is 3', async () => {
    const { code, out } = await run('verify', changed('older.json', { rules: 'older' }))
    expect(code).toBe(3)
    expect(out).toContain('recorded with rules older, which are not here')
    expect(out).toContain(`only 0 of ${game.answers.length} answers were checked`)
  })

  test('a position of the record’s own is not blessed', async () => {
    const at = game.answers.length
    const { game: rules } = await GAMES[GAME]()
    const { state } = Driver.open(rules, game)
    const base = { rules: game.rules, at, state, chance: [0, 0] }
    const { code, out } = await run('verify', changed('forged.json', { base }))
    expect(code).toBe(3)
    expect(out).not.toContain('Every answer follows the rules')
    expect(out).toContain(`the first ${at} were given under other rules`)
  })
})

describe('rules', () => {
  test.each(Object.keys(GAMES))('every rule of %s has a test', async (game) => {
    const { code, out } = await run('rules', game)
    expect(out).toMatch(new RegExp(`^${game}: (\\d+) / \\1 rules tested\\n$`))
    expect(code).toBe(0)
  })

  test('lists them all, in both languages', async () => {
    const french = await run('rules', GAME, '--list', '--lang', 'fr')
    const chapters = await (await GAMES[GAME]()).text.fr.chapters()
    for (const { title } of chapters) expect(french.out).toContain(title)
  })
})

describe('fuzz', () => {
  test('some games at every number of seats run clean', async () => {
    const failures = inFolder('failures')
    const { code, out, err } = await start('fuzz', GAME, '--games', '3', '--threads', '1', '--out', failures)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^9 games, \d+ answers/)
    expect(out).toContain('No failure.')
    expect(() => readdirSync(failures)).toThrow('ENOENT')
  })
})

test('outside a checkout, rules says that the tests are not there', () => {
  mkdirSync(inFolder('elsewhere/dist'), { recursive: true })
  writeFileSync(inFolder('elsewhere/package.json'), '{"type":"module"}')
  copyFileSync('dist/cli.js', inFolder('elsewhere/dist/cli.js'))
  expect(() =>
    execFileSync(process.execPath, [inFolder('elsewhere/dist/cli.js'), 'rules', GAME], { stdio: 'pipe' }),
  ).toThrow('this command works in a checkout of the sources only')
})
