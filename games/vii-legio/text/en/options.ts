import { several } from '@astrolabe/words/english.ts'
import type { Item, SlotName } from '../../position/state.ts'
import type { DomainLetter, ExoTechnology, ExplorationCard } from '../../content/schema.ts'
import { EXPERT_DOMAIN } from '../../content/ships.ts'
import { DOMAIN_NAMES } from '../cards.en.ts'
import { SLOTS, type Xp, xpList } from '../symbols.ts'
import { AN, cards, EXO, ITEMS, PURPOSES, sectorName } from './nouns.ts'
import { type Change, isExpert, isPersonnel } from '../../position/ship.ts'
import type { Hand } from '../../position/deck.ts'
import type { Prospect } from '../../position/contact.ts'

/** A fight as it can be foreseen. */
interface Fight {
  readonly lasers: number
  readonly hostile: number
  readonly rolls: number
  readonly trophy: boolean
}

interface ObservationGain {
  readonly xp: number
  readonly domain: DomainLetter
  readonly turns: number
}

/** VP of the Contact up to a threshold, and what it costs to pass it. */
interface NextThreshold {
  readonly vp: number
  readonly due: Xp
  /** One point of it is left to the joker. */
  readonly joker: boolean
}

/** “: squads 1 → 2”, “: 1 Diplomacy XP in every Contact” */
function effect({ item, from, to, cards: perTurn, impossible }: Change): string {
  if (impossible) return ''
  if (isExpert(item)) {
    return `: ${to < from ? 'leaves ' : ''}${to} ${DOMAIN_NAMES[EXPERT_DOMAIN[item]]} XP in every Contact`
  }
  const step = `: ${ITEMS[item]} ${from} → ${to}`
  if (perTurn === undefined) return step
  return `${step}, ${perTurn.from === perTurn.to ? 'still ' : ''}${cards(perTurn.to)} a turn`
}

const price = ({ due, joker }: NextThreshold): string => {
  const xp = xpList(due)
  return xp === '' ? 'at no cost' : `for ${xp}${joker ? ', 1 of them from the joker' : ''}`
}

/** “ (you lack 1 squad, 1 D)”, “ (for Contact you lack 1 D)” or “ (4 VP within reach)” */
function prospectText({ squadsMissing, contactOpen, thresholds }: Prospect): string {
  const [first] = thresholds
  if (squadsMissing === 0 && !contactOpen) return ' (to observe only: Contact is taken)'
  const lacks = [
    ...(squadsMissing > 0 ? [several(squadsMissing, 'squad')] : []),
    ...(first.within ? [] : [xpList(first.missing)]),
  ]
  if (lacks.length > 0) {
    const joker = !first.within && first.covered ? '; the joker covers 1' : ''
    return ` (${squadsMissing > 0 ? 'you lack' : 'for Contact you lack'} ${lacks.join(', ')}${joker})`
  }
  const reached = thresholds.findLast((threshold) => threshold.within) ?? first
  return ` (${reached.vp} VP within reach)`
}

const departure = (sector: number, endsTurn: boolean): string =>
  endsTurn ? 'ends your turn' : `back to space in ${sectorName(sector)}`

const promoted = (promotion: boolean): string => (promotion ? ': promotion to a Spatha' : '')

