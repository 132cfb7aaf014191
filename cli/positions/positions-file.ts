import type { PlayedForRules, RuleMoment, RulePositions, RulesChapter } from '@astrolabe/kernel'

type Value = string | number | boolean

const inCode = (value: Value): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)

const fieldsIn = (thing: Readonly<Record<string, Value>>): string => {
  const fields = Object.entries(thing).map(([field, value]) => `${field}: ${inCode(value)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const momentLine = ([rule, moment]: readonly [string, RuleMoment]): string =>
  `    '${rule}': ${fieldsIn({ ...moment })},`

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
  { rules, games, moments }: RulePositions,
  chapters: readonly RulesChapter[],
  command: string,
): string {
  const ids = chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id))
  const inOrder = ids.flatMap((rule) =>
    Object.hasOwn(moments, rule) ? [[rule, moments[rule]] as const] : [],
  )
  return [
    "import type { RulePositions } from '@astrolabe/kernel'",
    '',
    `/** Where rules of the reference can be tried. Made by \`${command}\`: not to be changed by hand. */`,
    'export const positions: RulePositions = {',
    `  rules: ${inCode(rules)},`,
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
