import { Driver, gameUnder, IllegalAnswer, type Language, SPECTATOR } from '@astrolabe/kernel'
import { type Command, Option } from 'commander'
import { languageOption, Misuse, openHouse, wholeNumber } from './arguments.ts'
import { paintFor } from './paint.ts'
import { type GameDriver, type GameHouse, Reading } from './reading.ts'
import { readRecordFile, reasonOf } from './record-file.ts'

interface Flags {
  readonly to?: number
  readonly chapter?: number
  readonly seat?: number
  readonly lang: Language
  readonly color: boolean
}

export function register(program: Command): void {
  program
    .command('replay')
    .summary('read a recorded game: its log, and the position')
    .description(
      'Prints the log of a recorded game as prose, turn by turn, then the position it has come to. Without --seat ' +
        'you see what everyone sees.',
    )
    .argument('<record>', 'a record file')
    .addOption(new Option('--to <answers>', 'stop after so many answers').argParser(wholeNumber(0)))
    .addOption(
      new Option('--chapter <number>', 'begin with this chapter of a long game').argParser(wholeNumber(1)),
    )
    .addOption(new Option('--seat <number>', 'what this seat sees, from 1').argParser(wholeNumber(1, 16)))
    .addOption(languageOption())
    .addOption(new Option('--no-color', 'no colours; NO_COLOR and TERM=dumb are heeded too'))
    .addHelpText(
      'after',
      `
Examples:
  astrolabe replay game.json
  astrolabe replay game.json --to 40 --seat 2 --lang fr
  astrolabe replay campaign.json --chapter 2`,
    )
    .action(async (file: string, flags: Flags) => {
      const record = readRecordFile(file)
      const house = await openHouse(record.game)
      const { length } = record.answers
      const { to = length, seat } = flags
      if (to > length) throw new Misuse(`--to ${to}: ${file} has ${length} answers. It takes 0 to ${length}.`)
      if (seat !== undefined && seat > record.seats.length) {
        throw new Misuse(
          `--seat ${seat}: ${file} has ${record.seats.length} seats. It takes 1 to ${record.seats.length}.`,
        )
      }
      const surroundings = { isTerminal: process.stdout.isTTY, settings: process.env }
      const page = {
        width: Math.max(40, Math.min(process.stdout.columns ?? 80, 100)),
        paint: paintFor(surroundings, flags.color),
      }
      const reading = await Reading.open(house, await rebuilt(house, file, to), flags.lang, page)
      const looker = seat === undefined ? SPECTATOR : seat - 1
      checkChapter(reading, file, flags.chapter)
      console.log(replayed(reading, looker, length, flags.chapter).join('\n'))
    })
}

async function rebuilt(house: GameHouse, file: string, to: number): Promise<GameDriver> {
  const record = readRecordFile(file)
  const game = await gameUnder(house, record.rules)
  if (game === undefined)
    throw new Misuse(
      `${file} was recorded with rules ${record.rules}, which are not here: it cannot be replayed.`,
    )
  try {
    return Driver.open(game, record, to)
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw new Misuse(`${file} cannot be rebuilt: ${reasonOf(error)}.`)
    const number = error.number + 1
    throw new Misuse(
      `${file}: answer ${number} is not legal. Up to there: --to ${error.number}; more: astrolabe verify ${file}`,
    )
  }
}

function checkChapter({ chapters: { length } }: Reading, file: string, chapter = length): void {
  if (chapter <= length) return
  const all = length === 0 ? 'has no chapters' : `has ${length} chapters by then`
  throw new Misuse(`--chapter ${chapter}: ${file} ${all}.${length === 0 ? '' : ` It takes 1 to ${length}.`}`)
}

/** The log of a game from a chapter on, as a seat, or the spectator, may read it, and its last position. */
export function replayed(reading: Reading, seat: number, length: number, first = 0): string[] {
  const { driver, text, words, names, page } = reading
  const looker = seat === SPECTATOR ? words.replay.seenByAll : words.replay.seenBy(names(seat))
  const log = reading.log(seat).filter(({ chapter }) => chapter >= first)
  const chapters = reading.listOfChapters()
  const lines = [
    page.paint.bold(text.title),
    reading.wrapped(words.table.seats(driver.seats.map((_, other) => reading.painted(other)))),
    ...(chapters.length === 0 ? [] : ['', reading.title(words.chapters.title), ...chapters]),
    ...(log.length === 0 ? ['', words.log.empty] : reading.laidOut(log)),
    '',
    reading.title(`${words.replay.position(driver.answers.length, length)}, ${looker}`),
    ...reading.position(seat),
    '',
  ]
  if (driver.isOver) lines.push(...reading.outcome(seat))
  else
    lines.push(
      words.replay.waitingFor(
        (driver.decision?.seats ?? []).map((other) => reading.painted(other)).join(', '),
      ),
    )
  return lines
}