export const options = {
  takeFree: (change: Change) => {
    const { item, impossible } = change
    const use = impossible || item === 'thrusters' || isExpert(item) ? '' : `, ${PURPOSES[item]}`
    return `Take ${AN[item]}${effect(change)}${use}`
  },
  turnOver: (hand: Hand) => {
    if (hand.cards === 0) return 'Turn over the next card'
    return hand.taken
      ? `Turn over the next card (${hand.cards} in hand)`
      : `Take ${cards(hand.cards)} and turn over the first`
  },
  takeOff: 'Take off into sector 1 (free)',
  cross: (sector: number, price: number) => `Cross into sector ${sector} (${cards(price)})`,
  enterX: (price: number) => `Enter Sector X (${cards(price)})`,
  leaveX: (price: number, promotion: boolean) =>
    `Leave Sector X for the star base (${cards(price)})${promoted(promotion)}`,
  land: (slot: SlotName, prospect: Prospect | undefined) =>
    prospect === undefined
      ? `Land on ${SLOTS[slot]}: unknown`
      : `Land on ${SLOTS[slot]}: ${prospect.card.name.en}${prospectText(prospect)}`,
  landOnBase: (promotion: boolean) => `Land on the star base (free)${promoted(promotion)}`,
  scan: (slot: SlotName, uses: number) =>
    uses > 0 ? `Scan ${SLOTS[slot]} (${several(uses, 'use')} left)` : `Scan ${SLOTS[slot]}`,
  buy: (change: Change, price: number, gainsXp: boolean) =>
    `${isPersonnel(change.item) ? 'Recruit' : 'Buy'} ${AN[change.item]} ` +
    `(${cards(price)}, ${gainsXp ? '+1 N' : 'N is full'})${effect(change)}`,
  /** `given` where there is only one thing to give up. */
  install: (technology: ExoTechnology, given: Item | undefined) =>
    `Install ${EXO[technology]} for ${given === undefined ? 'a piece of equipment' : AN[given]} (no cards this turn): joker with ` +
    `${technology === 'holodeck' ? 'Sapiens' : 'Non-Sapiens'}, +1 XP`,
  endTurn: (cardsPutBack: number) =>
    cardsPutBack === 0
      ? 'End the turn'
      : `End the turn (${cards(cardsPutBack)} ${cardsPutBack === 1 ? 'goes' : 'go'} back on the deck)`,
  stayAtBase: 'Stay at the star base and end the turn',
  goOnObserving: (xp: number, domain: DomainLetter) => `Stay and observe: +${xp} ${domain} next turn`,
  goToContact: (first: NextThreshold) => `Go to the Contact zone: ${first.vp} VP next turn ${price(first)}`,
  continueContact: (next: NextThreshold | undefined) =>
    next === undefined
      ? 'Continue the Contact'
      : `Continue the Contact: ${next.vp} VP in all next turn ${price(next)}`,
  leaveObservation: (sector: number, endsTurn: boolean) =>
    `Leave the planet (${departure(sector, endsTurn)})`,
  leaveContact: (vp: number, sector: number, endsTurn: boolean) =>
    `Leave, mission done: ${vp} VP in all (${departure(sector, endsTurn)})`,
  observe: (gain: ObservationGain | undefined) =>
    gain === undefined
      ? 'Observe'
      : `Observe: +${gain.xp} ${gain.domain} a turn, ${several(gain.turns, 'turn')} at most`,
  contact: (first: NextThreshold | undefined) =>
    first === undefined ? 'Make Contact' : `Make Contact: ${first.vp} VP next turn ${price(first)}`,
  /** `from` equals `to` where the track is full. */
  domain: (domain: DomainLetter, from: number, to: number) =>
    from === to
      ? `Choose ${DOMAIN_NAMES[domain]} (full at ${from}: nothing gained)`
      : `Gain 1 ${DOMAIN_NAMES[domain]} XP (${from} → ${to})`,
  token: (slot: SlotName) => `Place ${SLOTS[slot]}`,
  /** The rank of a planet among those of its sector. */
  planet: (rank: number, sector: number) => `Choose planet ${rank} of sector ${sector}`,
  face: ({ symbol }: ExplorationCard) => (symbol === undefined ? 'Face it' : `Face it (+1 ${symbol})`),
  fight: ({ lasers, hostile, rolls, trophy }: Fight) =>
    `Fight, ${several(lasers, 'laser')} against ${hostile}: ` +
    `${rolls === 0 ? 'no damage' : several(rolls, 'damage roll')}, ${trophy ? 'trophy' : 'no trophy'}`,
  avoid: (uses: number) => `Use a detector (${several(uses, 'use')} left): the card is avoided`,
  joker: (domain: DomainLetter) => `Use it as 1 ${DOMAIN_NAMES[domain]} XP`,
  keepJoker: 'Keep it for a later threshold',
  lose: (change: Change) => `Lose ${AN[change.item]}${effect(change)}`,
  giveUp: (change: Change) => `Give up ${AN[change.item]}${effect(change)}`,
  acceptMission: (vp: number, paid: number, xp: Xp) => {
    const price = [
      ...(paid > 0 ? [`discard ${cards(paid)}`] : []),
      ...(xpList(xp) === '' ? [] : [`spend ${xpList(xp)}`]),
    ]
    return `Accept${price.length > 0 ? ` (${price.join(', ')})` : ''}: ${vp} VP`
  },
  declineMission: 'Decline: no effect',
  /** `other` is what there will be no room for any more. */
  takeExo: (technology: ExoTechnology, other: ExoTechnology | undefined) =>
    `Take ${EXO[technology]} aboard${other === undefined ? '' : `: no room for ${EXO[other]} before your promotion`}`,
  leaveExo: 'Leave it: the room aboard stays free',
  returnToBase: (promotion: boolean) => `Return to the star base${promoted(promotion)}`,
  carryOn: 'Decline and carry on',
}
