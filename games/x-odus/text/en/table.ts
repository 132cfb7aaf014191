import { listed, several } from '@astrolabe/words/english.ts'
import { NAMES } from '../cards/en/names.ts'
import type { FoeSight, SystemThings, TableWords } from '../words.table.ts'
import { actions, DIRECTIONS, keys, scraps } from './nouns.ts'

const foe = ({ name, health, shields }: FoeSight): string => `${name} (Health ${health}, Shields ${shields})`

export const table: TableWords = {
  choosingShips: 'Setup: ships and Mods',
  gameOver: (ending) => {
    switch (ending) {
      case 'victory':
        return 'Victory: the seal is restored'
      case 'destruction':
        return 'Defeat: every ship is destroyed'
      case 'awakening':
        return 'Defeat: the Corruption has awakened'
    }
  },
  round: (round) => `Round ${round}`,
  corruptionPhase: 'Corruption phase',
  endPhase: 'End of turn',
  whoseTurn: 'Whose turn is next?',
  turnOf: (ships) => `${ships.length > 1 ? 'Fleet' : 'Turn'}: ${listed(ships)}`,
  keysPlaced: (placed, needed) => `${placed} of ${keys(needed)} on the Great Rift`,

  corruption: 'Corruption',
  trackLegend: '[ ] the marker, * red space, (n) Avatar token; the last space is the Awakening',
  held: 'the Corruption will not advance this round',
  movement: (by) => `Avatars ${by > 0 ? '+' : '−'}${Math.abs(by)} this round`,
  lastRound: 'the Awakening: this round is the last',

  greatRift: NAMES.tiles['great-rift'],
  legend: (last) => [
    '( ) Allied, [ ] Enemy, { } Corrupted, < > Great Rift; lines are lanes, dots lead to unrevealed space.',
    '? Exploration, K Key, $ Ally, @ Wormhole, % Rift, e Enemy, E strong Enemy, o surveillance, ~ pacified.',
    `Ships A to ${last} (small: hidden), x wreck, 1 to 4 Avatars, ! face-up Enemies.`,
  ],
  stack: (tiles) => (tiles === 0 ? 'No tile left' : `${several(tiles, 'tile')} left`),
  nextTile: (percent, greatRift) => `next one ${greatRift ? 'the Great Rift' : 'Corrupted'}: ${percent}%`,
  drawn: (tile) => `Tile drawn: ${tile}`,

  systems: 'Systems',
  things: (things) => thingsIn(things),
  lanesTo: (systems) => (systems.length === 0 ? 'no lane' : `lanes to ${listed(systems)}`),
  ways: (from) => `From ${from}:`,
  way: (edge, to) => `${DIRECTIONS[edge]} ${to ?? 'unrevealed'}`,
  throughWormhole: (to) => `Wormhole ${to}`,

  foes: 'Foes',
  foe,
  avatar: (number, sight) => `${number} ${foe(sight)}`,
  engagedWith: 'engaged with',
  avatarsGone: (names) => `Gone for good: ${listed(names)}`,

  signals: 'Signals',
  signalLevel: NAMES.signals,
  signalUnknown: 'not revealed',
  signalNotFound: 'not found yet',
  signalProgress: (progress) => {
    switch (progress.kind) {
      case 'markers':
        return `${progress.markers} of ${several(progress.needed, 'marker')}`
      case 'damage':
        return `${several(progress.markers, 'repair')} to go`
      case 'countdown':
        return `breaks in ${several(progress.rounds, 'round')}`
      case 'specials':
        return `asks for ${progress.needed} ⚡`
      case 'pylon':
        return `second pylon: ${progress.system}`
      case 'free':
        return 'its Key can be taken'
      case 'none':
        return undefined
    }
  },
  keyAboard: 'Key aboard',
  keyInWreck: 'Key in the wreck of',
  keyOnRift: 'Key on the Great Rift',

  ships: 'Ships',
  you: 'you',
  noShip: 'no ship yet',
  destroyed: 'destroyed',
  health: (health, markers) => `Health ${health}/${markers}`,
  energy: (ready, markers) => `Energy ${ready}/${markers}`,
  scraps,
  actions,
  level: (level, exp, next) => `level ${level}, EXP ${next === undefined ? exp : `${exp}/${next}`}`,
  keys,
  condition: {
    acted: 'turn over',
    hidden: 'hidden',
    engaged: 'engaged',
    strained: 'strained',
    scavenged: 'has scavenged',
  },
  mods: (names) => `Mods: ${names.join(', ')}`,
  modules: (names) => `Modules: ${names.join(', ')}`,
  damage: (names) => `Damage: ${names.join(', ')}`,

  combat: (system, attack) => (attack > 0 ? `Combat, ${system}, attack ${attack}` : `Combat, ${system}`),
  against: (foes) => `against ${listed(foes.map(foe))}`,
  thenFoes: (foes) => `then ${listed(foes.map(foe))}`,
  roll: {
    attack: 'Attack Roll',
    detection: 'Detection Roll',
    skill: 'Skill Roll',
    damage: 'Damage Roll',
    work: 'Roll for the Signal',
  },
  needs: (needed, face) => `${needed} ${face} needed`,
  addedHits: (hits) => `+${hits} ☠`,
  addedSpecials: (specials) => `+${specials} ⚡`,
  pierced: (shields) => `Shields −${shields}`,
  diceLegend: '(○) ignored, ⚡→2☠ used as hits, * rerolled',
  exploration: (card) => `Exploration: ${card}`,
}

function thingsIn(things: SystemThings): string[] {
  const { signal, ally, stock, enemies, strong, surveillance, pacified } = things
  const said = [NAMES.tiles[things.colour]]
  if (things.exploration) said.push('Exploration')
  if (signal !== undefined) said.push(`Signal ${signal}`)
  if (ally !== undefined) said.push(stock.length === 0 ? ally : `${ally} sells ${listed(stock)}`)
  if (things.allyToMeet) said.push('Ally to meet')
  if (things.wormhole) said.push('Wormhole')
  if (things.rift) said.push('Rift')
  if (things.riftClosed) said.push('Rift closed')
  if (things.pylon) said.push('pylon')
  if (enemies > 0)
    said.push(several(enemies, strong ? 'strong Enemy' : 'Enemy', strong ? 'strong Enemies' : 'Enemies'))
  if (surveillance) said.push('under surveillance')
  if (pacified > 0) said.push(`pacified for ${several(pacified, 'round')}`)
  return said
}
