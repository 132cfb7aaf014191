import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, RulesChapter } from '@astrolabe/kernel'
import { type Command, Option } from 'commander'
import { EXAMPLE_GAME, gameArgument, languageOption, Misuse, openHouse } from './arguments.ts'
import { wrap } from './layout.ts'
import { testedRules } from './tested-rules.ts'

interface Flags {
  readonly lang: Language
  readonly list?: true
}

export function register(program: Command): void {
  program
    .command('rules')
    .summary('the rules of a game, and how many of them have a test')
    .description(
      'Counts the rules of a game that have a test whose name starts with the id of the rule, and lists those ' +
        'without. Exit code 1 if there are any. The tests are only there in a checkout of the sources.',
    )
    .addArgument(gameArgument())
    .addOption(languageOption())
    .addOption(new Option('--list', 'print all rules, with the number of their tests'))
    .addHelpText(
      'after',
      `
Examples:
  astrolabe rules ${EXAMPLE_GAME}
  astrolabe rules ${EXAMPLE_GAME} --list --lang fr`,
    )
    .action(async (game: string, flags: Flags) => {
      const chapters = await (await openHouse(game)).text[flags.lang].chapters()
      const tests = testedRules(testSources(game))
      const width = Math.max(40, Math.min(process.stdout.columns ?? 80, 100))
      if (flags.list === true) for (const line of listed(chapters, tests, width)) console.log(line)
      const rules = chapters.flatMap((chapter) => chapter.rules)
      const untested = rules.filter(({ id }) => !tests.has(id))
      console.log(`${game}: ${rules.length - untested.length} / ${rules.length} rules tested`)
      if (untested.length > 0) console.log('Without a test:')
      for (const { id, text } of untested) console.log(wrap(text, width, `  ${id}  `).join('\n'))
      process.exitCode = untested.length > 0 ? 1 : 0
    })
}

function* listed(
  chapters: readonly RulesChapter[],
  tests: ReadonlyMap<string, number>,
  width: number,
): Generator<string> {
  for (const { title, rules } of chapters) {
    yield `${title}`
    for (const { id, text } of rules) {
      const count = String(tests.get(id) ?? 0).padStart(3)
      yield wrap(text, width, `${count}  ${id}  `).join('\n')
    }
    yield ''
  }
}

/** The texts of a game's tests. Both the sources and the built program lie one folder below the top of a checkout. */
function testSources(game: string): readonly string[] {
  const folder = join(import.meta.dirname, '..', 'games', game)
  if (!existsSync(folder)) {
    throw new Misuse(
      `the tests of ${game} are not here: this command works in a checkout of the sources only.`,
    )
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
