import type { LinearKnowledge, Weight, Weights } from '@astrolabe/kernel'

const inCode = (weight: Weight): string =>
  typeof weight === 'number' ? String(weight) : `[${weight.join(', ')}]`

/** The file in which a game keeps what its features are worth. */
export function weightsFile(
  { features, left, foretells }: Pick<LinearKnowledge<never>, 'features' | 'left' | 'foretells'>,
  weights: Weights,
  command: string,
): string {
  const unit = foretells === 'odds' ? 'adds to the logarithm of the odds of winning' : 'is worth in points'
  const when = left === undefined ? '' : ', at the start of a game and at its end'
  const type = left === undefined ? 'number' : 'readonly [early: number, late: number]'
  return [
    "import type { FEATURES } from './features.ts'",
    '',
    `/** What each feature ${unit}${when}. Made by \`${command}\`. */`,
    `export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], ${type}>> = {`,
    ...features.map((feature) => `  ${feature}: ${inCode(weights[feature])},`),
    '}',
    '',
  ].join('\n')
}
