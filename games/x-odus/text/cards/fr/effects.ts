import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import { type Clause, sentences, told } from '@astrolabe/words'
import type { Effect, Reach } from '../../../content/schema.ts'

/** The ships a card reaches, apart from the owner's alone, which is simply told. */
const SHIPS: Readonly<Record<Exclude<Reach, 'self'>, string>> = {
  fleet: 'chaque vaisseau de votre Flotte',
  'fleet-ship': 'un vaisseau de votre Flotte',
  'other-ship': 'un autre vaisseau de votre Flotte',
  system: 'chaque vaisseau de votre Système',
  'system-ship': 'un vaisseau de votre Système',
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
  readonly allEnergy: string
  readonly turn: string
}

const YOU: Voice = {
  subject: '',
  recover: 'récupérez',
  gain: 'gagnez',
  lose: 'perdez',
  draw: 'piochez',
  end: 'terminez',
  make: 'effectuez',
  turnOver: 'épuisez',
  allEnergy: 'toute votre Énergie',
  turn: 'votre tour',
}

const EACH: Voice = {
  subject: 'chaque vaisseau participant',
  recover: 'récupère',
  gain: 'gagne',
  lose: 'perd',
  draw: 'pioche',
  end: 'termine',
  make: 'effectue',
  turnOver: 'épuise',
  allEnergy: 'toute son Énergie',
  turn: 'son tour',
}

function recovering(of: Reach | undefined, what: string, voice: Voice): Clause {
  return of === undefined || of === 'self'
    ? { subject: voice.subject, verb: voice.recover, object: what }
    : { subject: SHIPS[of], verb: EACH.recover, object: what }
}

const anywhere = 'n’importe où sur la carte'

export function effectClause(effect: Effect, voice: Voice = YOU): Clause {
  const { subject } = voice
  switch (effect.do) {
    case 'scraps':
      return told('gagnez', several(effect.n, 'Scrap'))
    case 'module':
      return told('gagnez', several(effect.n, 'Module Vaisseau', 'Modules Vaisseau'))
    case 'precursor-module':
      return told('gagnez', several(effect.n, 'Module Précurseur', 'Modules Précurseurs'))
    case 'avatars':
      return {
        subject: 'les Avatars',
        verb: 'avancent',
        object: `de 1 Système de ${effect.by < 0 ? 'moins' : 'plus'} dans cette manche`,
      }
    case 'heal':
      return recovering(effect.of, `${effect.n} Santé`, voice)
    case 'energy':
      return recovering(undefined, effect.n === 'all' ? voice.allEnergy : `${effect.n} Énergie`, voice)
    case 'reveal':
      return told('révélez', `${several(effect.n, 'Système')} ${anywhere}`)
    case 'pacify':
      return told('pacifiez', `${several(effect.n, 'Système Ennemi', 'Systèmes Ennemis')} ${anywhere}`)
    case 'close-rift':
      return told('désactivez', 'un Rift')
    case 'open-rift':
      return { subject: 'un Rift', verb: 's’ouvre', object: 'dans ce Système' }
    case 'damage-card':
      return { subject, verb: voice.draw, object: 'une carte Dégâts' }
    case 'hurt':
      return { subject, verb: voice.lose, object: `${effect.n} Santé` }
    case 'end-turn':
      return { subject, verb: voice.end, object: voice.turn }
    case 'damage-roll':
      return { subject, verb: voice.make, object: 'un lancer de Dégâts' }
    case 'drain':
      return { subject, verb: voice.turnOver, object: `${effect.n} Énergie` }
    case 'advance':
      return { subject: 'la Corruption', verb: 'progresse', object: 'aussitôt de 1 case' }
    case 'hold':
      return {
        subject: 'la Corruption',
        verb: 'ne progresse pas',
        object: 'lors de la phase de Corruption de cette manche',
      }
    case 'wormhole':
      return told('placez', 'un marqueur de Trou de ver sur votre Système')
    case 'ally':
      return told('révélez', 'un Allié dans ce Système')
    case 'mend':
      return told('retirez', `1 carte Dégâts à ${effect.of === 'self' ? 'votre vaisseau' : SHIPS[effect.of]}`)
    case 'action':
      return { subject, verb: voice.gain, object: several(effect.n, 'Action') }
    case 'jump':
      return told('effectuez', 'un saut sans dépenser d’Action')
    case 'fold':
      return told('rejoignez', 'n’importe quel Système révélé, où vous entrez normalement')
    case 'scavenge':
      return told('fouillez', fr`sans dépenser d’Action ; c’est votre fouille de la manche`)
  }
}

/** An effect of a card of one's own, or bought; in the middle of a sentence, as below. */
export const effectText = (effect: Effect): string => sentences([effectClause(effect)], listed)

/** The same, for a ship that is named: what heals it or mends it. */
export function effectTextOn(effect: Effect, ship: string): string {
  if (effect.do === 'mend') return `${ship} perd 1 carte Dégâts`
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
