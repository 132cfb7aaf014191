import { listed, several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import { SHIPS } from '../../content/ships.ts'
import { EN } from '../cards.en.ts'
import { onOneShip } from '../reading.ts'
import type { CardCost, OptionWords } from '../words.ts'
import { actions, COLOURS, DIRECTIONS, FACES, keys, scraps, shipName, the } from './nouns.ts'

function costText({ energy, consumed, scraps: price, health }: CardCost): string {
  const costs = [
    ...(energy > 0 ? [`${energy} Energy`] : []),
    ...(consumed ? ['used up'] : []),
    ...(price > 0 ? [scraps(price)] : []),
    ...(health > 0 ? [`lose ${health} Health`] : []),
  ]
  return costs.length === 0 ? '' : ` (${costs.join(', ')})`
}

/** Where a space lies from a System: 0 is up, then clockwise. */
const BESIDE = ['Above', 'Up right of', 'Down right of', 'Below', 'Down left of', 'Up left of']

const CLASSES = { warrior: 'Warrior', scholar: 'Scholar', rogue: 'Rogue' } as const

export const options: OptionWords = {
  takeShip: (board) => {
    const ship = SHIPS[board]
    return `${ship.name.en}: ${CLASSES[ship.class]}, ${ship.health} Health, ${actions(ship.actions)}`
  },
  half: ({ name, ability }) => `${name.en}: ${EN.ability(ability)}`,
  activate: (board) => `${shipName(board)} acts`,
  probe: (direction) =>
    direction === undefined
      ? 'Send a probe, seeing the System first (1 Action)'
      : `Send a probe ${DIRECTIONS[direction]} (1 Action)`,
  blindJump: (direction) =>
    direction === undefined
      ? 'Blind jump, seeing the System first (1 Action)'
      : `Blind jump ${DIRECTIONS[direction]} (1 Action)`,
  jump: (system) => `Jump to ${system} (1 Action)`,
  rush: (system, jumps) => `Rush to ${system}, ${jumps} jumps (2 Actions)`,
  explore: 'Explore (1 Action)',
  exploreSignal: 'Decipher the Signal (1 Action)',
  placeKeys: (count) => `Place ${keys(count)} on the Great Rift (1 Action)`,
  scavenge: 'Scavenge (1 Action)',
  recoverKeys: (count) => `Recover ${keys(count)} from the wreck (1 Action)`,
  pacifyHere: 'Pacify: fight the Enemies here (1 Action)',
  trade: 'Trade (1 Action)',
  maintain: 'Maintenance (1 Action)',
  work: ({ name, work }) => {
    const deed = EN.deed(work).toLowerCase()
    return deed === '' ? `Work on ${name.en}` : `${name.en}: ${deed} (1 Action)`
  },
  takeKey: 'Take the Key',
  strain: 'Strain: 1 more Action, a Damage Roll at the end',
  fleet: (board) => `Form a Fleet with ${the(board)}`,
  service: (ally, { pay, does }, by, on) =>
    `${by === undefined ? '' : `${shipName(by)}: `}${ally.en}: ${EN.effect(on === undefined ? does : onOneShip(does))}${on === undefined ? '' : ` for ${the(on)}`} (${scraps(pay)})`,
  use: (card, by, on, cost) =>
    `${by === undefined ? '' : `${shipName(by)}: `}${card.en}${on === undefined ? '' : ` on ${the(on)}`}${costText(cost)}`,
  decline: (card) => `Do without ${card.en}`,
  goOn: {
    'before-attack': 'Roll the dice',
    'after-attack': 'Keep this result',
    'after-detection': 'Keep this result',
    'after-skill': 'Keep this result',
    'after-damage': 'Keep this result',
    'lose-health': 'Take the loss',
    defeat: 'Go on',
    disengaging: 'Disengage',
    gather: 'Nobody else',
    'after-probe': 'One probe is enough',
  },
  hide: 'Hide here and end the turn',
  endTurn: (left) => (left > 0 ? `End the turn, giving up ${actions(left)}` : 'End the turn'),
  join: 'Join the Fleet',
  stay: 'Stay apart',
  space: (from, direction) => `${BESIDE[direction]} ${from}`,
  turn: (to, onward) => {
    const lanes = `${several(to.length, 'lane')}: ${listed(to)}`
    return onward.length === 0 ? lanes : `${lanes}; open ${listed(onward.map((edge) => DIRECTIONS[edge]))}`
  },
  roll: 'Try to pass unnoticed',
  fight: 'Attack the Enemies here',
  offensive: (dice) => `Offensive: roll both dice (${dice.map((colour) => COLOURS[colour]).join(', ')})`,
  defensive: (die) => `Defensive: roll the ${COLOURS[die]} die alone`,
  disengage: (rolls, herald) =>
    `Disengage: ${several(rolls, 'Damage Roll')} each${herald ? ', and the Corruption advances' : ''}`,
  die: (colour, face, board, rank) =>
    `${FACES[face]} on the ${rank === 1 ? 'first' : 'second'} die of ${the(board)}, ${COLOURS[colour]}`,
  foe: (name, health, shields) => `${name.en}: Health ${health}, Shields ${shields}`,
  repair: ({ board, n, price, card }) =>
    `Repair ${the(board)}: ${n} Health (${price === 0 ? 'free' : scraps(price)}${card === undefined ? '' : `, with ${card.en}`})`,
  repairSignal: (signal, price) => `Repair ${signal.en}: 1 marker (${price === 0 ? 'free' : scraps(price)})`,
  mend: (damage, board, free) => `Rid ${the(board)} of ${damage.en}${free ? '' : ' (3 Scraps)'}`,
  buyEnergy: (price) => `Buy an Energy marker (${scraps(price)})`,
  dismantle: (module, count) => `Dismantle ${module.en}: ${scraps(count)}`,
  nothing: 'Nothing',
  buy: (module, price, board) => `Buy ${module.en} for ${the(board)} (${scraps(price)})`,
  giveScrap: (from, to) => `${shipName(from)}: give 1 Scrap to ${the(to)}`,
  giveModule: (module, from, to) => `${shipName(from)}: give ${module.en} to ${the(to)}`,
  giveKey: (from, to) => `${shipName(from)}: give a Key to ${the(to)}`,
  done: 'Close the deal',
  option: EN.option,
  another: 'Take another option (1 Action)',
  enough: 'Leave it at that',
  toShip: (board) => shipName(board),
  system: (system) => capital(system),
  amount: (n) => String(n),
  sacrificeHealth: 'A Health marker',
  sacrificeEnergy: 'An Energy marker',
  module: (module, board) => `${module.en} of ${the(board)}`,
}
