import type { AmountWords } from '@astrolabe/words'
import { several } from '@astrolabe/words/english.ts'
import type { AndromedaWarning } from '../../rules/warnings.ts'
import { cards, dice, vp } from './nouns.ts'

export const warnings: AmountWords<AndromedaWarning> = {
  overflow: (lost) => `There is no room: ${several(lost, 'resource')} will be lost.`,
  'nothing-to-repair': () => 'There is nothing to repair: it brings 1 VP and no more.',
  'raider-attacks': (number) => `A raider with ${dice(number)} will attack there.`,
  'way-unused': () => 'What you have prepared for a launch will be wasted.',
  'development-possible': (points) => `A development worth ${vp(points)} could be built.`,
  'ships-undocked': (ships) => `${several(ships, 'ship stays', 'ships stay')} without a dock.`,
  'docks-unpaid': (docks) =>
    `${several(docks, 'dock cannot', 'docks cannot')} be paid for when it comes to it.`,
  'cancelled-in-vain': () => 'You have cancelled a cost, and no dock of this plan has one.',
  'hand-too-large': (number) => `You will have to discard ${cards(number)}.`,
}
