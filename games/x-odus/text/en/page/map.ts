import { listed, several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import type { AvatarSaid, Coming, HuntSaid, MapWords, SystemSaid } from '../../words.page/map.ts'
import { REASONS } from '../facts.ts'
import { DIRECTIONS, keys, the } from '../nouns.ts'

export const map: MapWords = {
  board: 'Map of the galaxy',

  system: (system) => systemText(system),
  space: (from) => `Unrevealed space beside ${listed(from)}`,
  ship: ({ name, letter, captain, system, things }) =>
    `${name} (${letter}), ${captain}, in ${system}: ${things.join(', ')}`,
  avatar: ({ foe: { name, health, shields }, system, hunt }: AvatarSaid) =>
    `${name} in ${system}, Health ${health}, Shields ${shields}. ${huntText(hunt)}`,
  stack: (counts) => `System stack: ${counts.join(', ')}`,
  track: (space, spaces, coming) => `Corruption at ${space} of ${spaces}. ${coming.join('. ')}`,
  laying: (tile, lanes, way, ways) =>
    `${capital(tile)}, way ${way} of ${ways}: ${several(lanes.length, 'lane')}, to ${listed(lanes)}`,

  coming: (coming) => comingText(coming),
  keys: (placed, needed) => `${placed} / ${keys(needed)}`,
  lanes: (lanes) => `${several(lanes.length, 'lane')}: ${lanes.join(', ')}`,
  tiles: (tiles) => several(tiles, 'tile'),
  blocks: 'one Corrupted System in every five tiles, the Great Rift among the last five',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
  awakening: 'Awakening',
}

function systemText(system: SystemSaid): string {
  const { name, things, ships, wrecks, foes, lanes, wormholes, open, jumps, arrival } = system
  const ways = [
    lanes.length === 0 ? 'no lane' : `lanes to ${listed(lanes)}`,
    ...(wormholes.length > 0 ? [`Wormhole to ${listed(wormholes)}`] : []),
    ...(open.length > 0 ? [`unrevealed ${listed(open.map((edge) => DIRECTIONS[edge]))}`] : []),
  ]
  return [
    `${capital(name)}: ${things.join(', ')}`,
    ...(ships.length > 0 ? [`Ships: ${listed(ships)}`] : []),
    ...wrecks.map((board) => `Wreck of ${the(board)}, with Keys`),
    ...(foes.length > 0 ? [`Foes: ${listed(foes)}`] : []),
    ...(arrival ? ['An Avatar would arrive here'] : []),
    ...(jumps === undefined ? [] : [`${several(jumps, 'jump')} away`]),
    capital(ways.join('; ')),
  ].join('. ')
}

function huntText(hunt: HuntSaid): string {
  switch (hunt.kind) {
    case 'held':
      return 'Engaged: it does not move'
    case 'idle':
      return 'It finds nobody to hunt'
    case 'hunts': {
      const { prey, distance, reason, prospects } = hunt
      const die = prospects.map(
        ({ faces, system, engages }) => `${faces} in 6 ${engages ? 'engages' : 'stops'} in ${system}`,
      )
      return `It hunts ${listed(prey.map(the))}, ${several(distance, 'step')} away (${REASONS[reason]}): ${die.join(', ')}`
    }
  }
}

function comingText(coming: Coming): string {
  switch (coming.kind) {
    case 'held':
      return 'The Corruption does not advance this round'
    case 'last-round':
      return 'The Awakening: this round is the last'
    case 'awakening':
      return `Awakening in ${several(coming.spaces, 'space')}`
    case 'arrivals': {
      const { spaces, returning, unknown, enemies, system } = coming
      const where = system === undefined ? '' : ` (${system})`
      const who = [
        ...returning.map((name) => `${name} again${where}`),
        ...(unknown > 0 ? [`${unknown === 1 ? 'an Avatar' : several(unknown, 'Avatar')}${where}`] : []),
        ...(enemies > 0 ? [`${enemies} more ${enemies === 1 ? 'Enemy' : 'Enemies'}`] : []),
      ]
      return `${spaces === 1 ? 'Next space' : `In ${several(spaces, 'space')}`}: ${listed(who)}`
    }
  }
}
