import type { FactWords } from '@astrolabe/words'
import { listed, several } from '@astrolabe/words/english.ts'
import type { LegioFact } from '../../rules/facts.ts'
import { EXPLORATION, EXTRASOLARS } from '../../content/decks.ts'
import { SCORING } from '../../content/scoring.ts'
import { conditionText, DOMAIN_NAMES, experienceText, lifeName } from '../cards.en.ts'
import { counted, SLOTS, xpList } from '../symbols.ts'
import { AN, cards, EXO, explorationName, extrasolarName, ITEMS } from './nouns.ts'
import { damageRow } from '../../position/combat.ts'
import { isPersonnel } from '../../position/ship.ts'
import { experienceOf } from '../../position/experience.ts'

export type FactOf<K extends LegioFact['kind']> = Extract<LegioFact, { readonly kind: K }>

const squads = (count: number): string => (count === 0 ? 'no squad' : several(count, 'squad'))

/** “Napos: Sapiens, 3 squads, 4 or 8 VP” */
function described(card: number): string {
  const extrasolar = EXTRASOLARS[card]
  const vp = extrasolar.thresholds.map((threshold) => threshold.vp)
  return `${extrasolar.name.en} (${lifeName(extrasolar)}, ${squads(extrasolar.squads)}, ${vp.join(' / ')} VP)`
}

function experience({ domain, gained, lost, source }: FactOf<'xp'>, name: string): string {
  const track = DOMAIN_NAMES[domain]
  if (gained === 0) return `Nothing to gain in ${track}: the track is full.`
  const full = lost > 0 ? `; the track is full, and ${lost} more ${lost === 1 ? 'is' : 'are'} lost` : ''
  return `${XP_SOURCES[source](name)} ${gained} ${track} XP${full}.`
}

/** Whose it is goes without saying in the turn of a Unit; what comes before its first turn bears its name. */
const XP_SOURCES: Readonly<Record<FactOf<'xp'>['source'], (name: string) => string>> = {
  card: () => 'The card brings',
  purchase: () => 'The purchase brings',
  observation: () => 'Observing brings',
  trophy: () => 'The trophy brings',
  installation: () => 'The installation brings',
  consolation: () => 'The card brings',
  'setting-out': (name) => `Setting out later brings ${name}`,
}

function conditionNotMet(name: string, { card, why }: FactOf<'condition-not-met'>): string {
  const { effect } = EXPLORATION[card]
  if (effect.do === 'takeExoTechnology') {
    return why === 'owned'
      ? `${name} already has ${EXO[effect.technology]}: nothing happens.`
      : `${name} has no room for ${EXO[effect.technology]}: nothing happens.`
  }
  if (effect.do === 'openSectorX')
    return `${name} would need at least ${several(effect.lasers, 'laser')}: Sector X stays closed.`
  const condition = effect.do === 'specialMission' ? ` (${conditionText(effect)})` : ''
  return `${name} does not meet the condition${condition}: nothing happens.`
}

/** “The damage die shows 7 (detectors): failing that, Anna loses a laser.” */
function damaged(name: string, { die, lost }: FactOf<'damage'>): string {
  const { loses } = damageRow(die)
  const shows = `The damage die shows ${die} (${ITEMS[loses]})`
  if (lost === '') return `${shows}: there is nothing to lose.`
  return `${shows}: ${lost === loses ? '' : 'failing that, '}${name} loses ${AN[lost]}.`
}

const damage = (rolls: number): string => (rolls === 0 ? 'no damage' : several(rolls, 'damage roll'))

