import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, Option } from 'commander'
import { EXAMPLE_GAME, GAME_IDS, Misuse, openHouse, wholeNumber } from './arguments.ts'
import { findPositions } from './positions/finding.ts'
import { positionsFile } from './positions/positions-file.ts'

interface Flags {
  readonly games: number
  readonly seed: number
}

/** As `package.json` runs it, with the formatter after it. */
const COMMAND = 'npm run positions'

export function register(program: Command): void {
  program
    .command('positions')
    .summary('find a position to try each rule in')
    .description(
      'Lets bots play games and looks where rules show: where one refuses something, and where the game says that ' +
        'one shows in what is done. The first moments found, of as few games as will do, are written to ' +
        'games/<game>/positions.ts, from which the page opens them. To be run again when rules have changed. It only ' +
        'works in a checkout of the sources.',
    )
    .argument('[game...]', `games (default: all; there are ${GAME_IDS.join(', ')})`)
    .addOption(
      new Option('--games <number>', 'games to look through, for each level of bots')
        .argParser(wholeNumber(1, 10_000))
        .default(16),
    )
    .addOption(new Option('--seed <number>', 'seed of the games').argParser(wholeNumber(0)).default(1))
    .addHelpText(
      'after',
      `
Examples:
  astrolabe positions
  astrolabe positions ${EXAMPLE_GAME} --games 40`,
    )
    .action(async (games: readonly string[], flags: Flags) => {
      for (const game of games.length > 0 ? games : GAME_IDS) await writePositions(game, flags)
    })
}

async function writePositions(game: string, flags: Flags): Promise<void> {
  const house = await openHouse(game)
  const folder = join(import.meta.dirname, '..', 'games', game)
  if (!existsSync(folder)) throw new Misuse(`the sources of ${game} are not here to write to.`)
  const chapters = await house.text.en.chapters()
  const found = await findPositions(house, flags)
  writeFileSync(join(folder, 'positions.ts'), positionsFile(found, chapters, COMMAND))
  const rules = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0)
  const shown = Object.keys(found.moments).length
  console.log(`${game}: positions for ${shown} of ${rules} rules, from ${found.games.length} games`)
}
