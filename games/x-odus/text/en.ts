import type { Outcome } from '@astrolabe/kernel'
import { ending } from './en/ending.ts'
import { facts } from './en/facts.ts'
import { options } from './en/options.ts'
import { page } from './en/page.ts'
import { prompts } from './en/prompts.ts'
import { reasons } from './en/reasons.ts'
import { refusals } from './en/refusals.ts'
import { table } from './en/table.ts'
import { told } from './en/told.ts'
import { warnings } from './en/warnings.ts'

export const en = {
  title: 'X-ODUS: Rise of the Corruption',
  summary:
    'Captain your ships through a dying galaxy, win the Keys of the Precursors and seal the Great Rift ' +
    'before the Corruption awakens. You win together, or you lose together.',
  prompts,
  options,
  reasons,
  refusals,
  warnings,
  facts,
  ending,
  outcome: ({ winners }: Outcome) =>
    winners.length > 0
      ? 'The seal is restored: you have won together.'
      : 'The galaxy belongs to the Corruption: you have lost together.',
  tableOptions: {
    difficulty: {
      name: 'Difficulty',
      help: 'Which Signals guard the Keys.',
      choices: ['Easy Strollers', 'Hardened Travellers', 'Heroic Adventurers'],
    },
    ships: {
      name: 'Ships',
      help: 'How many ships fly; captains share them out.',
      choices: ['As the rulebook has it', 'Three', 'Four'],
    },
    nightmare: {
      name: 'Nightmare',
      help: 'Avatars move one step more in every round.',
    },
    chooseShips: {
      name: 'Choose the ships',
      help: 'Captains choose among six ships; if not, the recommended first team flies, with its first Mods installed.',
    },
    keysFirst: {
      name: 'Keys attract Avatars',
      help: 'Among prey equally near, an Avatar hunts whoever carries most Keys.',
    },
  },
  table,
  page,
  told,
}
