import type { AmountWords } from '@astrolabe/words'
import { several } from '@astrolabe/words/english.ts'
import type { RuleId } from '../../content/rule-ids.ts'
import { MAP } from '../../content/map.ts'
import { SHIPS } from '../../content/ships.ts'
import { cards } from './nouns.ts'

const more = (missing: number): string => `${missing} more ${missing === 1 ? 'card' : 'cards'} needed.`

export const refusals = {
  'VL-142': () => 'Your ship has no room left for it.',
  'VL-143': () => `A Frombola carries ${SHIPS.frombola.experts} experts at most.`,
  'VL-144': () => `A Frombola carries ${SHIPS.frombola.tracks.lasers.max} lasers at most.`,
  'VL-146': () => 'No expert of this kind is left in the supply.',
  'VL-204': () => 'You have already landed this turn.',
  'VL-211': more,
  'VL-212': more,
  'VL-216': () => 'You have no scanner left to use this turn.',
  'VL-220': () => 'At this table a turn has a landing or a take-off, and you have taken off.',
  'VL-302': () => 'No border leads there from your sector: go by way of another.',
  'VL-305': more,
  'VL-323': (missing) =>
    missing > 0 ? 'You have no card left to use.' : 'A card has ended your exploration for this turn.',
  'VL-455': () => 'The reset has ended your exploration for this turn.',
  'VL-502': () => 'Sector X is still closed: it takes one of its cards, and lasers, to open it.',
  'VL-504': more,
  'VL-505': more,
  'VL-510': () => 'No card is turned over in Sector X.',
  'VL-513': () => `Your mission is done: you must leave Sector X first (${cards(MAP.sectorX.exit)}).`,
  'VL-515': (missing) =>
    `${several(missing, 'card')} short: you must keep ${MAP.sectorX.exit} to leave Sector X.`,
  'VL-516': () => 'Nothing is left to find in Sector X.',
  'VL-519': () => 'The mission there is done: nobody enters until its observer has left.',
  'VL-558': () => 'You already know this card.',
  'VL-559': () => 'This planet is not in your sector.',
  'VL-560': (missing) =>
    missing > 0
      ? `${missing} more ${missing === 1 ? 'squad' : 'squads'} needed.`
      : 'This planet is not in your sector.',
  'VL-566': () => 'Observation is taken or used up, and Contact taken or beyond your XP.',
  'VL-567': () => 'You have landed: your exploration is over.',
  'VL-569': () => 'You have just left this planet.',
  'VL-606': () => 'There is nothing more to learn here: go to Contact, or leave.',
  'VL-607': () => 'Another ship is already observing.',
  'VL-611': () => 'The mission here is done: nobody lands until the observer has left.',
  'VL-613': () => 'You have already observed all that there is to observe here.',
  'VL-653': (missing) => `${missing} more XP needed for the first threshold.`,
  'VL-659': () => 'This threshold has no exit: the Contact must go on.',
  'VL-660': (missing) =>
    missing > 0 ? `${missing} more XP needed for the next threshold.` : 'There is no further threshold.',
  'VL-662': () => 'Another ship is already in Contact.',
  'VL-702': () => 'You have landed on the star base: your exploration is over.',
  'VL-703': () => 'The base can only be reached from sector 1.',
  'VL-804': () => 'Installing takes a whole space step, before any card is taken.',
  'VL-808': () => 'Only equipment above its grey value can be exchanged.',
  'VL-809': () => 'You are installing an exo-technology: your ship stays where it is.',
} satisfies Partial<AmountWords<RuleId>>