export const facts: FactWords<LegioFact> = {
  'game-start': ({ seat }, names) => `${names(seat)} will play first.`,
  'free-item': ({ seat, item }, names) => `${names(seat)} takes ${AN[item]}, free of charge.`,
  turn: ({ seat, round }, names) => `Round ${round}: ${names(seat)} to play.`,
  'take-off': ({ seat }, names) => `${names(seat)} takes off from the star base.`,
  'cards-taken': ({ seat, cards: count }, names) => `${names(seat)} takes ${cards(count)}.`,
  'deck-renewed': () => 'The deck runs out: the discards are shuffled to make a new one.',
  'turned-over': ({ seat, card }, names) => `${names(seat)} turns over ${explorationName(card)}.`,
  'detector-used': ({ seat }, names) => `${names(seat)} uses a detector and steers clear of it.`,
  paid: ({ cards: paid }) =>
    paid.length === 0 ? undefined : `Discarded: ${listed(counted(paid.map(explorationName)))}.`,
  reset: () => 'Reset: all the cards are shuffled into a new deck, and the exploration is over.',
  crossed: ({ seat, from, to }, names) => `${names(seat)} crosses from sector ${from} into sector ${to}.`,
  drifted: ({ seat, die, to }, names) => `The die shows ${die}: ${names(seat)} drifts into sector ${to}.`,
  'entered-x': ({ seat }, names) => `${names(seat)} enters Sector X.`,
  'left-x': ({ seat }, names) => `${names(seat)} leaves Sector X.`,
  bought: ({ seat, item }, names) => `${names(seat)} ${isPersonnel(item) ? 'recruits' : 'buys'} ${AN[item]}.`,
  xp: (fact, names) => experience(fact, names(fact.seat)),
  vp: ({ seat, vp, total }, names) => `${names(seat)} scores ${vp} VP: ${total} in all.`,
  discovered: ({ seat, sector, slot }, names) =>
    `${names(seat)} discovers a planet in sector ${sector}: ${SLOTS[slot]}.`,
  'nothing-to-discover': ({ sector, why }) =>
    why === 'planet'
      ? `Sector ${sector} has no planet left to discover.`
      : 'No active-planet token is free: nothing is discovered.',
  'condition-not-met': (fact, names) => conditionNotMet(names(fact.seat), fact),
  scanned: ({ seat, slot }, names) => `${names(seat)} scans ${SLOTS[slot]}.`,
  'scan-result': ({ slot, card }) => `The scanner shows ${described(card)} on ${SLOTS[slot]}.`,
  revealed: ({ slot, card }) => `${SLOTS[slot]} is revealed: ${described(card)}.`,
  'landing-failed': ({ seat, slot, missing }, names) =>
    `${names(seat)} cannot land on ${SLOTS[slot]}: ${several(missing, 'squad')} short.`,
  landed: ({ seat, slot, zone, card }, names) =>
    `${names(seat)} lands on ${SLOTS[slot]} (${extrasolarName(card)}) ` +
    `${zone === 'observation' ? 'to observe' : 'to make Contact'}.`,
  'went-to-contact': ({ seat, slot, card }, names) =>
    `${names(seat)} moves to the Contact zone of ${SLOTS[slot]} (${extrasolarName(card)}).`,
  passed: ({ seat }, names) => `${names(seat)} takes no cards this turn.`,
  stayed: ({ seat, zone }, names) => {
    switch (zone) {
      case 'base':
        return `${names(seat)} stays at the star base.`
      case 'observation':
        return `${names(seat)} goes on observing.`
      case 'contact':
        return `${names(seat)} continues the Contact.`
    }
  },
  threshold: ({ seat, card, threshold, paid, joker }, names) => {
    const spent = [
      ...(xpList(paid) === '' ? [] : [experienceText(experienceOf(paid))]),
      ...(joker === '' ? [] : [`the joker as 1 ${DOMAIN_NAMES[joker]} XP`]),
    ]
    const price = spent.length === 0 ? 'spending nothing' : `spending ${listed(spent)}`
    return `${names(seat)} passes threshold ${threshold} of the Contact (${extrasolarName(card)}), ${price}.`
  },
  'left-planet': ({ seat, slot, card, closed, why }, names) => {
    const planet = `${SLOTS[slot]} (${extrasolarName(card)})`
    if (why === 'nothing-left')
      return `${names(seat)} has nothing left to observe on ${planet}, nor any Contact to make, and leaves.`
    const leaves = why === 'mission-done' ? 'has to leave' : 'leaves'
    return closed
      ? `${names(seat)} ${leaves} ${planet}: it has told its story${slot === 'x' ? '' : `, and ${SLOTS[slot]} is free again`}.`
      : `${names(seat)} ${leaves} ${planet}.`
  },
  'to-base': ({ seat, forced }, names) =>
    forced ? `${names(seat)} goes straight back to the star base.` : `${names(seat)} lands on the star base.`,
  promoted: ({ seat, expertsDropped }, names) => {
    const left = `${several(expertsDropped, 'expert')} ${expertsDropped === 1 ? 'stays' : 'stay'} behind`
    return `Promotion! ${names(seat)} takes command of a Spatha${expertsDropped > 0 ? `; ${left}` : ''}.`
  },
  fight: ({ lasers, hostile, rolls, trophy }) =>
    `A fight, ${several(lasers, 'laser')} against ${hostile}: ${damage(rolls)}, ${trophy ? 'and a trophy' : 'no trophy'}.`,
  damage: (fact, names) => damaged(names(fact.seat), fact),
  'personnel-lost': ({ seat, item }, names) => `The plague costs ${names(seat)} ${AN[item]}.`,
  'nobody-to-lose': ({ seat }, names) => `The plague finds nobody to take from ${names(seat)}.`,
  'nothing-to-discard': ({ seat }, names) => `${names(seat)} has no card left in hand to lose.`,
  flare: ({ seat }, names) => `Scanners and detectors are blind: ${names(seat)} has none to use this turn.`,
  'exploration-ended': ({ seat }, names) => `${names(seat)} has to stop exploring.`,
  'exo-taken': ({ seat, technology }, names) => `${names(seat)} takes ${EXO[technology]} aboard.`,
  'exo-installed': ({ seat, technology, item }, names) =>
    `${names(seat)} installs ${EXO[technology]} in exchange for ${AN[item]}.`,
  'x-roll': ({ seat, die, lasers, needed }, names) =>
    `${names(seat)} rolls ${die}, plus ${several(lasers, 'laser')}: ${die + lasers} for ${needed} needed` +
    `${die + lasers < needed ? ', and Sector X stays closed' : ''}.`,
  'x-opened': ({ seat }, names) => `${names(seat)} opens Sector X!`,
  'special-mission': ({ seat, count, paid }, names) => {
    const price = xpList(paid) === '' ? '' : `, spending ${experienceText(experienceOf(paid))}`
    return `${names(seat)} carries out the mission (${count} of ${SCORING.specialMissions.length})${price}.`
  },
  declined: ({ seat, card }, names) => {
    const { effect } = EXPLORATION[card]
    if (effect.do === 'takeExoTechnology')
      return `${names(seat)} does not take ${EXO[effect.technology]} aboard.`
    return `${names(seat)} declines the ${effect.do === 'return' ? 'summons' : 'mission'}.`
  },
  'end-triggered': ({ seat, why }, names) => {
    switch (why) {
      case 'vp':
        return `${names(seat)} has reached ${SCORING.end} VP: this round is the last.`
      case 'charted':
        return 'The whole Red Nebula is charted: this round is the last.'
      case 'round-limit':
        return 'The round limit is reached: this round is the last.'
    }
  },
  'game-over': ({ winners }, names) =>
    winners.length === 1
      ? `The game is over: ${listed(winners.map(names))} wins.`
      : `The game is over: ${listed(winners.map(names))} share the victory.`,
}
