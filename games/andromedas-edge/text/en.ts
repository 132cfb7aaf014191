import { ending } from './en/ending.ts'
import { facts } from './en/facts.ts'
import { options } from './en/options.ts'
import { prompts } from './en/prompts.ts'
import { reasons } from './en/reasons.ts'
import { refusals } from './en/refusals.ts'
import { tableOptions } from './en/table-options.ts'
import { warnings } from './en/warnings.ts'

export const en = {
  title: 'Andromeda’s Edge',
  summary:
    'Launch your ships to the edge of the galaxy, recruit leaders, settle planets and beat off raiders and rivals; the most victory points win.',
  prompts,
  options,
  reasons,
  refusals,
  warnings,
  facts,
  ending,
  /** Who has no seat, in the list of scores. */
  others: { unity: 'The Unity' },
  /** After “unless”, in a standing order. */
  exceptions: { 'odds-change-5': 'the odds change by 5 points or more' },
  tableOptions,
}
