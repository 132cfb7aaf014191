import { type Clause, sentences, told } from '@astrolabe/words'
import { listed, several } from '@astrolabe/words/english.ts'
import type { Effect, Reach } from '../../../content/schema.ts'

/** The ships a card reaches, apart from the owner's alone, which is simply told. */
const SHIPS: Readonly<Record<Exclude<Reach, 'self'>, string>> = {
  fleet: 'each ship of your Fleet',
  'fleet-ship': 'one ship of your Fleet',
  'other-ship': 'another ship of your Fleet',
  system: 'each ship in your System',
  'system-ship': 'one ship in your System',
}

export const shipsReached = (of: Exclude<Reach, 'self'>): string => SHIPS[of]

/** Who is spoken to or of: the owner of a card, or each ship that takes part in an Exploration (XO-EFF-05 to -13). */
interface Voice {
  readonly subject: string
  readonly recover: string
  readonly gain: string
  readonly lose: string
  readonly draw: string
  readonly end: string
  readonly make: string
  readonly turnOver: string
  readonly own: string
}

const YOU: Voice = {
  subject: '',
  recover: 'recover',
  gain: 'gain',
  lose: 'lose',
  draw: 'draw',
  end: 'end',
  make: 'make',
  turnOver: 'turn over',
  own: 'your',
}

const EACH: Voice = {
  subject: 'each ship taking part',
  recover: 'recovers',
  gain: 'gains',
  lose: 'loses',
  draw: 'draws',
  end: 'ends',
  make: 'makes',
  turnOver: 'turns over',
  own: 'its',
}

function recovering(of: Reach | undefined, what: string, voice: Voice): Clause {
  return of === undefined || of === 'self'
    ? { subject: voice.subject, verb: voice.recover, object: what }
    : { subject: SHIPS[of], verb: EACH.recover, object: what }
}

const anywhere = 'anywhere on the map'

export function effectClause(effect: Effect, voice: Voice = YOU): Clause {
  const { subject } = voice
  switch (effect.do) {
    case 'scraps':
      return told('gain', several(effect.n, 'Scrap'))
    case 'module':
      return told('gain', several(effect.n, 'Ship Module'))
    case 'precursor-module':
      return told('gain', several(effect.n, 'Precursor Module'))
    case 'avatars':
      return {
        subject: 'Avatars',
        verb: 'move',
        object: `1 System ${effect.by < 0 ? 'fewer' : 'more'} this round`,
      }
    case 'heal':
      return recovering(effect.of, `${effect.n} Health`, voice)
    case 'energy':
      return recovering(
        undefined,
        effect.n === 'all' ? `all ${voice.own} Energy` : `${effect.n} Energy`,
        voice,
      )
    case 'reveal':
      return told('reveal', `${several(effect.n, 'System')} ${anywhere}`)
    case 'pacify':
      return told('pacify', `${several(effect.n, 'Enemy System')} ${anywhere}`)
    case 'close-rift':
      return told('deactivate', 'one Rift')
    case 'open-rift':
      return { subject: 'a Rift', verb: 'opens', object: 'in this System' }
    case 'damage-card':
      return { subject, verb: voice.draw, object: 'a Damage card' }
    case 'hurt':
      return { subject, verb: voice.lose, object: `${effect.n} Health` }
    case 'end-turn':
      return { subject, verb: voice.end, object: `${voice.own} turn` }
    case 'damage-roll':
      return { subject, verb: voice.make, object: 'a Damage Roll' }
    case 'drain':
      return { subject, verb: voice.turnOver, object: `${effect.n} ready Energy` }
    case 'advance':
      return { subject: 'the Corruption', verb: 'advances', object: '1 space at once' }
    case 'hold':
      return {
        subject: 'the Corruption',
        verb: 'does not advance',
        object: 'in this round’s Corruption phase',
      }
    case 'wormhole':
      return told('put', 'a Wormhole marker on your System')
    case 'ally':
      return told('reveal', 'an Ally in this System')
    case 'mend':
      return told('remove', `1 Damage card from ${effect.of === 'self' ? 'your ship' : SHIPS[effect.of]}`)
    case 'action':
      return { subject, verb: voice.gain, object: several(effect.n, 'Action') }
    case 'jump':
      return told('make', 'one Jump without spending an Action')
    case 'fold':
      return told('move', 'to any revealed System, which you enter as usual')
    case 'scavenge':
      return told('scavenge', 'without spending an Action; this is your Scavenge of the round')
  }
}

/** An effect of a card of one's own, or bought; in the middle of a sentence, as below. */
export const effectText = (effect: Effect): string => sentences([effectClause(effect)], listed)

/** The same, for a ship that is named: what heals it or mends it. */
export function effectTextOn(effect: Effect, ship: string): string {
  if (effect.do === 'mend') return `${ship} is rid of 1 Damage card`
  return sentences(
    [effectClause('of' in effect ? { ...effect, of: 'self' } : effect, { ...EACH, subject: ship })],
    listed,
  )
}

/** What befalls those who explore. */
export const effectsText = (effects: readonly Effect[]): string =>
  sentences(
    effects.map((effect) => effectClause(effect, EACH)),
    listed,
  )
