import { capital, type Clause, sentences, told } from '@astrolabe/words'
import { either, listed, several } from '@astrolabe/words/english.ts'
import type { Ability, Boost, Condition, Deed, Limit, Trait } from '../../../content/schema.ts'
import { FACES, faces } from '../../symbols.ts'
import { deedClause, isForLoner, isStanding, type MomentWords, momentText } from '../deeds.ts'
import { effectClause, shipsReached } from './effects.ts'

const { hit: HIT, miss: MISS, special: SPECIAL } = FACES

const WHEN: MomentWords['when'] = {
  'before-attack': 'before an Attack Roll',
  'after-attack': 'after an Attack Roll',
  'lose-health': 'when you lose Health',
  defeat: 'when you defeat an Enemy',
  disengage: 'when you disengage',
  explore: 'when you explore',
  probe: 'when you send a Probe',
  scavenge: 'when you scavenge',
  maintenance: 'during Ship Maintenance',
  'turn-start': 'at the start of your turn',
  turn: 'on your turn while not engaged',
  'turn-or-combat': 'on your turn, even between two attacks',
  'engaged-by-avatar': 'when an Avatar engages you in the Corruption phase',
}

const MOMENTS: MomentWords = {
  when: WHEN,
  rolls: { 'damage-roll': 'Damage', detection: 'Detection', skill: 'Skill' },
  onRolls: (names) => `on a ${names} Roll`,
  either,
}

/** Deeds that wait for a moment of their own. */
const OWN_MOMENTS: Partial<Readonly<Record<Deed['do'], string>>> = {
  absorb: 'when a retaliation costs you Health',
  retribution: 'when a retaliation costs you Health',
  bodyguard: 'when another ship of your Fleet loses Health in an attack',
  survive: 'when you would drop to 0 Health',
  unseen: 'when a Detection Roll is due',
  'foresee-tile': 'when you send a Probe or make a Blind Jump',
}

const CONDITIONS: Readonly<Record<Condition, string>> = {
  offensive: ', if you chose Offensive',
  'first-attack': ', in the first attack of a combat',
  'first-miss': `, in the first attack of a combat in which you show ${MISS}`,
  'rolled-hit': `, if you rolled a ${HIT}`,
  'rolled-two-hits': `, if you rolled ${HIT}${HIT}`,
  'in-allied-system': ', in an Allied System',
  'enemy-level-2': ' of level 2 or more',
}

const LIMITS: Readonly<Record<Limit, string>> = {
  combat: 'once per combat, ',
  round: 'once per round, ',
  turn: 'once ',
}

function ignoring({ n, of, shared, special }: Extract<Boost, { do: 'ignore' }>): Clause {
  if (special) {
    const whose = of === 'self' ? 'your own' : shared ? 'any ship of your Fleet' : shipsReached(of)
    return n === 'all'
      ? told('spend', `any number of your ${SPECIAL}, each to ignore ${faces(1, 'miss')} of ${whose}`)
      : told('spend', `${n} of your ${SPECIAL} to ignore ${faces(n, 'miss')} of ${whose}`)
  }
  if (of === 'self') return told('ignore', n === 'all' ? `all your ${MISS}` : `${n} of your ${MISS}`)
  const misses = n === 'all' ? `all ${MISS}` : faces(n, 'miss')
  if (shared) return told('ignore', `${misses} in your ${of === 'system' ? 'System' : 'Fleet'}`)
  return of === 'fleet' || of === 'system'
    ? { subject: shipsReached(of), verb: 'ignores', object: n === 'all' ? `all its ${MISS}` : misses }
    : told('ignore', `${misses} of ${shipsReached(of)}`)
}

function converting({ n, hits, fleet }: Extract<Boost, { do: 'convert' }>): Clause {
  const whose = fleet ? 'your Fleet’s' : 'your'
  return {
    subject: n === 'all' ? `each of ${whose} ${SPECIAL}` : `${n} of ${whose} ${SPECIAL}`,
    verb: n === 'all' || n === 1 ? 'counts' : 'each count',
    object: `as ${faces(hits, 'hit')}`,
  }
}

