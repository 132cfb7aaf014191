import type { PlayedForRules, RuleMoment, RulePositions, RulesChapter } from '@astrolabe/kernel'

const inCode = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)

const fieldsOf = (thing: object): string =>
  Object.entries(thing)
    .map(([field, value]) => `${field}: ${typeof value === 'object' ? fieldsIn(value) : inCode(value)}`)
    .join(', ')

const fieldsIn = (thing: object): string =>
  Object.keys(thing).length === 0 ? '{}' : `{ ${fieldsOf(thing)} }`

const momentLine = ([rule, moment]: readonly [string, RuleMoment]): string =>
  `    '${rule}': ${fieldsIn(moment)},`

const gameLines = ({ seats, options, seed, answers }: PlayedForRules): string =>
  [
    '    {',
    `      seats: ${seats},`,
    `      options: ${fieldsIn(options)},`,
    `      seed: ${inCode(seed)},`,
    `      answers:`,
    `        ${inCode(answers)},`,
    '    },',
  ].join('\n')

/** The file in which a game keeps the positions of its rules, in the order of the reference. */
export function positionsFile(
  { games, moments }: RulePositions,
  chapters: readonly RulesChapter[],
  command: string,
): string {
  const rules = chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id))
  const inOrder = rules.flatMap((rule) =>
    Object.hasOwn(moments, rule) ? [[rule, moments[rule]] as const] : [],
  )
  return [
    "import type { RulePositions } from '@astrolabe/kernel'",
    '',
    `/** Where rules of the reference can be tried. Made by \`${command}\`: not to be changed by hand. */`,
    'export const positions: RulePositions = {',
    '  games: [',
    ...games.map(gameLines),
    '  ],',
    '  moments: {',
    ...inOrder.map(momentLine),
    '  },',
    '}',
    '',
  ].join('\n')
}
