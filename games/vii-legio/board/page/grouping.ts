import type { Grouping } from '@astrolabe/drawing'
import { isPersonnel } from '../../position/ship.ts'
import type { LegioQuestion } from '../../rules/questions.ts'
import type { SpaceMove } from '../../rules/turn.ts'
import { inBoth } from './in-both.ts'

type GroupId = 'explore' | 'land' | 'move' | 'buy' | 'recruit'

function groupOf(move: SpaceMove): GroupId | undefined {
  switch (move.kind) {
    case 'turn-over':
    case 'scan':
      return 'explore'
    case 'land':
    case 'land-on-base':
      return 'land'
    case 'take-off':
    case 'cross':
    case 'enter-x':
    case 'leave-x':
      return 'move'
    case 'buy':
      return isPersonnel(move.item) ? 'recruit' : 'buy'
    case 'install':
      return 'buy'
    case 'end-turn':
      return undefined
  }
}

/** What a turn in space is made of; other questions have few answers. */
export const grouping: Grouping<LegioQuestion> = {
  groups: [
    { id: 'explore', title: inBoth((page) => page.groups.explore), icon: 'card-draw' },
    { id: 'land', title: inBoth((page) => page.groups.land), icon: 'planet' },
    { id: 'move', title: inBoth((page) => page.groups.move), icon: 'footsteps' },
    { id: 'buy', title: inBoth((page) => page.groups.buy), icon: 'crate' },
    { id: 'recruit', title: inBoth((page) => page.groups.recruit), icon: 'astronaut' },
  ],
  groupOf: (chosen) =>
    chosen.prompt === 'space' || chosen.prompt === 'after-landing' ? groupOf(chosen.option) : undefined,
}
