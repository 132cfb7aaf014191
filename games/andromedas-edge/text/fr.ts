import { ending } from './fr/ending.ts'
import { facts } from './fr/facts.ts'
import { options } from './fr/options.ts'
import { prompts } from './fr/prompts.ts'
import { reasons } from './fr/reasons.ts'
import { refusals } from './fr/refusals.ts'
import { tableOptions } from './fr/table-options.ts'
import { warnings } from './fr/warnings.ts'
import type { AndromedaWords } from './words.ts'

export const fr: AndromedaWords = {
  title: 'Andromeda’s Edge',
  summary:
    'Lancez vos vaisseaux vers la Bordure, recrutez des chefs, colonisez des planètes, repoussez pillards et rivaux, et marquez le plus de points de victoire.',
  prompts,
  options,
  reasons,
  refusals,
  warnings,
  facts,
  ending,
  others: { unity: 'L’Unité' },
  exceptions: { 'odds-change-5': 'les chances changent de 5 points ou plus' },
  tableOptions,
}
