import { capital, type Clause, sentences, told } from '@astrolabe/words'
import { either, french as fr, listed } from '@astrolabe/words/french.ts'
import type { Effect, Gain, TrackReward } from '../../../content/schema.ts'
import { amount, basics, cards, costText, leaders, resourcesOf, ship, vp } from '../../fr/nouns.ts'
import { NAMES } from '../../names/fr.ts'

const less = (n: number): string => (n === 0 ? '' : ` pour ${resourcesOf(n)} de moins`)

const may = (verb: string, object: string): Clause => ({ subject: 'vous', verb: `pouvez ${verb}`, object })

function advancing(track: Extract<Gain, { give: 'advance' }>['track']): string {
  if (track === 'any') return 'de 1 case sur la piste de votre choix'
  if (track === 'science-or-civilization')
    return `de 1 case en ${either([NAMES.tracks.science, NAMES.tracks.civilization])}`
  return `de 1 case en ${NAMES.tracks[track]}`
}

function perThing({ each, most, orElse = [] }: Extract<Gain, { give: 'vp-per' }>): string {
  const things =
    each === 'development' ? 'par infrastructure que vous possédez' : 'par icône Relique que vous possédez'
  const instead = orElse.length === 0 ? '' : `, ou, si vous n’en avez pas, ${gainsText(orElse)}`
  return `1 PV ${things} (${most} au plus)${instead}`
}

function clause(gain: TrackReward): Clause {
  switch (gain.give) {
    case 'energy':
    case 'ice':
    case 'nanocarbon':
    case 'titanium':
    case 'credits':
      return told('gagnez', amount(gain.give, gain.amount))
    case 'basic':
      return told('gagnez', `${basics(gain.amount)} de votre choix`)
    case 'tactics':
      return told('piochez', cards(gain.amount))
    case 'vp':
      return told('gagnez', vp(gain.amount))
    case 'repair':
      return told('effectuez', gain.amount === 1 ? '1 réparation' : `${gain.amount} réparations`)
    case 'recruit':
      return told('recrutez', `${leaders(gain.amount)} depuis n’importe quelle base ou nébuleuse`)
    case 'advance':
      return told('avancez', advancing(gain.track))
    case 'upgrade':
      return told('prenez', '1 amélioration de vaisseau')
    case 'ship':
      return may('construire', `1 ${gain.only ? ship(gain.only) : 'vaisseau'}${less(gain.less)}`)
    case 'free-ship':
      return told('construisez', `gratuitement 1 ${gain.only ? ship(gain.only) : 'vaisseau'}`)
    case 'free-module':
      return told(
        'prenez',
        gain.atMost === undefined
          ? 'gratuitement 1 module disponible'
          : `gratuitement 1 module disponible de coût ${gain.atMost} ou moins`,
      )
    case 'module':
      return may('acheter', `1 module disponible${less(gain.less)}`)
    case 'discard':
      return told('défaussez', cards(gain.amount))
    case 'exchange':
      return may(
        'échanger',
        gain.among === 'basics'
          ? `jusqu’à ${gain.most} ressources de base contre d’autres ressources de base`
          : `jusqu’à ${gain.most} ressources contre d’autres`,
      )
    case 'gamble':
      return told('lancez', 'un dé et gagnez 1 crédit sur 1 ou 2, 2 crédits sur 3 ou 4, 3 crédits sur 5 ou 6')
    case 'senate':
      return told(
        'gagnez',
        `1 PV par groupe de ${leaders(gain.leaders)} dans votre station (${gain.most} au plus)`,
      )
    case 'void-roll':
      return told('lancez', 'un dé et gagnez le bénéfice du Néant qu’il désigne')
    case 'planet-moon':
      return told('revendiquez', 'une lune de plus sur la planète de ce tour')
    case 'nebula-moon':
      return told('revendiquez', '1 lune d’une nébuleuse sans pillard')
    case 'vp-per':
      return told('gagnez', perThing(gain))
    case 'salvage':
      return told(
        'gagnez',
        `1 énergie par vaisseau à la casse, quel que soit son propriétaire (${gain.most} au plus)`,
      )
    case 'survey':
      return told('remplacez', 'les modules d’une colonne')
    case 'rift-walk':
      return told(
        'déplacez',
        'un de vos vaisseaux depuis sa région vers le Néant, ou vers une région spéciale, sans vaisseau adverse et résolvez-y l’action',
      )
    case 'discovery':
      return told('prenez', '1 pion Découverte de la pile de cette case')
    case 'supremacy-token':
      return told('prenez', 'le pion Suprématie de cette case')
    case 'hand-limit':
      return told('augmentez', `votre limite de main de ${gain.amount}`)
  }
}

export const gainsText = (gains: readonly TrackReward[]): string => sentences(gains.map(clause), listed)

export function effectText({ pay, times = 1, gains }: Effect): string {
  if (pay === undefined) return `${capital(gainsText(gains))}.`
  const often = times > 1 ? `, jusqu’à ${times} fois,` : ''
  return fr`Vous pouvez${often} payer ${costText(pay)} : ${gainsText(gains)}.`
}
