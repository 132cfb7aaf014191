import { french as fr } from '@astrolabe/words/french.ts'
import type { Ability, BattleTest, Moment, ShipType } from '../../../content/schema.ts'
import { NAMES } from '../../names/fr.ts'
import { signed } from '../../symbols.ts'
import { SHORT_POWERS } from './powers.ts'
import { shortGains } from './short.ts'

const MOMENTS: Readonly<Record<Moment, string>> = {
  'return-start': 'rappel',
  salvage: 'chaque épave',
  launched: 'lancement',
  'launched-to-base': 'vers une base',
  'launched-to-nebula': 'vers une nébuleuse',
  'launched-to-special-region': 'région spéciale',
  'planet-action': 'planète',
  'nebula-action': 'nébuleuse',
  'base-action': 'base',
  'field-action': 'champ',
  'module-at-field': 'module au champ',
  'planetary-moon': 'lune',
  'tactics-card-played': 'carte jouée',
  'discovery-taken': 'découverte',
  'leaders-recruited': 'recrutement',
  'development-built': 'infrastructure',
  'warship-built': 'vaisseau de guerre',
  'battle-won': 'victoire',
  'battle-won-against-player': 'victoire (joueur)',
  'battle-lost': 'défaite',
  'ship-damaged': 'endommagé',
  'launched-to-own-planet': 'visiteur',
  'launched-here': 'visiteur',
}

const TESTS: Readonly<Record<BattleTest, string>> = {
  always: '',
  active: ' (actif)',
  'against-raider': ' (pillard)',
  'near-development': ' (chez vous)',
  'on-card': ' (tout près)',
  'within-2-of-card': ' (à 2 au plus)',
  'on-base': ' (base)',
  alone: ' (seul)',
  'two-or-more': ' (2 ou plus)',
  'launched-with-attack': ' (Attaque)',
}

const SHIPS: Readonly<Record<ShipType, string>> = {
  transport: 'transport',
  fighter: 'chasseur',
  'science-vessel': 'scientifique',
  'heavy-cruiser': 'croiseur',
}
const OF = { modules: 'modules', ships: 'vaisseaux', developments: 'infrastructures' } as const

const ships = (types: readonly ShipType[] = []): string =>
  types.length === 0 ? '' : `, ${types.map((type) => SHIPS[type]).join('/')}`

export function shortAbility(ability: Ability): string {
  switch (ability.does) {
    case 'gain': {
      const once = ability.once === undefined ? '' : ' (une fois)'
      return fr`${MOMENTS[ability.on]} : ${shortGains(ability.gains)}${once}`
    }
    case 'dice':
      return `${signed(ability.amount)} ${ability.amount === 1 ? 'dé' : 'dés'}${ships(ability.with)}${TESTS[ability.when]}`
    case 'targeting':
      return `${signed(ability.amount)} ciblage${ships(ability.with)}${TESTS[ability.when]}`
    case 'discount':
      return `${ability.ship ? SHIPS[ability.ship] : OF[ability.of]} −${ability.amount}`
    case 'storage':
      return `stockage +${ability.amount}`
    case 'hand':
      return `main +${ability.amount}`
    case 'range':
      return fr`${NAMES.ships[ability.ship].toLowerCase()} : portée ${ability.range}`
    case 'shields':
      return `boucliers +${ability.amount}`
    case 'power':
      return SHORT_POWERS[ability.power]
  }
}
