import type { Grouping } from '@astrolabe/drawing'
import type { TradeMove, TurnMove, XodusQuestion } from '../../rules/questions.ts'
import { inBoth } from './in-both.ts'

type GroupId = 'here' | 'travel' | 'reveal' | 'fleet' | 'ship' | 'buy' | 'give'

function groupOfTurn(move: TurnMove): GroupId | undefined {
  switch (move.kind) {
    case 'explore':
    case 'scavenge':
    case 'recover-keys':
    case 'pacify':
    case 'trade':
    case 'maintain':
    case 'work':
    case 'take-key':
    case 'service':
      return 'here'
    case 'jump':
    case 'rush':
      return 'travel'
    case 'probe':
    case 'blind-jump':
      return 'reveal'
    case 'fleet':
      return 'fleet'
    case 'strain':
    case 'use':
      return 'ship'
    case 'hide':
    case 'end-turn':
      return undefined
  }
}

function groupOfTrade(move: TradeMove): GroupId | undefined {
  switch (move.kind) {
    case 'buy':
      return 'buy'
    case 'give-scrap':
    case 'give-module':
    case 'give-key':
      return 'give'
    case 'done':
      return undefined
  }
}

/** What a turn and a trade are made of; other questions have few answers. */
export const grouping: Grouping<XodusQuestion> = {
  groups: [
    { id: 'here', title: inBoth((page) => page.groups.here), icon: 'system' },
    { id: 'travel', title: inBoth((page) => page.groups.travel), icon: 'rocket' },
    { id: 'reveal', title: inBoth((page) => page.groups.reveal), icon: 'telescope' },
    { id: 'fleet', title: inBoth((page) => page.groups.fleet), icon: 'fighter' },
    { id: 'ship', title: inBoth((page) => page.groups.ship), icon: 'ship' },
    { id: 'buy', title: inBoth((page) => page.groups.buy), icon: 'crate' },
    { id: 'give', title: inBoth((page) => page.groups.give), icon: 'diplomacy' },
  ],
  groupOf: (chosen) => {
    if (chosen.prompt === 'act') return groupOfTurn(chosen.option)
    return chosen.prompt === 'trade' ? groupOfTrade(chosen.option) : undefined
  },
}
