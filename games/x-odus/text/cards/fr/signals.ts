import { french as fr, several } from '@astrolabe/words/french.ts'
import type { Signal, SignalWork } from '../../../content/schema.ts'
import type { SignalText } from '../en/signals.ts'
import { FACES, faces } from '../../symbols.ts'

const REVEALS: Readonly<Record<NonNullable<Signal['reveal']>, string>> = {
  advance: 'La Corruption progresse de 1 case.',
  'open-rift': 'Un Rift s’ouvre ici.',
  summon:
    'Le prochain Avatar de la piste entre en jeu ici et vous engage, sans lancer de Dégâts. S’il n’en reste aucun, l’Avatar libre le plus proche vient à sa place.',
}

/** What the Action is called. */
export function deedName(work: SignalWork): string {
  switch (work.work) {
    case 'repair':
      return 'Réparer'
    case 'roll':
      return work.symbol === 'hit' ? 'Plonger' : 'Déchiffrer'
    case 'guardian':
      return 'Provoquer'
    case 'energy':
      return 'Charger'
    case 'scraps':
      return 'Alimenter'
    case 'align':
      return 'Aligner'
    case 'purge':
      return 'Purger'
    case 'no-avatar':
      return ''
    case 'sacrifice':
      return 'Sacrifier'
    case 'stabilise':
      return 'Stabiliser'
  }
}

/** What is laid out when the card is turned over. */
function layoutText(work: SignalWork): string {
  if (work.work === 'repair') return `Posez ${several(work.markers, 'marqueur')} sur cette carte.`
  if (work.work === 'align') return 'Marquez le Système Corrompu révélé le plus éloigné d’ici par les voies.'
  if (work.work !== 'stabilise') return ''
  return (
    `Posez ${several(work.countdown, 'marqueur')} sur cette carte. Au début de chaque phase de Fin de tour, ` +
    `retirez-en 1. Quand le dernier part, la Corruption progresse de 1 case et ${work.countdown} marqueurs reviennent.`
  )
}

const GUARDIANS: Readonly<Record<'deck' | 'reserve', string>> = {
  deck: 'la première fois, tirez-le de la pioche Ennemi',
  reserve:
    'la première fois, piochez la première carte de la réserve d’Ennemis, ou de la pioche si la réserve est vide',
}

function workText(work: SignalWork): string {
  switch (work.work) {
    case 'repair':
      return 'Chaque réparation faite ici peut retirer 1 marqueur au lieu de rendre de la Santé.'
    case 'roll': {
      const price = work.hurt > 0 ? ` Il perd ${work.hurt} Santé par ${FACES.miss}.` : ''
      return `Chaque vaisseau qui agit lance ses dés et pose 1 marqueur par ${FACES[work.symbol]}.${price}`
    }
    case 'guardian':
      return fr`Combattez le gardien : ${GUARDIANS[work.from]}. Si vous vous désengagez, il reste sur cette carte avec ses dégâts.`
    case 'energy':
      return 'Chaque vaisseau qui agit épuise autant d’Énergie qu’il veut et pose 1 marqueur pour chacune.'
    case 'scraps':
      return 'Payez autant de Scraps que vous voulez et posez 1 marqueur pour chacun.'
    case 'align':
      return 'Alignez un pylône ici et l’autre dans le Système marqué.'
    case 'purge':
      return (
        `Effectuez un lancer de Compétence à ${faces(work.n, 'special')}. En cas d’échec, chaque vaisseau qui agit ` +
        `perd ${work.hurt} Santé, et le lancer en demande désormais 1 de moins, jusqu’à ${work.least}.`
      )
    case 'no-avatar':
      return ''
    case 'sacrifice':
      return (
        'Défaussez définitivement des Modules, des marqueurs de Santé ou d’Énergie et posez 1 marqueur ' +
        `pour chacun, ${work.perShip} par vaisseau au plus.`
      )
    case 'stabilise':
      return fr`Obtenez ${faces(work.specials, 'special')} et ${faces(work.hits, 'hit')} d’un seul coup ; une Flotte additionne ses dés.`
  }
}

function keyText(work: SignalWork, ships: number | undefined): string {
  switch (work.work) {
    case 'repair':
      return 'Il ne reste aucun marqueur.'
    case 'roll':
      return `Il y a ${work.markers} marqueurs sur cette carte.`
    case 'energy':
    case 'scraps':
    case 'sacrifice': {
      const both = `${work.markers} marqueurs (${work.three} à trois vaisseaux)`
      const asked = ships === undefined ? both : `${ships === 3 ? work.three : work.markers} marqueurs`
      return `Il y a ${asked} sur cette carte.`
    }
    case 'guardian':
      return 'Le gardien est vaincu.'
    case 'align':
      return 'Les deux sont faits dans la même manche, par des vaisseaux différents.'
    case 'purge':
    case 'stabilise':
      return 'Le lancer réussit.'
    case 'no-avatar':
      return `Aucun Avatar n’est dans ce Système, et au moins ${several(work.ships, 'vaisseau', 'vaisseaux')} y sont.`
  }
}

export function signalText({ reveal, work }: Signal, ships?: number): SignalText {
  return {
    reveal: `${reveal ? REVEALS[reveal] : ''} ${layoutText(work)}`.trim(),
    deed: deedName(work),
    work: workText(work),
    key: keyText(work, ships),
  }
}
