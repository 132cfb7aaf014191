import type { Grouping } from '@astrolabe/drawing'
import type { AndromedaQuestion, FreeAct, TurnMove } from '../../rules/questions.ts'
import { inBoth } from './in-both.ts'

type GroupId = 'transport' | 'fighter' | 'science-vessel' | 'heavy-cruiser' | 'cards' | 'tokens' | 'exchange'

/** What a turn is made of: launches by ship, and what can be done besides. */
function groupOf(move: TurnMove | FreeAct): GroupId | undefined {
  switch (move.kind) {
    case 'launch':
      return move.ship
    case 'play':
    case 'burn':
      return 'cards'
    case 'moon':
    case 'token':
      return 'tokens'
    case 'synthesis':
    case 'arbitrage':
    case 'fold-gate':
    case 'doom-flag':
    case 'quiet-passage':
      return 'exchange'
    case 'return':
    case 'wait':
      return undefined
  }
}

export const grouping: Grouping<AndromedaQuestion> = {
  groups: [
    { id: 'transport', title: inBoth(({ ships }) => ships.transport), icon: 'crate' },
    { id: 'fighter', title: inBoth(({ ships }) => ships.fighter), icon: 'ship' },
    { id: 'science-vessel', title: inBoth(({ ships }) => ships['science-vessel']), icon: 'research' },
    { id: 'heavy-cruiser', title: inBoth(({ ships }) => ships['heavy-cruiser']), icon: 'medal' },
    { id: 'cards', title: inBoth(({ stock }) => stock.tactics), icon: 'tactics' },
    { id: 'tokens', title: inBoth(({ vpSources }) => vpSources.tokens), icon: 'moon' },
    { id: 'exchange', title: inBoth(({ resources }) => resources.energy), icon: 'energy' },
  ],
  groupOf: (chosen) => (chosen.prompt === 'turn' ? groupOf(chosen.option) : undefined),
}
