import { listed, several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import type { AllyService, DieColour, DieFace, ModHalf, Name, Noun, Signal } from '../../content/schema.ts'
import { SHIPS } from '../../content/ships.ts'
import { EN } from '../cards.en.ts'
import { actions, BESIDE, COLOURS, DIRECTIONS, FACES, keys, scraps, shipName, The, the } from './nouns.ts'
import type { CardCost } from '../../position/printed.ts'

/** What a Maintenance or a repair is done with, read off the table. */
export interface Repair {
  /** Health restored or markers removed; none if nothing is missing. */
  readonly n: number
  readonly price: number
  /** Those that pay for it, or add to it. */
  readonly cards: readonly Name[]
}

function repairText(what: string, done: string, { n, price, cards }: Repair): string {
  const means = [
    price === 0 ? 'no Scrap' : scraps(price),
    ...(cards.length === 0 ? [] : [`with ${listed(cards.map(({ en }) => en))}`]),
  ]
  return `Repair ${what}${n === 0 ? '' : `: ${done}`} (${means.join(', ')})`
}

function costText({ energy, consumed, scraps: price, health }: CardCost): string {
  const costs = [
    ...(energy > 0 ? [`${energy}\u00a0Energy`] : []),
    ...(consumed ? ['used up'] : []),
    ...(price > 0 ? [scraps(price)] : []),
    ...(health > 0 ? [`lose ${health}\u00a0Health`] : []),
  ]
  return costs.length === 0 ? '' : ` (${costs.join(', ')})`
}

export const options = {
  takeShip: (board: number) => {
    const { board: stats, exp } = EN.ship(SHIPS[board])
    return `${shipName(board)}, ${stats} ${exp}`
  },
  /** With the Energy that it takes to use it. */
  half: ({ name, ability }: ModHalf, energy: number) => `${name.en}: ${EN.ability(ability, energy)}`,
  activate: (board: number) => `${The(board)} acts`,
  /** Without a direction, the tile is looked at first. */
  probe: (direction: number | undefined) =>
    direction === undefined
      ? 'Send a probe, seeing the System first (1 Action)'
      : `Send a probe ${DIRECTIONS[direction]} (1 Action)`,
  blindJump: (direction: number | undefined) =>
    direction === undefined
      ? 'Blind jump, seeing the System first (1 Action)'
      : `Blind jump ${DIRECTIONS[direction]} (1 Action)`,
  jump: (system: string) => `Jump to ${system} (1 Action)`,
  rush: (system: string, jumps: number) => `Rush to ${system}, ${jumps} jumps (2 Actions)`,
  explore: 'Explore (1 Action)',
  exploreSignal: 'Decipher the Signal (1 Action)',
  placeKeys: (count: number) => `Place ${keys(count)} on the Great Rift (1 Action)`,
  scavenge: 'Scavenge (1 Action)',
  recoverKeys: (count: number) => `Recover ${keys(count)} from the wreck (1 Action)`,
  pacifyHere: 'Pacify: fight the Enemies here (1 Action)',
  /** With the Ally of the System, or with other ships alone. */
  trade: (ally: Noun | undefined) =>
    ally === undefined ? 'Exchange with the ships here (1 Action)' : `Trade with the ${ally.en} (1 Action)`,
  maintain: 'Maintenance (1 Action)',
  work: ({ name, work }: Signal) => {
    const deed = EN.deed(work).toLowerCase()
    return deed === '' ? `Work on ${name.en}` : `${name.en}: ${deed} (1 Action)`
  },
  takeKey: 'Take the Key',
  strain: 'Strain: 1 more Action, a Damage Roll at the end',
  fleet: (board: number) => `Form a Fleet with ${the(board)}`,
  service: (ally: Name, { pay, does }: AllyService, by: number | undefined, on: number | undefined) =>
    `${by === undefined ? '' : `${shipName(by)}: `}${ally.en}: ${on === undefined ? EN.effect(does) : EN.effectOn(does, the(on))} (${scraps(pay)})`,
  /** The card, the ship that uses it if not the reader's only one, whom it is used on. */
  use: (card: Name, by: number | undefined, on: number | undefined, cost: CardCost) =>
    `${by === undefined ? '' : `${shipName(by)}: `}${card.en}${on === undefined ? '' : ` on ${the(on)}`}${costText(cost)}`,
  decline: (card: Name) => `Do without ${card.en}`,
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
  endTurn: (left: number) => (left > 0 ? `End the turn, giving up ${actions(left)}` : 'End the turn'),
  join: 'Join the Fleet',
  stay: 'Stay apart',
  /** Seen from a System that leads there. */
  space: (from: string, direction: number) => `${capital(BESIDE[direction])} ${from}`,
  /** Systems it has lanes to, and the ways that lead on: 0 is up, then clockwise. */
  turn: (to: readonly string[], onward: readonly number[]) => {
    const joined = `Joined to ${listed(to)}`
    return onward.length === 0
      ? `${joined}, with no way on`
      : `${joined}, with ways on leading ${listed(onward.map((edge) => DIRECTIONS[edge]))}`
  },
  roll: 'Try to pass unnoticed',
  fight: 'Attack the Enemies here',
  offensive: (dice: readonly DieColour[]) =>
    `Offensive: roll both dice (${dice.map((colour) => COLOURS[colour]).join(', ')})`,
  defensive: (die: DieColour) => `Defensive: roll the ${COLOURS[die]} die alone`,
  disengage: (rolls: number, together: boolean, herald: boolean, grip: number) =>
    `Disengage: ${several(rolls, 'Damage Roll')}${grip > 0 ? ` and ${grip} Health lost` : ''}${together ? ' each' : ''}${herald ? ', and the Corruption advances' : ''}`,
  fightOn: 'Fight on',
  /** The first or the second die of its ship. */
  die: (colour: DieColour, face: DieFace, board: number, rank: number) =>
    `${FACES[face]} on the ${rank === 1 ? 'first' : 'second'} die of ${the(board)}, ${COLOURS[colour]}`,
  foe: (name: Name, health: number, shields: number) => `${name.en}: Health ${health}, Shields ${shields}`,
  repair: (board: number, repair: Repair) => repairText(the(board), `${repair.n} Health`, repair),
  repairSignal: (signal: Name, repair: Repair) => repairText(signal.en, several(repair.n, 'marker'), repair),
  /** For Scraps, or by a card or a service. */
  mend: (damage: Name, board: number, free: boolean) =>
    `Rid ${the(board)} of ${damage.en}${free ? '' : ' (3 Scraps)'}`,
  buyEnergy: (price: number) => `Buy an Energy marker (${scraps(price)})`,
  dismantle: (module: Name, count: number) => `Dismantle ${module.en}: ${scraps(count)}`,
  nothing: 'Nothing',
  buy: (module: Name, price: number, board: number) =>
    `Buy ${module.en} for ${the(board)} (${scraps(price)})`,
  giveScrap: (from: number, to: number) => `${shipName(from)}: give 1 Scrap to ${the(to)}`,
  giveModule: (module: Name, from: number, to: number) =>
    `${shipName(from)}: give ${module.en} to ${the(to)}`,
  giveKey: (from: number, to: number) => `${shipName(from)}: give a Key to ${the(to)}`,
  done: 'Close the deal',
  option: EN.option,
  another: 'Take another option (1 Action)',
  enough: 'Leave it at that',
  toShip: (board: number) => shipName(board),
  system: (system: string) => capital(system),
  amount: (n: number) => String(n),
  sacrificeHealth: 'A Health marker',
  sacrificeEnergy: 'An Energy marker',
  module: (module: Name, board: number) => `${module.en} of ${the(board)}`,
}
