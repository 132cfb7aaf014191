import { listed } from '@astrolabe/words/english.ts'
import { EXPLORATION_TYPE_NAMES, lifeName } from './cards.en.ts'
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

/** A player's name and score. */
export interface Result {
  readonly name: string
  readonly vp: number
}

const name = (result: Result): string => result.name
const ranked = ({ name, vp }: Result): string => `${name} (${vp})`

export const en = {
  title: 'VII Legio: Red Nebula',
  summary:
    'Each of you commands a small ship of the Seventh Legion: explore the Red Nebula, meet those who live there ' +
    'and score the most victory points.',
  prompts,
  options,
  reasons,
  refusals,
  warnings,
  facts,
  ending,
  outcome: (winners: readonly Result[], others: readonly Result[]) => {
    const victory =
      winners.length === 1
        ? `${listed(winners.map(name))} wins with ${winners[0].vp} VP`
        : `${listed(winners.map(name))} share the victory with ${winners[0].vp} VP each`
    return others.length === 0 ? `${victory}.` : `${victory}, ahead of ${listed(others.map(ranked))}.`
  },
  tableOptions: {
    advisedItems: {
      name: 'Advised items',
      help: 'For a first game: everyone sets out with a third thruster and a second squad aboard, and no free items are chosen before the first turn.',
    },
    catchUp: {
      name: 'Catching up',
      help: 'With 3 or 4 Units, playing first is an edge: everyone else starts with 1 point of experience in Research.',
    },
    landOrTakeOff: {
      name: 'Landing or take-off',
      help: 'The golden rule, read more strictly: a turn has a landing or a take-off, never both. Whoever leaves a planet or the star base explores, but lands on a later turn.',
    },
    leaveEndsTurn: {
      name: 'Leaving ends the turn',
      help: 'Leaving a planet ends the turn: no cards are taken and no other landing is made. The game is longer.',
    },
    roundLimit: {
      name: 'Round limit',
      help: 'The game also ends after this round; 0 for no limit but round 300.',
    },
  },
  table,
  page,
  told,
  cardTypes: EXPLORATION_TYPE_NAMES,
  /** Sapiens or not. */
  life: lifeName,
}
