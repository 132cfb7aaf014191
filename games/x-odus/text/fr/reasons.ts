import { several } from '@astrolabe/words/french.ts'
import type { XodusAim } from '../../position/reasons.ts'
import type { XodusWords } from '../words.ts'
import { le, scraps, system } from './nouns.ts'

/** « ici », ou à quelle distance. */
const away = (tile: number, jumps: number): string =>
  jumps === 0 ? 'ici' : `à ${several(jumps, 'saut')} (${system(tile)})`

const time = (rounds: number): string => `la Corruption laisse ${several(rounds, 'manche')}`

function aim(aim: XodusAim): string {
  switch (aim.goal) {
    case 'reveal':
      return aim.jumps === 0
        ? `ce qu’il vous faut est encore inconnu, et ${time(aim.rounds)}`
        : `l’inconnu commence ${away(aim.tile, aim.jumps)}, et ${time(aim.rounds)}`
    case 'explore':
      return `il y a de quoi explorer ${away(aim.tile, aim.jumps)}`
    case 'signal':
      return `un Signal reste à déchiffrer ${away(aim.tile, aim.jumps)}, et ${time(aim.rounds)}`
    case 'work':
      return `le Signal qui se trouve ${away(aim.tile, aim.jumps)} peut être résolu, et ${time(aim.rounds)}`
    case 'meet':
      return `le Signal qui se trouve ${away(aim.tile, aim.jumps)} demande plusieurs vaisseaux, et ${time(aim.rounds)}`
    case 'take-key':
      return `une Clé est à prendre ${away(aim.tile, aim.jumps)}`
    case 'place-keys':
      return aim.jumps === 0
        ? 'chaque Clé posée sur le Grand Rift rapproche de la victoire'
        : `les Clés à bord sont attendues sur le Grand Rift, à ${several(aim.jumps, 'saut')}, et ${time(aim.rounds)}`
    case 'trade':
      return `une bonne affaire est à faire ${away(aim.tile, aim.jumps)}`
    case 'recover':
      return `des Clés gisent dans une épave ${away(aim.tile, aim.jumps)}`
    case 'hunt':
      return `l’Avatar qui se trouve ${away(aim.tile, aim.jumps)} peut être vaincu`
    case 'fetch':
      return `avec le renfort qui se trouve ${away(aim.tile, aim.jumps)}, un Avatar peut être vaincu`
    case 'maintain':
      return `${le(aim.board)} n’a plus que ${aim.health} Santé sur ${aim.of}`
    case 'scavenge':
      return `${le(aim.board)} n’a que ${scraps(aim.scraps)}`
    case 'fight':
      return `vaincre les Ennemis d’ici (${system(aim.tile)}) rapporte des Scraps, et la paix`
  }
}

/** Below two the noun stays in the singular. */
const noun = (amount: number, one: string, many = `${one}s`): string => (amount < 2 ? one : many)

export const reasons: XodusWords['reasons'] = {
  aim,
  things: {
    rounds: (amount, number) => `${number} ${noun(amount, 'manche')}`,
    'keys-placed': (amount, number) => `${number} ${noun(amount, 'Clé')} sur le Grand Rift`,
    keys: (amount, number) => `${number} ${noun(amount, 'Clé')} à bord`,
    signals: (amount, number) => `${number} ${noun(amount, 'Signal déchiffré', 'Signaux déchiffrés')}`,
    systems: (amount, number) => `${number} ${noun(amount, 'Système révélé', 'Systèmes révélés')}`,
    ships: (amount, number) => `${number} ${noun(amount, 'vaisseau', 'vaisseaux')}`,
    health: (_, number) => `${number} Santé`,
    levels: (amount, number) => `${number} ${noun(amount, 'niveau', 'niveaux')}`,
    energy: (_, number) => `${number} Énergie`,
    modules: (amount, number) => `${number} ${noun(amount, 'Module')}`,
    scraps: (amount, number) => `${number} ${noun(amount, 'Scrap')}`,
    damage: (amount, number) => `${number} ${noun(amount, 'carte')} Dégâts`,
    engaged: (amount, number) => `${number} ${noun(amount, 'vaisseau engagé', 'vaisseaux engagés')}`,
    avatars: (amount, number) => `${number} ${noun(amount, 'Avatar')} sur la carte`,
    outlook: (amount, number) => `${number} ${noun(amount, 'point')}`,
  },
  ahead: 'd’ici quelques manches',
}