function boostClause(boost: Boost): Clause {
  switch (boost.do) {
    case 'hit':
      return told('add', faces(boost.n, 'hit'))
    case 'hit-per-miss':
      return told('add', `${faces(1, 'hit')} for each ${MISS} you rolled, which still draws retaliation`)
    case 'hit-per-wounds':
      return told('add', `${faces(1, 'hit')} for every 2 Health you have lost, ${boost.max} at most`)
    case 'convert':
      return converting(boost)
    case 'double':
      return { subject: `each of your ${HIT}`, verb: 'counts', object: `as ${faces(2, 'hit')}` }
    case 'pierce':
      return told('ignore', `${boost.n} of the Enemy’s Shields in this attack`)
    case 'ignore':
      return ignoring(boost)
    case 'reroll':
      return boost.n === 1
        ? told('reroll', `1 of your dice${boost.misses ? ` that shows ${MISS}` : ''}`)
        : told('reroll', `up to ${boost.n} of your dice${boost.misses ? ` that show ${MISS}` : ''}`)
    case 'add-special':
      return told('add', faces(boost.n, 'special'))
    case 'unseen':
      return boost.fleet
        ? { subject: 'you and your Fleet', verb: 'are', object: 'not detected; make no roll' }
        : { subject: 'outside a Fleet,', verb: 'you are', object: 'not detected and make no roll' }
    case 'pair-energy':
      return told('spend', `2 of your ${SPECIAL} to recover ${boost.n} Energy`)
    case 'pair-heal':
      return told('spend', `2 of your ${SPECIAL} to recover ${boost.n} Health`)
  }
}

function disengaging({ fleet, noHerald }: Extract<Trait, { do: 'no-disengage-roll' }>): Clause {
  const herald = noHerald
    ? '. If you leave alone, Herald of the Corruption does not apply either'
    : '. Herald of the Corruption still applies'
  return fleet
    ? {
        subject: 'your Fleet',
        verb: 'makes',
        object: `no Damage Rolls and slips the grip of Avatars${herald}`,
      }
    : told('make', `no Damage Rolls and slip the grip of Avatars${herald}`)
}

function traitClause(trait: Trait): Clause {
  switch (trait.do) {
    case 'absorb':
      return told('lose', trait.n === undefined ? 'none' : `${trait.n} less`)
    case 'bodyguard':
      return told('you may lose', '1 Health in its place')
    case 'retribution':
      return { subject: 'the Enemy', verb: 'loses', object: '1 Health, whatever its Shields' }
    case 'survive':
      return told('stay', 'at 1')
    case 'extra-option':
      return told('take', 'one more option of an Analysis without spending an Action')
    case 'repair-more':
      return { subject: 'your Repair', verb: 'restores', object: `${trait.n} more Health` }
    case 'repair-free':
      return { subject: 'your Repair', verb: 'costs', object: 'no Scrap' }
    case 'two-maintenances':
      return told('use', 'two different options instead of one')
    case 'second-probe':
      return told('reveal', 'a second System beside yours')
    case 'foresee-tile':
      return told('look', 'at the top tile before you choose its space')
    case 'longer-rush':
      return { subject: 'your Hyperspace Rush', verb: 'makes', object: `up to ${trait.jumps} Jumps` }
    case 'no-engagement-roll':
      return told('make', 'no Damage Roll')
    case 'no-disengage-roll':
      return disengaging(trait)
    case 'scavenge-more':
      return told('gain', `${trait.n} more ${trait.n === 1 ? 'Scrap' : 'Scraps'}`)
    case 'cheaper':
      return {
        subject: 'Modules',
        verb: 'cost',
        object: `you ${several(trait.n, 'Scrap')} less, but always at least 1`,
      }
    case 'every-class':
      return told('you count', 'as every class')
    case 'spare-energy':
      return told('you have', `${trait.n} extra Energy, which no skill can discard`)
  }
}

const clause = (deed: Deed, i: number, deeds: readonly Deed[]): Clause => {
  const said = deedClause(deed, { effect: effectClause, boost: boostClause, trait: traitClause })
  return isForLoner(deeds[i - 1]) ? { ...said, subject: `in a Fleet, ${said.subject}`.trim() } : said
}

function costText({ pay = 0, hurts = 0 }: Ability, energy: number): string {
  const costs = [
    ...(energy > 0 ? [`${energy} Energy`] : []),
    ...(pay > 0 ? [several(pay, 'Scrap')] : []),
    ...(hurts > 0 ? [`${hurts} Health`] : []),
  ]
  return costs.length > 0 ? `, for ${listed(costs)}` : ''
}

/** “After an Attack Roll, for 1 Energy: add 1 ☠.” With no Energy it is left to something else to show the cost. */
export function abilityText(ability: Ability, energy = 0): string {
  const { when, only, once, does } = ability
  const standing = does.filter(isStanding)
  const timed = does.filter((deed) => !isStanding(deed))
  const moment = (timed[0] && OWN_MOMENTS[timed[0].do]) ?? momentText(when, MOMENTS)
  const head = `${once ? LIMITS[once] : ''}${moment}${only ? CONDITIONS[only] : ''}`
  const texts = [
    ...(standing.length > 0 ? [sentences(standing.map(clause), listed)] : []),
    ...(timed.length > 0
      ? [`${head}${costText(ability, energy)}: ${sentences(timed.map(clause), listed)}`]
      : []),
  ]
  return texts.map((text) => `${capital(text)}.`).join(' ')
}
