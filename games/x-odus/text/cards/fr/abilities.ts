import { either, french as fr, listed, several } from '@astrolabe/words/french.ts'
import { capital, type Clause, sentences, told } from '@astrolabe/words'
import type { Ability, Boost, Condition, Deed, Limit, Trait } from '../../../content/schema.ts'
import { FACES, faces } from '../../symbols.ts'
import { deedClause, isForLoner, isStanding, type MomentWords, momentText } from '../deeds.ts'
import { effectClause, shipsReached } from './effects.ts'

const { hit: HIT, miss: MISS, special: SPECIAL } = FACES

const WHEN: MomentWords['when'] = {
  'before-attack': 'avant un lancer d’Attaque',
  'after-attack': 'après un lancer d’Attaque',
  'lose-health': 'quand vous perdez de la Santé',
  defeat: 'quand vous vainquez un Ennemi',
  disengage: 'quand vous vous désengagez',
  explore: 'quand vous explorez',
  probe: 'quand vous envoyez une sonde',
  scavenge: 'quand vous fouillez',
  maintenance: 'pendant une Maintenance',
  'turn-start': 'au début de votre tour',
  turn: 'à votre tour, sans être engagé',
  'turn-or-combat': 'à votre tour, même entre deux attaques',
  'engaged-by-avatar': 'quand un Avatar vous engage à la phase de Corruption',
}

const MOMENTS: MomentWords = {
  when: WHEN,
  rolls: { 'damage-roll': 'de Dégâts', detection: 'de Détection', skill: 'de Compétence' },
  onRolls: (names) => `lors d’un lancer ${names}`,
  either,
}

/** Deeds that wait for a moment of their own. */
const OWN_MOMENTS: Partial<Readonly<Record<Deed['do'], string>>> = {
  absorb: 'quand une riposte vous coûte de la Santé',
  retribution: 'quand une riposte vous coûte de la Santé',
  bodyguard: 'quand un autre vaisseau de votre Flotte perd de la Santé lors d’une attaque',
  survive: 'quand vous devriez tomber à 0 Santé',
  unseen: 'quand un lancer de Détection est requis',
  'foresee-tile': 'quand vous envoyez une sonde ou sautez à l’aveugle',
}

const CONDITIONS: Readonly<Record<Condition, string>> = {
  offensive: ', en manœuvre Offensive',
  'first-attack': ', à la première attaque d’un combat',
  'first-miss': `, à la première attaque d’un combat où vous obtenez ${MISS}`,
  'rolled-hit': `, si vous avez obtenu ${HIT}`,
  'rolled-two-hits': `, si vous avez obtenu ${HIT}${HIT}`,
  'in-allied-system': ', dans un Système Allié',
  'enemy-level-2': ' de niveau 2 ou plus',
}

const LIMITS: Readonly<Record<Limit, string>> = {
  combat: 'une fois par combat, ',
  round: 'une fois par manche, ',
  turn: 'une fois par tour, ',
}

const from = (ship: string): string => `d’${ship}`

function ignoring({ n, of, shared, special }: Extract<Boost, { do: 'ignore' }>): Clause {
  if (special) {
    const whose =
      of === 'self'
        ? 'à vous'
        : shared
          ? 'de n’importe quel vaisseau de votre Flotte'
          : from(shipsReached(of))
    return n === 'all'
      ? told(
          'dépensez',
          `autant de vos ${SPECIAL} que vous voulez, chacun pour ignorer ${faces(1, 'miss')} ${whose}`,
        )
      : told('dépensez', `${n} de vos ${SPECIAL} pour ignorer ${faces(n, 'miss')} ${whose}`)
  }
  if (of === 'self') return told('ignorez', n === 'all' ? `tous vos ${MISS}` : `${n} de vos ${MISS}`)
  const misses = n === 'all' ? `tous les ${MISS}` : faces(n, 'miss')
  if (shared) return told('ignorez', `${misses} de votre ${of === 'system' ? 'Système' : 'Flotte'}`)
  return of === 'fleet' || of === 'system'
    ? { subject: shipsReached(of), verb: 'ignore', object: n === 'all' ? `tous ses ${MISS}` : misses }
    : told('ignorez', `${misses} ${from(shipsReached(of))}`)
}

function converting({ n, hits, fleet }: Extract<Boost, { do: 'convert' }>): Clause {
  const whose = fleet ? `des ${SPECIAL} de votre Flotte` : `de vos ${SPECIAL}`
  return {
    subject: n === 'all' ? `chacun ${whose}` : `${n} ${whose}`,
    verb: n === 'all' || n === 1 ? 'compte' : 'comptent chacun',
    object: `pour ${faces(hits, 'hit')}`,
  }
}

