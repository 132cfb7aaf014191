import { several } from '@astrolabe/words/english.ts'
import type { AndromedaAim, AndromedaThing } from '../../position/reasons.ts'
import { NAMES } from '../names/en.ts'
import { type Place, place, ship } from './nouns.ts'

/** What an option is for; regions are told with what lies there. */
function aim(goal: AndromedaAim, at: (region: number) => Place): string {
  switch (goal.goal) {
    case 'develop':
      return `a development on ${place(at(goal.region))} would bring ${goal.vp} VP`
    case 'module':
      return `${NAMES.moduleTypes[goal.type]} modules are within reach`
    case 'battle':
      return `the battle at ${place(at(goal.region))} is won with ${goal.chance}% certainty`
    case 'leaders':
      return `${several(goal.leaders, 'leader waits', 'leaders wait')} at ${place(at(goal.region))}`
    case 'moon':
      return `a moon can be claimed at ${place(at(goal.region))}`
    case 'ship':
      return `a ${ship(goal.ship)} would join the fleet`
    case 'return':
      return `${several(goal.ships, 'ship', 'ships')} can come home and dock`
  }
}

const noun = (amount: number, one: string, many = `${one}s`): string => (amount === 1 ? one : many)

const things: Readonly<Record<AndromedaThing, (amount: number, number: string) => string>> = {
  vp: (_, number) => `${number} VP`,
  tracks: (amount, number) => `${number} track ${noun(amount, 'space')}`,
  developments: (amount, number) => `${number} ${noun(amount, 'development')}`,
  leaders: (amount, number) => `${number} ${noun(amount, 'leader')}`,
  modules: (amount, number) => `${number} ${noun(amount, 'module')}`,
  energy: (_, number) => `${number} energy`,
  resources: (amount, number) => `${number} ${noun(amount, 'resource')}`,
  credits: (amount, number) => `${number} ${noun(amount, 'credit')}`,
  cards: (amount, number) => `${number} tactics ${noun(amount, 'card')}`,
  moons: (amount, number) => `${number} ${noun(amount, 'moon')}`,
  ships: (amount, number) => `${number} ${noun(amount, 'ship')}`,
  upgrades: (amount, number) => `${number} ${noun(amount, 'upgrade')}`,
  place: (amount, number) => `${number} ${noun(amount, 'point')} of outlook`,
}

export const reasons = { aim, things, ahead: 'a few turns from now' }
