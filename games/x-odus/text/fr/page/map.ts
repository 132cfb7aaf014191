import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import { capital } from '@astrolabe/words'
import type { XodusWords } from '../../words.ts'
import type { AvatarSaid, Coming, HuntSaid, SystemSaid } from '../../en/page/map.ts'
import { REASONS } from '../facts.ts'
import { DIRECTIONS, du, keys, le } from '../nouns.ts'

export const map: XodusWords['page']['map'] = {
  board: 'Carte de la galaxie',

  system: (system) => systemText(system),
  space: (from) =>
    fr`Espace non révélé : ${listed(from.map(({ name, direction }) => `${DIRECTIONS[direction]} depuis ${name}`))}`,
  ship: ({ name, letter, captain, system, things }) =>
    fr`${name} (${letter}), ${captain}, ${system} : ${things.join(', ')}`,
  avatar: ({ foe: { name, health, shields }, system, hunt }: AvatarSaid) =>
    `${name}, ${system}, Santé ${health}, Boucliers ${shields}. ${huntText(hunt)}`,
  stack: (counts) => fr`Pile de Systèmes : ${counts.join(', ')}`,
  track: (space, spaces, coming) => `Corruption à ${space} sur ${spaces}. ${coming.join('. ')}`,
  laying: (tile, lanes, way, ways) =>
    fr`${capital(tile)}, sens ${way} sur ${ways} : ${several(lanes.length, 'voie')}, vers ${listed(lanes)}`,

  coming: (coming) => comingText(coming),
  keys: (placed, needed) => `${placed} / ${keys(needed)}`,
  lanes: (lanes) => fr`${several(lanes.length, 'voie')} : ${lanes.join(', ')}`,
  tiles: (tiles) => several(tiles, 'tuile'),
  blocks: 'un Système Corrompu toutes les cinq tuiles, le Grand Rift dans les cinq dernières',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Toute la carte',
  awakening: 'Éveil',
}

function systemText(system: SystemSaid): string {
  const { name, things, ships, wrecks, foes, lanes, wormholes, open, jumps, arrival } = system
  const ways = [
    lanes.length === 0 ? 'aucune voie' : `${lanes.length === 1 ? 'voie' : 'voies'} vers ${listed(lanes)}`,
    ...(wormholes.length > 0 ? [`Trou de ver vers ${listed(wormholes)}`] : []),
    ...(open.length > 0 ? [fr`l’inconnu : ${listed(open.map((edge) => DIRECTIONS[edge]))}`] : []),
  ]
  return [
    fr`${capital(name)} : ${things.join(', ')}`,
    ...(ships.length > 0 ? [fr`Vaisseaux : ${listed(ships)}`] : []),
    ...wrecks.map((board) => `Épave ${du(board)}, avec des Clés`),
    ...(foes.length > 0 ? [fr`Adversaires : ${listed(foes)}`] : []),
    ...(arrival ? ['Un Avatar arriverait ici'] : []),
    ...(jumps === undefined ? [] : [`À ${several(jumps, 'saut')}`]),
    capital(ways.join(fr` ; `)),
  ].join('. ')
}

function huntText(hunt: HuntSaid): string {
  switch (hunt.kind) {
    case 'held':
      return fr`Engagement en cours : aucun déplacement`
    case 'idle':
      return 'Personne à chasser'
    case 'hunts': {
      const { prey, distance, reason, prospects } = hunt
      const die = prospects.map(
        ({ faces, system, engages }) => `${faces} sur 6 (${system}${engages ? ', engagement' : ''})`,
      )
      return fr`Chasse ${listed(prey.map(le))}, à ${several(distance, 'pas', 'pas')} (${REASONS[reason]}) : ${die.join(', ')}`
    }
  }
}

function comingText(coming: Coming): string {
  switch (coming.kind) {
    case 'held':
      return 'La Corruption n’avance pas cette manche'
    case 'last-round':
      return fr`L’Éveil : cette manche est la dernière`
    case 'awakening':
      return `Éveil dans ${several(coming.spaces, 'case')}`
    case 'arrivals': {
      const { spaces, returning, unknown, enemies, system } = coming
      const where = system === undefined ? '' : ` (${system})`
      const who = [
        ...returning.map((name) => `${name} à nouveau${where}`),
        ...(unknown > 0 ? [`${unknown === 1 ? 'un Avatar' : several(unknown, 'Avatar')}${where}`] : []),
        ...(enemies > 0 ? [`${several(enemies, 'Ennemi')} de plus`] : []),
      ]
      return fr`${spaces === 1 ? 'Case suivante' : `Dans ${several(spaces, 'case')}`} : ${listed(who)}`
    }
  }
}