function boostClause(boost: Boost): Clause {
  switch (boost.do) {
    case 'hit':
      return told('ajoutez', faces(boost.n, 'hit'))
    case 'hit-per-miss':
      return told('ajoutez', `${faces(1, 'hit')} par ${MISS} obtenu, qui provoque tout de même la riposte`)
    case 'hit-per-wounds':
      return told('ajoutez', `${faces(1, 'hit')} par tranche de 2 Santé perdues, ${boost.max} au plus`)
    case 'convert':
      return converting(boost)
    case 'double':
      return { subject: `chacun de vos ${HIT}`, verb: 'compte', object: `pour ${faces(2, 'hit')}` }
    case 'pierce':
      return boost.n === 'all'
        ? told('ignorez', 'tous les Boucliers de l’Ennemi pour cette attaque')
        : told('ignorez', `${several(boost.n, 'Bouclier')} de l’Ennemi pour cette attaque`)
    case 'ignore':
      return ignoring(boost)
    case 'reroll':
      return told(
        'relancez',
        `${boost.n === 1 ? '' : 'jusqu’à '}${boost.n} de vos dés${boost.misses ? ` montrant ${MISS}` : ''}`,
      )
    case 'add-special':
      return told('ajoutez', faces(boost.n, 'special'))
    case 'unseen':
      return boost.fleet
        ? { subject: 'vous et votre Flotte', verb: 'n’êtes pas détectés', object: 'et ne lancez pas les dés' }
        : {
            subject: 'hors d’une Flotte, vous',
            verb: 'n’êtes pas détecté',
            object: 'et ne lancez pas les dés',
          }
    case 'pair-energy':
      return told('dépensez', `2 de vos ${SPECIAL} pour récupérer ${boost.n} Énergie`)
    case 'pair-heal':
      return told('dépensez', `2 de vos ${SPECIAL} pour récupérer ${boost.n} Santé`)
  }
}

function disengaging({ fleet, noHerald }: Extract<Trait, { do: 'no-disengage-roll' }>): Clause {
  const herald = noHerald
    ? '. Si vous partez seul, le Héraut de la Corruption ne s’applique pas non plus'
    : '. Le Héraut de la Corruption s’applique toujours'
  return fleet
    ? {
        subject: 'votre Flotte',
        verb: 'n’effectue',
        object: `aucun lancer de Dégâts et échappe à l’emprise des Avatars${herald}`,
      }
    : told('n’effectuez', `aucun lancer de Dégâts et échappez à l’emprise des Avatars${herald}`)
}

function traitClause(trait: Trait): Clause {
  switch (trait.do) {
    case 'absorb':
      return trait.n === undefined ? told('n’en perdez', 'pas') : told('perdez-en', `${trait.n} de moins`)
    case 'bodyguard':
      return told('vous pouvez perdre', '1 Santé à sa place')
    case 'retribution':
      return { subject: 'l’Ennemi', verb: 'perd', object: '1 Santé, quels que soient ses Boucliers' }
    case 'survive':
      return told('restez', 'à 1')
    case 'extra-option':
      return told('prenez', 'une option de plus d’une Analyse sans dépenser d’Action')
    case 'repair-more':
      return { subject: 'votre réparation', verb: 'rend', object: `${trait.n} Santé de plus` }
    case 'repair-free':
      return { subject: 'votre réparation', verb: 'ne coûte', object: 'aucun Scrap' }
    case 'two-maintenances':
      return told('choisissez', 'deux options différentes au lieu d’une')
    case 'second-probe':
      return told('révélez', 'un second Système à côté du vôtre')
    case 'foresee-tile':
      return told('regardez', 'la première tuile de la pile avant de choisir son emplacement')
    case 'longer-rush':
      return { subject: 'votre Rush', verb: 'compte', object: `jusqu’à ${trait.jumps} sauts` }
    case 'no-engagement-roll':
      return told('n’effectuez', 'pas de lancer de Dégâts')
    case 'no-disengage-roll':
      return disengaging(trait)
    case 'scavenge-more':
      return told('gagnez', `${several(trait.n, 'Scrap')} de plus`)
    case 'cheaper':
      return {
        subject: 'les Modules',
        verb: 'vous coûtent',
        object: `${several(trait.n, 'Scrap')} de moins, mais toujours au moins 1`,
      }
    case 'every-class':
      return told('vous comptez', 'comme toutes les classes')
    case 'spare-energy':
      return told('vous disposez', `de ${trait.n} Énergie de plus, qu’aucune compétence ne peut défausser`)
  }
}

const clause = (deed: Deed, i: number, deeds: readonly Deed[]): Clause => {
  const said = deedClause(deed, { effect: effectClause, boost: boostClause, trait: traitClause })
  return isForLoner(deeds[i - 1]) ? { ...said, subject: `en Flotte, ${said.subject}`.trim() } : said
}

function costText({ pay = 0, hurts = 0 }: Ability, energy: number): string {
  const costs = [
    ...(energy > 0 ? [`${energy} Énergie`] : []),
    ...(pay > 0 ? [several(pay, 'Scrap')] : []),
    ...(hurts > 0 ? [`${hurts} Santé`] : []),
  ]
  return costs.length > 0 ? `, contre ${listed(costs)}` : ''
}

/** « Après un lancer d’Attaque, contre 1 Énergie : ajoutez 1 ☠. » */
export function abilityText(ability: Ability, energy = 0): string {
  const { when, only, once, does } = ability
  const standing = does.filter(isStanding)
  const timed = does.filter((deed) => !isStanding(deed))
  const moment = (timed[0] && OWN_MOMENTS[timed[0].do]) ?? momentText(when, MOMENTS)
  const head = `${once ? LIMITS[once] : ''}${moment}${only ? CONDITIONS[only] : ''}`
  const texts = [
    ...(standing.length > 0 ? [sentences(standing.map(clause), listed)] : []),
    ...(timed.length > 0
      ? [fr`${head}${costText(ability, energy)} : ${sentences(timed.map(clause), listed)}`]
      : []),
  ]
  return texts.map((text) => `${capital(text)}.`).join(' ')
}
