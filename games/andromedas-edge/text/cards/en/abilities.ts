import { either, listed } from '@astrolabe/words/english.ts'
import type { Ability, BattleTest, Moment, ShipType } from '../../../content/schema.ts'
import { ship, aShip } from '../../en/nouns.ts'
import { NAMES } from '../../names/en.ts'
import { gainsText } from './gains.ts'
import { POWERS } from './powers.ts'

type With = ShipType | undefined

const launching = (type: With): string => `when you launch ${type ? aShip(type) : 'a ship'}`
const withYour = (type: With): string => (type ? ` with your ${ship(type)}` : '')

const MOMENTS: Readonly<Record<Moment, (type: With) => string>> = {
  'return-start': () => 'at the start of your return',
  salvage: () => 'in step 3 of your return, for each of your ships in the scrapyard',
  launched: launching,
  'launched-to-base': (type) => `${launching(type)} to an Alliance base`,
  'launched-to-nebula': (type) => `${launching(type)} to a nebula`,
  'launched-to-special-region': (type) => `${launching(type)} to a special region other than the Void`,
  'planet-action': (type) => `after a planet action${withYour(type)}`,
  'nebula-action': (type) => `after a nebula action${withYour(type)}`,
  'base-action': (type) => `after the action of an Alliance base${withYour(type)}`,
  'field-action': (type) => `after the action of a field${withYour(type)}`,
  'module-at-field': (type) => `when you gain a module at a field${withYour(type)}`,
  'planetary-moon': () => 'when you claim a planetary moon',
  'tactics-card-played': () => 'when you play a tactics card',
  'discovery-taken': () => 'when you take a discovery token',
  'leaders-recruited': () => 'when you recruit one or more leaders',
  'development-built': () => 'when you build a development',
  'warship-built': () => 'when you build a fighter, a science vessel or a heavy cruiser',
  'battle-won': (type) => `when you win a battle${withYour(type)}`,
  'battle-won-against-player': (type) => `when you win a battle against a player${withYour(type)}`,
  'battle-lost': (type) => `when you lose a battle${withYour(type)}`,
  'ship-damaged': (type) => `when your ${type ? ship(type) : 'ship'} is damaged`,
  'launched-to-own-planet': () => 'when another participant launches to a planet with your development',
  'launched-here': () => 'when another participant launches here',
}

const ONCE = { turn: 'once per turn, ', cycle: 'once per return cycle, ' } as const

function testText(test: BattleTest, types: readonly ShipType[] = []): string {
  const those = types.length === 0 ? 'ship' : either(types.map(ship))
  const along = types.length === 0 ? '' : ` with your ${those}`
  switch (test) {
    case 'always':
      return types.length === 0 ? 'in every battle' : `in battles${along}`
    case 'active':
      return `in battles${along} when you are the active side`
    case 'against-raider':
      return `in battles${along} against a raider`
    case 'near-development':
      return `in battles${along} on or beside a planet with your development`
    case 'on-card':
      return `in battles${along} here or beside this planet`
    case 'within-2-of-card':
      return `in battles${along} up to 2 regions from here`
    case 'on-base':
      return `in battles${along} on an Alliance base`
    case 'alone':
      return `in battles in which a ${those} is your only ship`
    case 'two-or-more':
      return `in battles with two or more of your ${those}s`
    case 'launched-with-attack':
      return `in the battle into which your ${those} was launched with Attack`
  }
}

function discountText({ of, amount, ship: only, types }: Extract<Ability, { does: 'discount' }>): string {
  const less = amount === 1 ? '1 resource less' : `${amount} resources less`
  if (only) return `your ${ship(only)} costs ${less} to build`
  if (types)
    return `modules gained at the fields of ${listed(types.map((type) => NAMES.moduleTypes[type]))} cost you ${less}`
  return `${of} cost you ${less}${of === 'modules' ? ' (at least 1)' : ''}`
}

/** What it does as long as one has it: part of a sentence. */
export function abilityText(ability: Ability): string {
  switch (ability.does) {
    case 'gain': {
      const { on, with: type, once, most, gains } = ability
      const limit = most === undefined ? '' : ` (at most ${most})`
      return `${once ? ONCE[once] : ''}${MOMENTS[on](type)}${limit}: ${gainsText(gains)}`
    }
    case 'dice':
      return `roll ${ability.amount === 1 ? '1 more die' : `${ability.amount} more dice`} ${testText(ability.when, ability.with)}`
    case 'targeting':
      return `+${ability.amount} targeting ${testText(ability.when, ability.with)}`
    case 'discount':
      return discountText(ability)
    case 'storage':
      return `you can store ${ability.amount} more each of ice, nanocarbon and titanium`
    case 'hand':
      return `your hand limit is ${ability.amount} higher`
    case 'range':
      return `your ${ship(ability.ship)} joins battles from up to ${ability.range} regions away`
    case 'shields':
      return `your heavy cruiser absorbs ${ability.amount} more damage`
    case 'power':
      return POWERS[ability.power]
  }
}
