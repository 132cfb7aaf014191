import type { Language } from '@astrolabe/kernel'
import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  EXAMPLE_GAME,
  gameArgument,
  languageOption,
  levelOption,
  Misuse,
  openHouse,
  seatsOption,
  tableOptionOption,
  wholeNumber,
} from './arguments.ts'
import { isPlainTerminal, paintFor } from './paint.ts'
import { Conversation } from './play/conversation.ts'
import { Keeper } from './play/keeper.ts'
import { checkTable, greeting, openTable, type TableWishes } from './play/opening.ts'
import { Terminal } from './play/terminal.ts'
import { type GameHouse, Reading } from './reading.ts'

interface Flags extends TableWishes {
  readonly lang: Language
  readonly fast?: true
  readonly color: boolean
}

export function register(program: Command): void {
  program
    .command('play')
    .summary('play a game in this terminal')
    .description(
      'Plays a game in this terminal, against bots or with others at the same keyboard. Every possible move has a ' +
        'number; what is not possible says why; what can be taken back can be.',
    )
    .addArgument(gameArgument())
    .addOption(seatsOption('number of seats (default: 3, or as many as the game allows)'))
    .addOption(
      new Option(
        '--you <number>',
        'persons at this keyboard, who pass it on; bots take the other seats (default: 1)',
      ).argParser(wholeNumber(1, 16)),
    )
    .addOption(levelOption('captain'))
    .addOption(languageOption())
    .addOption(
      new Option('--seed <text>', 'seed of chance (default: 128 bits, secret until the end)').argParser(
        seedOf,
      ),
    )
    .addOption(
      new Option('--record <file>', 'save after every answer; goes on with the game if the file is there'),
    )
    .addOption(tableOptionOption())
    .addOption(new Option('--fast', 'no pauses while bots play'))
    .addOption(new Option('--no-color', 'no colours; NO_COLOR and TERM=dumb are heeded too'))
    .addHelpText(
      'after',
      `
At the table, type help to see what you can type.

Examples:
  astrolabe play ${EXAMPLE_GAME}
  astrolabe play ${EXAMPLE_GAME} --seats 4 --bot pilot --lang fr --record game.json
  astrolabe play ${EXAMPLE_GAME} --seats 2 --you 2`,
    )
    .action(async (game: string, flags: Omit<Flags, 'botGiven'>, command: Command) => {
      const house = await openHouse(game)
      checkTable(house, flags)
      if (!process.stdin.isTTY) throw new Misuse(needsTerminal(game))
      await play(house, { ...flags, botGiven: command.getOptionValueSource('bot') === 'cli' })
    })
}

function seedOf(text: string): string {
  if (text.trim() !== '') return text.trim()
  throw new InvalidArgumentError('It takes a number or a word.')
}

function needsTerminal(game: string): string {
  return [
    'playing needs a terminal to type in, and standard input is not one.',
    `  In a terminal:               astrolabe play ${game}`,
    `  Bots alone, no typing:       astrolabe simulate ${game} --games 100`,
    '  To read a game from a file:  astrolabe replay record.json',
  ].join('\n')
}

async function play(house: GameHouse, flags: Flags): Promise<void> {
  const surroundings = { isTerminal: process.stdout.isTTY, settings: process.env }
  const plain = isPlainTerminal(surroundings)
  const screen = new Terminal({
    paint: paintFor(surroundings, flags.color),
    width: Math.max(40, Math.min(process.stdout.columns ?? 80, 100)),
    rows: process.stdout.rows ?? 50,
    animated: !plain && flags.fast !== true,
    plain,
  })
  const opening = await openTable(house, flags)
  const keeper = new Keeper(flags.record)
  const reading = await Reading.open(house, opening.driver, flags.lang, screen)
  for (const line of greeting(reading, opening)) screen.say(line)
  const ending = await new Conversation(reading, screen, keeper).run()
  if (ending === 'left' && keeper.file !== undefined)
    screen.say(reading.wrapped(reading.words.save.goOn(keeper.file)))
}
