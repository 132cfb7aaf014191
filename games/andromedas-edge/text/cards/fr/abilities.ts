import { either, french as fr, listed } from '@astrolabe/words/french.ts'
import type { Ability, BattleTest, Moment, ShipType } from '../../../content/schema.ts'
import { aShip, resourcesOf, ship } from '../../fr/nouns.ts'
import { NAMES } from '../../names/fr.ts'
import { gainsText } from './gains.ts'
import { POWERS } from './powers.ts'

type With = ShipType | undefined

const launching = (type: With): string => `quand vous lancez ${type ? aShip(type) : 'un vaisseau'}`
const withYour = (type: With): string => (type ? ` avec votre ${ship(type)}` : '')

const MOMENTS: Readonly<Record<Moment, (type: With) => string>> = {
  'return-start': () => 'au début de votre rappel',
  salvage: () => 'à l’étape 3 de votre rappel, pour chacun de vos vaisseaux à la casse',
  launched: launching,
  'launched-to-base': (type) => `${launching(type)} vers une base de l’Alliance`,
  'launched-to-nebula': (type) => `${launching(type)} vers une nébuleuse`,
  'launched-to-special-region': (type) => `${launching(type)} vers une région spéciale autre que le Néant`,
  'planet-action': (type) => `après une action de planète${withYour(type)}`,
  'nebula-action': (type) => `après une action de nébuleuse${withYour(type)}`,
  'base-action': (type) => `après l’action d’une base de l’Alliance${withYour(type)}`,
  'field-action': (type) => `après l’action d’un champ${withYour(type)}`,
  'module-at-field': (type) => `quand vous gagnez un module dans un champ${withYour(type)}`,
  'planetary-moon': () => 'quand vous revendiquez une lune planétaire',
  'tactics-card-played': () => 'quand vous jouez une carte Stratégie',
  'discovery-taken': () => 'quand vous prenez un pion Découverte',
  'leaders-recruited': () => 'quand vous recrutez au moins un chef',
  'development-built': () => 'quand vous bâtissez une infrastructure',
  'warship-built': () => 'quand vous construisez un chasseur, un vaisseau scientifique ou un croiseur lourd',
  'battle-won': (type) => `quand vous gagnez une bataille${withYour(type)}`,
  'battle-won-against-player': (type) => `quand vous gagnez une bataille contre un joueur${withYour(type)}`,
  'battle-lost': (type) => `quand vous perdez une bataille${withYour(type)}`,
  'ship-damaged': (type) => `quand votre ${type ? ship(type) : 'vaisseau'} est endommagé`,
  'launched-to-own-planet': () =>
    'quand un autre participant se lance vers une planète où vous avez une infrastructure',
  'launched-here': () => 'quand un autre participant se lance ici',
}

const ONCE = { turn: 'une fois par tour, ', cycle: 'une fois par cycle de rappel, ' } as const

function testText(test: BattleTest, types: readonly ShipType[] = []): string {
  const those = types.length === 0 ? 'vaisseau' : either(types.map(ship))
  const along = types.length === 0 ? '' : ` avec votre ${those}`
  switch (test) {
    case 'always':
      return types.length === 0 ? 'dans toutes vos batailles' : `dans vos batailles${along}`
    case 'active':
      return `dans vos batailles${along} quand vous êtes le camp actif`
    case 'against-raider':
      return `dans vos batailles${along} contre un pillard`
    case 'near-development':
      return `dans vos batailles${along} sur une planète où vous avez une infrastructure, ou à côté`
    case 'on-card':
      return `dans vos batailles${along} ici ou à côté de cette planète`
    case 'within-2-of-card':
      return `dans vos batailles${along} à 2 régions d’ici au plus`
    case 'on-base':
      return `dans vos batailles${along} sur une base de l’Alliance`
    case 'alone':
      return `dans les batailles où un ${those} est votre seul vaisseau`
    case 'two-or-more':
      return `dans vos batailles avec au moins deux ${those}s`
    case 'launched-with-attack':
      return `dans la bataille où votre ${those} vient d’être lancé par Attaque`
  }
}

const DISCOUNTED = {
  modules: 'les modules vous coûtent',
  ships: 'les vaisseaux vous coûtent',
  developments: 'les infrastructures vous coûtent',
} as const

function discountText({ of, amount, ship: only, types }: Extract<Ability, { does: 'discount' }>): string {
  const less = `${resourcesOf(amount)} de moins`
  if (only) return `votre ${ship(only)} coûte ${less} à construire`
  if (types)
    return `les modules gagnés dans les champs ${listed(types.map((type) => NAMES.moduleTypes[type]))} vous coûtent ${less}`
  return `${DISCOUNTED[of]} ${less}${of === 'modules' ? ' (au moins 1)' : ''}`
}

export function abilityText(ability: Ability): string {
  switch (ability.does) {
    case 'gain': {
      const { on, with: type, once, most, gains } = ability
      const limit = most === undefined ? '' : ` (${most} au plus)`
      return fr`${once ? ONCE[once] : ''}${MOMENTS[on](type)}${limit} : ${gainsText(gains)}`
    }
    case 'dice':
      return `lancez ${ability.amount} ${ability.amount === 1 ? 'dé' : 'dés'} de plus ${testText(ability.when, ability.with)}`
    case 'targeting':
      return `ciblage +${ability.amount} ${testText(ability.when, ability.with)}`
    case 'discount':
      return discountText(ability)
    case 'storage':
      return `vous pouvez stocker ${ability.amount} de plus de glace, de nanocarbone et de titane`
    case 'hand':
      return `votre limite de main augmente de ${ability.amount}`
    case 'range':
      return `votre ${ship(ability.ship)} rejoint les batailles jusqu’à ${ability.range} régions de distance`
    case 'shields':
      return `votre croiseur lourd absorbe ${ability.amount} dégât de plus`
    case 'power':
      return POWERS[ability.power]
  }
}
