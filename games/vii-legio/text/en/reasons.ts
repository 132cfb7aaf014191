import { several } from '@astrolabe/words/english.ts'
import type { ReasonWords } from '@astrolabe/words'
import type { LegioAim, LegioThing } from '../../position/reasons.ts'
import { DOMAIN_NAMES } from '../cards.en.ts'
import { SLOTS } from '../symbols.ts'
import { sectorName } from './nouns.ts'

function aim(aim: LegioAim): string {
  switch (aim.goal) {
    case 'contact':
      return `Contact on ${SLOTS[aim.slot]} is worth ${aim.vp} VP with the experience at hand`
    case 'observe':
      return `observing ${SLOTS[aim.slot]} brings up to ${aim.xp} XP in ${DOMAIN_NAMES[aim.domain]}`
    case 'meet':
      return `only a landing tells who lives on ${SLOTS[aim.slot]}`
    case 'threshold':
      return `the next threshold is worth ${aim.vp} VP`
    case 'discover':
      return `${several(aim.planets, 'planet')} of ${sectorName(aim.sector)} ${aim.planets === 1 ? 'is' : 'are'} still to be found`
    case 'promotion':
      return 'a Spatha waits at the star base'
    case 'sector-x':
      return `a landing in Sector X promises about ${Math.round(aim.vp)} VP`
  }
}

/** What is counted by halves is not one. */
const things: Readonly<Record<LegioThing, (amount: number, number: string) => string>> = {
  vp: (_, number) => `${number} VP`,
  N: (_, number) => `${number} N`,
  D: (_, number) => `${number} D`,
  C: (_, number) => `${number} C`,
  R: (_, number) => `${number} R`,
  experts: (amount, number) => `${number} ${noun(amount, 'expert')}`,
  squads: (amount, number) => `${number} ${noun(amount, 'squad')}`,
  cards: (amount, number) => `${number} ${noun(amount, 'card')} a turn`,
  lasers: (amount, number) => `${number} ${noun(amount, 'laser')}`,
  scanners: (amount, number) => `${number} ${noun(amount, 'scanner')}`,
  detectors: (amount, number) => `${number} ${noun(amount, 'detector')}`,
  'exo-technologies': (amount, number) => `${number} ${noun(amount, 'exo-technology', 'exo-technologies')}`,
  promotion: (amount) => `${Math.round(100 * amount)}% chance of a promotion`,
  'special-missions': (amount, number) => `${number} ${noun(amount, 'special mission')}`,
  observing: (_, number) => `${number} XP still to come from observation`,
  contact: (_, number) => `${number} VP still to come in Contact`,
  reach: (_, number) => `${number} VP within reach on a known planet`,
  place: (_, number) => `${number} steps of the way`,
}

const noun = (amount: number, one: string, many = `${one}s`): string => (amount === 1 ? one : many)

export const reasons = {
  aim,
  things,
  ahead: 'by the end of the next turn',
} satisfies ReasonWords<LegioAim>
