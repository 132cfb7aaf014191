import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Level } from '@astrolabe/bots'
import {
  choiceInWords,
  Driver,
  type GameRecord,
  gameUnder,
  IllegalAnswer,
  seedHashOf,
} from '@astrolabe/kernel'
import { checkedSetup, Misuse, usualSeats } from '../arguments.ts'
import type { GameDriver, GameHouse, Reading } from '../reading.ts'
import { readRecordFile, reasonOf, writeRecordFile } from '../record-file.ts'
import { isSitter } from '../seating.ts'

export interface TableWishes {
  readonly seats?: number
  readonly you?: number
  readonly bot: Level
  readonly seed?: string
  readonly record?: string
  readonly option: readonly string[]
  /** Whether the level of the bots was asked for, and not just left as it is. */
  readonly botGiven: boolean
}

export interface Opening {
  readonly driver: GameDriver
  readonly how: 'new' | 'resumed' | 'carried-over'
  /** Answers of the record that the rules of today do not take. */
  readonly lost: number
}

export const newSeed = (): string => randomBytes(16).toString('hex')

const USUAL_SEATS = 3

/** Checks what was asked for against the game, before anything is opened. */
export function checkTable(
  house: GameHouse,
  { seats, you = 1, option }: Omit<TableWishes, 'botGiven'>,
): void {
  const most = seats ?? house.game.seats.max
  if (you > most)
    throw new Misuse(`--you ${you} does not fit: there are ${most} seats. It takes 1 to ${most}.`)
  checkedSetup(house, seats ?? seatsFor(house, you, option), option)
}

/** Sets a new table up, or takes up the one in the record file. */
export async function openTable(house: GameHouse, wishes: TableWishes): Promise<Opening> {
  const { record: file } = wishes
  if (file !== undefined && existsSync(file)) return resume(house, file, wishes)
  const driver = newTable(house, wishes)
  if (file !== undefined) {
    try {
      writeRecordFile(file, driver.record())
    } catch (error) {
      throw new Misuse(`${file} cannot be written: ${reasonOf(error)}.`)
    }
  }
  return { driver, how: 'new', lost: 0 }
}

/** So many seats has a table with these people and options, where nothing else is asked for. */
function seatsFor(house: GameHouse, people: number, option: readonly string[]): number {
  const [fewest, most] = [usualSeats(house, 'fewest', option), usualSeats(house, 'most', option)]
  return Math.max(fewest, Math.min(most, USUAL_SEATS), people)
}

function newTable(house: GameHouse, wishes: TableWishes): GameDriver {
  const people = wishes.you ?? 1
  const { seats, options } = checkedSetup(
    house,
    wishes.seats ?? seatsFor(house, people, wishes.option),
    wishes.option,
  )
  return new Driver(house.game, {
    seats: Array.from({ length: seats }, (_, seat) => (seat < people ? 'human' : wishes.bot)),
    seed: wishes.seed ?? newSeed(),
    options,
  })
}

async function resume(house: GameHouse, file: string, wishes: TableWishes): Promise<Opening> {
  const { game } = house
  const record = readRecordFile(file)
  if (record.game !== game.id) {
    throw new Misuse(`${file} holds a game of ${record.game}: astrolabe play ${record.game} --record ${file}`)
  }
  if (seedHashOf(record.seed) !== record.seedHash) {
    throw new Misuse(`${file}: the seed is not the one its hash was made of. See: astrolabe verify ${file}`)
  }
  const stranger = record.seats.find((sitter) => !isSitter(sitter))
  if (stranger !== undefined) throw new Misuse(`${file}: nobody knows how “${stranger}” plays.`)
  checkAgreement(file, record, wishes)
  try {
    const former = await gameUnder(house, record.rules)
    if (former === game || (former !== undefined && record.end !== null)) {
      return { driver: Driver.open(former, record), how: 'resumed', lost: 0 }
    }
    if (record.end !== null)
      throw new RangeError(`it was played under rules ${record.rules}, which are not here`)
    const driver = Driver.carryOver(game, record)
    return { driver, how: 'carried-over', lost: record.answers.length - driver.answers.length }
  } catch (error) {
    const answer =
      error instanceof IllegalAnswer ? `answer ${error.number + 1} is not legal` : reasonOf(error)
    throw new Misuse(`${file} cannot be taken up: ${answer}. See: astrolabe verify ${file}`)
  }
}

/** A record knows its table: what is said besides must not be something else. */
function checkAgreement(file: string, record: GameRecord, wishes: TableWishes): void {
  const disagree = (flag: string, held: string): never => {
    throw new Misuse(`${file} is a game with ${held}; leave ${flag} out, or choose another file.`)
  }
  const people = record.seats.filter((sitter) => sitter === 'human').length
  if (wishes.seats !== undefined && wishes.seats !== record.seats.length) {
    disagree('--seats', `${record.seats.length} seats`)
  }
  if (wishes.you !== undefined && wishes.you !== people) disagree('--you', `--you ${people}`)
  if (wishes.seed !== undefined && wishes.seed !== record.seed) disagree('--seed', 'another seed')
  if (wishes.botGiven && record.seats.some((sitter) => sitter !== 'human' && sitter !== wishes.bot)) {
    disagree('--bot', record.seats.join(', '))
  }
  if (wishes.option.length > 0) disagree('--option', 'options of its own')
}

/** Where a branch left the game that it comes from. */
function leftAt(reading: Reading): string[] {
  const { driver, words, chapters } = reading
  const { at } = driver.record().forks?.at(-1) ?? {}
  const place = driver.milestones.findIndex((milestone) => milestone.at === at)
  return place < 0 ? [] : [reading.wrapped(words.chapters.leftAt(chapters[place]))]
}

/** What is said when people sit down. */
export function greeting(reading: Reading, { how, lost, driver }: Opening): string[] {
  const { words, text, page } = reading
  const { options } = driver.setup
  const unusual = driver.game.options.filter(({ key, initial }) => options[key] !== initial)
  const chosen = unusual.map((option) => {
    const said = text.tableOption(option.key)
    const value = options[option.key]
    return `${said.name} (${choiceInWords(option, said, value) ?? String(value)})`
  })
  const names = driver.seats.map((_, seat) => reading.painted(seat))
  return [
    '',
    page.paint.bold(text.title),
    reading.wrapped(text.summary),
    '',
    reading.wrapped(words.table.seats(names)),
    ...(chosen.length > 0 ? [reading.wrapped(`${words.table.options} ${chosen.join(', ')}.`)] : []),
    ...(how === 'new' ? [reading.wrapped(words.table.seedHash(seedHashOf(driver.seed).slice(0, 16)))] : []),
    ...(how === 'resumed' ? [words.table.resumed(driver.answers.length)] : []),
    ...leftAt(reading),
    ...(how === 'carried-over' ? [reading.wrapped(words.table.carriedOver(lost))] : []),
    ...(driver.isOver ? [] : [reading.wrapped(words.table.start)]),
  ]
}
