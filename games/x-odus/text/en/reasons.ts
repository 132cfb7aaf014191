import { several } from '@astrolabe/words/english.ts'
import type { ReasonWords } from '@astrolabe/words'
import type { XodusAim, XodusThing } from '../../position/reasons.ts'
import { scraps, system, the } from './nouns.ts'

/** “here”, or how far it is. */
const away = (tile: number, jumps: number): string =>
  jumps === 0 ? 'here' : `at ${system(tile)}, ${several(jumps, 'Jump')} away`

const time = (rounds: number): string => `the Corruption leaves ${several(rounds, 'round')}`

function aim(aim: XodusAim): string {
  switch (aim.goal) {
    case 'reveal':
      return aim.jumps === 0
        ? `what is needed still lies in the unknown, and ${time(aim.rounds)}`
        : `the unknown begins ${away(aim.tile, aim.jumps)}, and ${time(aim.rounds)}`
    case 'explore':
      return `there is something to explore ${away(aim.tile, aim.jumps)}`
    case 'signal':
      return `there is a Signal to decipher ${away(aim.tile, aim.jumps)}, and ${time(aim.rounds)}`
    case 'work':
      return `the Signal ${away(aim.tile, aim.jumps)} can be solved, and ${time(aim.rounds)}`
    case 'meet':
      return `the Signal ${away(aim.tile, aim.jumps)} takes several ships, and ${time(aim.rounds)}`
    case 'take-key':
      return `a Key can be had ${away(aim.tile, aim.jumps)}`
    case 'place-keys':
      return aim.jumps === 0
        ? 'every Key on the Great Rift brings victory closer'
        : `the Keys aboard are wanted on the Great Rift, ${several(aim.jumps, 'Jump')} away, and ${time(aim.rounds)}`
    case 'trade':
      return `there is a good bargain to be struck ${away(aim.tile, aim.jumps)}`
    case 'recover':
      return `Keys lie in the wreck ${away(aim.tile, aim.jumps)}`
    case 'hunt':
      return `the Avatar ${away(aim.tile, aim.jumps)} can be beaten`
    case 'fetch':
      return `with whoever is ${away(aim.tile, aim.jumps)} an Avatar can be beaten`
    case 'maintain':
      return `${the(aim.board)} is down to ${aim.health} Health of ${aim.of}`
    case 'scavenge':
      return `${the(aim.board)} has only ${scraps(aim.scraps)}`
    case 'fight':
      return `beating the Enemies of ${system(aim.tile)} brings Scraps, and peace there`
  }
}

const noun = (amount: number, one: string, many = `${one}s`): string => (amount === 1 ? one : many)

const things: Readonly<Record<XodusThing, (amount: number, number: string) => string>> = {
  rounds: (amount, number) => `${number} ${noun(amount, 'round')}`,
  'keys-placed': (amount, number) => `${number} ${noun(amount, 'Key')} on the Great Rift`,
  keys: (amount, number) => `${number} ${noun(amount, 'Key')} aboard`,
  signals: (amount, number) => `${number} ${noun(amount, 'Signal')} deciphered`,
  systems: (amount, number) => `${number} ${noun(amount, 'System')} revealed`,
  ships: (amount, number) => `${number} ${noun(amount, 'ship')}`,
  health: (_, number) => `${number} Health`,
  levels: (amount, number) => `${number} ${noun(amount, 'level')}`,
  energy: (_, number) => `${number} Energy`,
  modules: (amount, number) => `${number} ${noun(amount, 'Module')}`,
  scraps: (amount, number) => `${number} ${noun(amount, 'Scrap')}`,
  damage: (amount, number) => `${number} Damage ${noun(amount, 'card')}`,
  engaged: (amount, number) => `${number} ${noun(amount, 'ship')} engaged`,
  avatars: (amount, number) => `${number} ${noun(amount, 'Avatar')} on the map`,
  outlook: (amount, number) => `${number} ${noun(amount, 'point')}`,
}

export const reasons = {
  aim,
  things,
  ahead: 'a few rounds from now',
} satisfies ReasonWords<XodusAim>
