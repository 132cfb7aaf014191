import type { Ability, BattleTest, Moment, ShipType } from '../../../content/schema.ts'
import { NAMES } from '../../names/en.ts'
import { signed } from '../../symbols.ts'
import { SHORT_POWERS } from './powers.ts'
import { shortGains } from './short.ts'

const MOMENTS: Readonly<Record<Moment, string>> = {
  'return-start': 'return',
  salvage: 'each wreck',
  launched: 'launch',
  'launched-to-base': 'to a base',
  'launched-to-nebula': 'to a nebula',
  'launched-to-special-region': 'special region',
  'planet-action': 'planet',
  'nebula-action': 'nebula',
  'base-action': 'base',
  'field-action': 'field',
  'module-at-field': 'module at field',
  'planetary-moon': 'moon',
  'tactics-card-played': 'card played',
  'discovery-taken': 'discovery',
  'leaders-recruited': 'recruiting',
  'development-built': 'development',
  'warship-built': 'warship built',
  'battle-won': 'win',
  'battle-won-against-player': 'win (player)',
  'battle-lost': 'defeat',
  'ship-damaged': 'damaged',
  'launched-to-own-planet': 'visitor',
  'launched-here': 'visitor',
}

const TESTS: Readonly<Record<BattleTest, string>> = {
  always: '',
  active: ' (active)',
  'against-raider': ' (raider)',
  'near-development': ' (at home)',
  'on-card': ' (nearby)',
  'within-2-of-card': ' (within 2)',
  'on-base': ' (base)',
  alone: ' (alone)',
  'two-or-more': ' (2 or more)',
  'launched-with-attack': ' (Attack)',
}

const SHIPS: Readonly<Record<ShipType, string>> = {
  transport: 'transport',
  fighter: 'fighter',
  'science-vessel': 'science v.',
  'heavy-cruiser': 'cruiser',
}

const ships = (types: readonly ShipType[] = []): string =>
  types.length === 0 ? '' : `, ${types.map((type) => SHIPS[type]).join('/')}`

/** “win: 1 basic”, “+1 die” */
export function shortAbility(ability: Ability): string {
  switch (ability.does) {
    case 'gain': {
      const once = ability.once === undefined ? '' : ' (once)'
      return `${MOMENTS[ability.on]}: ${shortGains(ability.gains)}${once}`
    }
    case 'dice':
      return `${signed(ability.amount)} ${ability.amount === 1 ? 'die' : 'dice'}${ships(ability.with)}${TESTS[ability.when]}`
    case 'targeting':
      return `${signed(ability.amount)} targeting${ships(ability.with)}${TESTS[ability.when]}`
    case 'discount':
      return `${ability.ship ? SHIPS[ability.ship] : ability.of} −${ability.amount}`
    case 'storage':
      return `storage +${ability.amount}`
    case 'hand':
      return `hand +${ability.amount}`
    case 'range':
      return `${NAMES.ships[ability.ship].toLowerCase()}: range ${ability.range}`
    case 'shields':
      return `shields +${ability.amount}`
    case 'power':
      return SHORT_POWERS[ability.power]
  }
}
