import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Driver, type GameRecord, parseRecord } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../paint.ts'
import { type GameHouse, Reading } from '../reading.ts'
import { ambushHouse } from '../test/ambush-house.ts'
import { temporaryFolder } from '../test/bundle.ts'
import { checkTable, greeting, openTable, type TableWishes } from './opening.ts'

const FOLDER = temporaryFolder()
const HOUSE = ambushHouse as unknown as GameHouse
const WISHES: TableWishes = { bot: 'random', option: [], botGiven: false }

const inFolder = (name: string): string => join(FOLDER, name)

function recordFile(name: string, changes: Partial<GameRecord> = {}): string {
  const driver = new Driver(ambush, { seats: ['human', 'random'], seed: 'kept' })
  driver.answer(0, 'ridge')
  const file = inFolder(name)
  writeFileSync(file, JSON.stringify({ ...driver.record(), ...changes }))
  return file
}

describe('a new table', () => {
  test('has a secret seed of 128 bits, three seats, one person', async () => {
    const [first, second] = [await openTable(HOUSE, WISHES), await openTable(HOUSE, WISHES)]
    expect(first.driver.seed).toMatch(/^[0-9a-f]{32}$/)
    expect(first.driver.seed).not.toBe(second.driver.seed)
    expect(first.driver.seats).toEqual(['human', 'random', 'random'])
    expect(first.how).toBe('new')
  })

  test('is what was asked for', async () => {
    const wishes = { ...WISHES, seats: 4, you: 2, bot: 'cadet', seed: '7', option: ['rounds=3'] } as const
    const { driver } = await openTable(HOUSE, wishes)
    expect(driver.seats).toEqual(['human', 'human', 'cadet', 'cadet'])
    expect(driver.seed).toBe('7')
    expect(driver.setup.options).toEqual({ rounds: 3 })
    expect((await openTable(HOUSE, { ...WISHES, you: 4 })).driver.seats).toHaveLength(4)
  })

  test('is in its file before the first answer', async () => {
    const file = inFolder('new.json')
    const { driver } = await openTable(HOUSE, { ...WISHES, record: file })
    expect(parseRecord(readFileSync(file, 'utf8'))).toEqual(driver.record())
  })

  test.each([
    [{ seats: 9 }, 'This game is played with 2 to 4 seats, not 9.'],
    [{ seats: 2, you: 3 }, '--you 3 does not fit: there are 2 seats. It takes 1 to 2.'],
    [{ option: ['rounds'] }, '“rounds” is not an option of the table. Options: rounds=2..5.'],
    [{ option: ['rounds=many'] }, '“rounds=many” is not an option of the table. Options: rounds=2..5.'],
    [
      { option: ['rounds=9'] },
      'Option “rounds” takes a whole number from 2 to 5, not 9. Options: rounds=2..5.',
    ],
    [{ option: ['speed=1'] }, 'There is no option “speed”; options are: rounds. Options: rounds=2..5.'],
  ])('%j cannot be', (wishes, message) => {
    expect(() => checkTable(HOUSE, { ...WISHES, ...wishes })).toThrow(message)
  })

  test('a file that cannot be written is told before the game, not after it', async () => {
    const file = join(FOLDER, 'nowhere', 'game.json')
    await expect(openTable(HOUSE, { ...WISHES, record: file })).rejects.toThrow(
      `${file} cannot be written: there is no such file or folder.`,
    )
  })
})

describe('a table that was left', () => {
  test('is taken up where it was', async () => {
    const { driver, how } = await openTable(HOUSE, { ...WISHES, record: recordFile('left.json') })
    expect(how).toBe('resumed')
    expect(driver.answers).toEqual(['ridge'])
    expect(driver.seats).toEqual(['human', 'random'])
  })

  test('goes on under new rules from the start of its turn', async () => {
    const { driver, how, lost } = await openTable(HOUSE, {
      ...WISHES,
      record: recordFile('old.json', { rules: '0' }),
    })
    expect({ how, lost }).toEqual({ how: 'carried-over', lost: 0 })
    expect(driver.answers).toEqual(['ridge'])
  })

  const broken = (name: string, content: string): string => {
    writeFileSync(inFolder(name), content)
    return inFolder(name)
  }

  test.each([
    ['no JSON', () => broken('a.json', 'hello'), /^.*a\.json: this is not a record: not JSON/],
    ['no record', () => broken('b.json', '{"name": "x"}'), /b\.json: this is not a record: .*game/],
    [
      'another game',
      () => recordFile('c.json', { game: 'go' }),
      /holds a game of go: astrolabe play go --record/,
    ],
    [
      'another seed',
      () => recordFile('d.json', { seed: 'x' }),
      /the seed is not the one its hash was made of/,
    ],
    [
      'a strange player',
      () => recordFile('e.json', { seats: ['human', 'deep'] }),
      /nobody knows how “deep” plays/,
    ],
    [
      'an illegal answer',
      () => recordFile('f.json', { answers: ['cave'] }),
      /answer 1 is not legal.*astrolabe verify/,
    ],
    ['too few seats', () => recordFile('g.json', { seats: ['human'] }), /played with 2 to 4 seats/],
    [
      'rules unknown',
      () => recordFile('h.json', { rules: '0', snapshot: undefined } as never),
      /no snapshot/,
    ],
  ])('%s is refused, and the file left as it is', async (_, makeFile, message) => {
    const file = makeFile()
    const before = readFileSync(file, 'utf8')
    await expect(openTable(HOUSE, { ...WISHES, record: file })).rejects.toThrow(message)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('a folder is not a record', async () => {
    const folder = inFolder('folder.json')
    mkdirSync(folder)
    await expect(openTable(HOUSE, { ...WISHES, record: folder })).rejects.toThrow('it is a folder')
    expect(existsSync(folder)).toBe(true)
  })

  test.each([
    [{ seats: 3 }, 'is a game with 2 seats; leave --seats out'],
    [{ you: 2 }, 'is a game with --you 1; leave --you out'],
    [{ seed: 'other' }, 'is a game with another seed; leave --seed out'],
    [{ bot: 'pilot', botGiven: true } as const, 'is a game with human, random; leave --bot out'],
    [{ option: ['rounds=3'] }, 'is a game with options of its own; leave --option out'],
  ])('%j is not what the record says', async (wishes, message) => {
    await expect(openTable(HOUSE, { ...WISHES, ...wishes, record: recordFile('own.json') })).rejects.toThrow(
      message,
    )
  })

  test('saying the same as the record is no contradiction', async () => {
    const wishes = {
      ...WISHES,
      seats: 2,
      you: 1,
      seed: 'kept',
      botGiven: true,
      record: recordFile('same.json'),
    }
    expect((await openTable(HOUSE, wishes)).how).toBe('resumed')
  })
})

test.each(['en', 'fr'] as const)('people are greeted in %s', async (language) => {
  const opening = await openTable(HOUSE, { ...WISHES, option: ['rounds=3'] })
  const said = greeting(
    await Reading.open(HOUSE, opening.driver, language, { width: 80, paint: PLAIN }),
    opening,
  ).join('\n')
  expect(said).toContain(`${language}:Ambush`)
  expect(said).toContain(language === 'en' ? 'Player A, Drifter B' : 'Joueur A, Vagabond B')
  expect(said).toContain(`${language}:rounds (3)`)
  expect(said).toContain(opening.driver.record().seedHash.slice(0, 16))
  expect(said).not.toContain(opening.driver.seed)
})
