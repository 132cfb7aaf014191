import {
  cannotSetUp,
  fittingOptions,
  fittingSeats,
  choiceInWords,
  type Game,
  type GameText,
  type House,
  type Language,
  LANGUAGES,
  type OptionValue,
  type Setup,
  type TableOption,
  tableOptions,
  type TableOptions,
  type Unfit,
  unfitInEnglish,
} from '@astrolabe/kernel'
import { GAMES } from '@astrolabe/games'
import { type Level, LEVELS } from '@astrolabe/bots'
import { Argument, InvalidArgumentError, Option } from 'commander'
import { capital } from '@astrolabe/words'

/** Something asked of the program that it cannot do: what was wrong, and what is accepted. Exit code 2. */
export class Misuse extends Error {}

export const GAME_IDS: readonly string[] = Object.keys(GAMES)

/** The game that the examples of the help speak of. */
export const EXAMPLE_GAME = GAME_IDS[0] ?? '<game>'

export function gameArgument(): Argument {
  return new Argument('<game>', 'the game').choices(GAME_IDS)
}

export async function openHouse(id: string): Promise<House<unknown>> {
  const open = GAMES[id]
  if (open === undefined) throw new Misuse(`There is no game “${id}”. Games: ${GAME_IDS.join(', ')}.`)
  return await open()
}

/** Parses a whole number within bounds. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
    if (number >= min && number <= max) return number
    const bounds = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `from ${min} to ${max}`
    throw new InvalidArgumentError(`It takes a whole number ${bounds}.`)
  }
}

export function levelOf(text: string): Level {
  const level = LEVELS.find((candidate) => candidate === text)
  if (level === undefined) throw new InvalidArgumentError(`Levels are: ${LEVELS.join(', ')}.`)
  return level
}

export function levelOption(initial: Level): Option {
  return new Option('--bot <level>', `level of the bots: ${LEVELS.join(', ')}`)
    .argParser(levelOf)
    .default(initial)
}

export function languageOption(): Option {
  return new Option('--lang <language>', 'language of the texts')
    .choices(LANGUAGES)
    .default(languageOfSystem(process.env), 'that of the system, or en')
}

/** The language of a system's settings, in the order in which they count. */
export function languageOfSystem(settings: Readonly<Record<string, string | undefined>>): Language {
  const setting = settings['LC_ALL'] || settings['LC_MESSAGES'] || settings['LANG'] || ''
  return LANGUAGES.find((language) => setting.toLowerCase().startsWith(language)) ?? 'en'
}

export function seatsOption(what = 'number of seats'): Option {
  return new Option('--seats <number>', what).argParser(wholeNumber(1, 16))
}

/** The seats that were asked for, or else the first or last number of them that goes with the options. */
export function usualSeats(house: Playable, which: 'fewest' | 'most', pairs: readonly string[]): number {
  const fitting = fittingSeats(house.game, givenOptions(house, pairs))
  const { min, max } = house.game.seats
  return which === 'fewest' ? (fitting[0] ?? min) : (fitting.at(-1) ?? max)
}

/** Every number of seats a game is played with, or the one that was asked for; with options, those that go with them. */
export function seatCounts(
  house: Playable,
  seats: number | undefined,
  pairs: readonly string[] = [],
): readonly number[] {
  const { game } = house
  const { min, max } = game.seats
  if (seats !== undefined) return [checkedSetup(house, seats, pairs).seats]
  const all = Array.from({ length: max - min + 1 }, (_, place) => min + place)
  if (pairs.length === 0) return all.filter((count) => fittingOptions(game, count) !== undefined)
  const fitting = fittingSeats(game, givenOptions(house, pairs))
  return fitting.length > 0 ? fitting : [checkedSetup(house, max, pairs).seats]
}

export function tableOptionOption(): Option {
  return new Option(
    '--option <key=value>',
    'an option of the table, once or more; a wrong one lists those there are',
  )
    .argParser((pair: string, pairs: readonly string[]) => [...pairs, pair])
    .default([], 'those of the game')
}

/** A game that can be set up, and the words for that. */
interface Playable {
  readonly game: Pick<Game<never>, 'seats' | 'options' | 'cannotSetUp'>
  readonly text: { readonly en: Pick<GameText<never, never>, 'tableOption' | 'refusal'> }
}

/** A table with so many seats and the options of `--option key=value`, if there can be one. */
export function checkedSetup(house: Playable, seats: number, pairs: readonly string[]): Setup {
  const given = givenOptions(house, pairs)
  const unfit = cannotSetUp(house.game, seats, given)
  if (unfit !== undefined) throw new Misuse(complaint(house, unfit))
  return { seats, options: tableOptions(house.game, given) }
}

function complaint(house: Playable, unfit: Unfit): string {
  const sentence = `${capital(unfitInEnglish(unfit, house.text.en))}.`
  switch (unfit.why) {
    case 'seats':
      return sentence
    case 'rule':
      return `${unfit.refusal.rule}: ${sentence}`
    case 'no-such-option':
    case 'option':
      return `${sentence} ${acceptedOptions(house)}`
  }
}

function givenOptions(house: Playable, pairs: readonly string[]): TableOptions {
  const given: Record<string, OptionValue> = {}
  for (const pair of pairs) {
    const [, key = '', text = ''] = /^([^=]+)=(.+)$/.exec(pair) ?? []
    const value = text === 'true' ? true : text === 'false' ? false : Number(text)
    if (key === '' || Number.isNaN(value))
      throw new Misuse(`“${pair}” is not an option of the table. ${acceptedOptions(house)}`)
    given[key] = value
  }
  return given
}

function acceptedOptions({ game, text }: Playable): string {
  if (game.options.length === 0) return 'This game has no options.'
  const options = game.options.map((option) => `${option.key}=${acceptedValues(option, text.en)}`)
  return `Options: ${options.join(', ')}.`
}

function acceptedValues(option: TableOption, text: Playable['text']['en']): string {
  const { key, initial, min = 0, max, choices } = option
  if (typeof initial === 'boolean') return 'true|false'
  if (choices === undefined) return max === undefined ? `${min} or more` : `${min}..${max}`
  return choices
    .map((value) => {
      const word = choiceInWords(option, text.tableOption(key), value)
      return word === undefined ? value : `${value} (${word})`
    })
    .join('|')
}

export const botOption = (says: string, initial: Level): Option =>
  new Option('--bot <levels>', says)
    .argParser((text: string) => text.split(',').map((level) => levelOf(level.trim())))
    .default([initial], initial)

export function botsFor(levels: readonly Level[], seats: number): readonly Level[] {
  if (levels.length === 1) return Array.from({ length: seats }, () => levels[0])
  if (levels.length === seats) return levels
  throw new Misuse(`--bot takes one level, or ${seats} for ${seats} seats, not ${levels.length}.`)
}
