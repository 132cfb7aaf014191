import type { AmountWords } from '@astrolabe/words'
import { several } from '@astrolabe/words/english.ts'
import type { XodusWarning } from '../../rules/warnings.ts'
import { actions } from './nouns.ts'

export const warnings: AmountWords<XodusWarning> = {
  herald: (left) =>
    left === 0
      ? 'The Corruption advances to the Awakening: the round after this is the last.'
      : `The Corruption advances: ${several(left, 'space')} left to the Awakening.`,
  'herald-brings-avatar': (avatars) =>
    avatars === 1
      ? 'The Corruption advances and brings an Avatar at once.'
      : `The Corruption advances and brings ${avatars} Avatars at once.`,
  'herald-loses': () => 'The Corruption advances beyond the Awakening: the game is lost.',
  'last-key': (avatars) =>
    avatars === 0
      ? 'This is the last Key.'
      : `This is the last Key: ${several(avatars, 'free Avatar moves', 'free Avatars move')} towards the Great Rift at once.`,
  'actions-lost': (lost) => `${actions(lost)} will be lost.`,
  'avatar-in-reach': (percent) => `An Avatar may reach this System at the end of the round: ${percent}%.`,
  'rift-in-reach': (steps) =>
    steps === 0
      ? 'The next space brings an Avatar, to this very System.'
      : `The next space brings an Avatar, ${several(steps, 'step')} away from here.`,
  'may-be-destroyed': (health) => `With ${health} Health, the ship may be destroyed.`,
  'last-action-blind': () => 'This is your last Action: whatever is there, your turn is over.',
  outgunned: (ships) => `The Enemies to expect are a match for ${several(ships, 'ship')}.`,
  'avatar-there': (avatars) =>
    avatars === 1
      ? 'An Avatar is there: you will be engaged.'
      : `${avatars} Avatars are there: you will be engaged.`,
  'sure-detection': (enemies) =>
    `This System is under surveillance: you will meet ${several(enemies, 'Enemy', 'Enemies')}.`,
  'detection-next': () => 'This System is hostile: its Enemies will look for you as your next turn starts.',
  'last-round': () => 'The Corruption is at the Awakening: the game is lost at the end of this round.',
}
