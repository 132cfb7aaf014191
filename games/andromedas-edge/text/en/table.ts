import { listed, several } from '@astrolabe/words/english.ts'
import type { Development } from '../../content/schema.ts'
import { NAMES } from '../names/en.ts'
import { cards, dice, leaders, steps, vp } from './nouns.ts'

const SHIPS = ['transport', 'fighter', 'science vessel', 'heavy cruiser']

/** What a terminal says about a table. */
export const table = {
  choosingFactions: 'Choosing factions',
  gameOver: 'The game is over',
  turn: (turn: number) => `Turn ${turn}`,
  toPlay: (name: string, letter: string) => `${name} (${letter}) to play`,
  unityPlays: 'The Unity plays',
  launching: (step: string) => `launch: ${step.toLowerCase()}`,
  returning: (step: string) => `return: ${step.toLowerCase()}`,
  terminus: (points: number) => `Terminus at ${vp(points)}`,
  eventIn: (left: number) => `event in ${steps(left)}`,
  lastTurns: (letters: readonly string[]) =>
    letters.length === 0 ? 'the last turn' : `last turns: ${letters.join(' ')}`,
  you: 'you',
  /** Before a list. */
  label: (name: string) => `${name}:`,

  // The map

  /** By type of ship. */
  shipLetters: ['T', 'F', 'S', 'C'],
  legend: (last: string, hasUnity: boolean) =>
    `${last === 'A' ? 'A the player' : `A to ${last} players`}${hasUnity ? ', U the Unity, % its Probe' : ''}; ships: T transport, F fighter, S science vessel, C heavy cruiser. Small letters: leaders to recruit. ^ development, ! raider, $ credit.`,
  regions: 'Regions',
  /** The next moon of a planet, and how many there are. */
  nextMoon: (what: string, count: number) => `moon: ${what}${count > 1 ? ` (${count} moons)` : ''}`,
  noMoon: (gain: string) => `no moon left: ${gain}`,
  /** What lies in a nebula, and what is gained there. */
  moons: (names: readonly string[]) => `${names.length === 1 ? 'moon' : 'moons'}: ${names.join('; ')}`,
  always: (gains: string) => `always ${gains}`,
  leadersHere: 'leaders',
  bonus: (credits: number) => several(credits, 'credit'),
  developmentHere: (development: Development, settlers: number) =>
    `${NAMES.developments[development].toLowerCase()}, ${leaders(settlers)}`,
  developmentCosts: (costs: readonly { readonly development: Development; readonly cost: string }[]) =>
    `Developments: ${costs.map(({ development, cost }) => `${NAMES.developments[development].toLowerCase()} ${cost}`).join('; ')}`,
  ships: (counts: readonly number[]) =>
    listed(
      counts.flatMap((count, type) =>
        count === 0 ? [] : [count === 1 ? SHIPS[type] : `${count} ${SHIPS[type]}s`],
      ),
    ),
  raiders: 'Raiders',
  raider: (name: string, places: readonly string[]) =>
    places.length === 0 ? `${name}, retreated` : `${name} in ${listed(places)}`,
  raiderStats: (number: number, targeting: number, range: number) =>
    `${dice(number)}, targeting ${targeting}, range ${range}`,
  raiderReward: (reward: string) => `reward: ${reward}`,
  raidersToCome: (count: number) => `${several(count, 'stronger raider')} still to come`,

  // Stations

  players: 'Stations',
  vp,
  leaders,
  cards,
  handOf: (count: number, limit: number) => `hand ${count}/${limit}`,
  stock: (amounts: readonly { readonly name: string; readonly amount: number; readonly most: number }[]) =>
    amounts.map(({ name, amount, most }) => `${name.toLowerCase()} ${amount}/${most}`).join(', '),
  shortStock: ([energy, ice, nanocarbon, titanium, credits]: readonly number[]) =>
    `${energy} energy, ${ice} ice, ${nanocarbon} nanocarbon, ${titanium} titanium, ${several(credits, 'credit')}`,
  bay: 'bay',
  out: 'on the map',
  scrapyard: 'scrapyard',
  barge: 'Barge',
  supply: 'supply',
  shielded: (markers: number) => `heavy cruiser with ${several(markers, 'damage marker')}`,
  modules: 'modules',
  damaged: 'damaged',
  infested: 'Mechaphage',
  developments: 'developments',
  upgrades: 'upgrades',
  tokens: 'tokens',
  moonsHeld: 'moons',
  hand: 'hand',
  destinies: 'destiny',
  powers: 'powers',
  relics: (count: number) => several(count, 'relic'),

  // The market and the tracks

  market: 'Modules on offer',
  payable: 'you can pay for those with *',
  deck: (count: number) => `${count} more`,
  moduleVp: (points: number) => (points === 0 ? '' : `, ${vp(points)}`),
  columnEmpty: 'none left',
  tracks: 'Tracks',
  nextSpace: (what: string) => `next: ${what}`,
  topSpace: 'at the end',
  marks: 'spaces 0 to 9; | where bands II and III begin',
  supremacyTokens: (names: readonly string[]) => `supremacy tokens on the track: ${names.join(', ')}`,
  upgradesOffered: (names: readonly string[]) => `ship upgrades on offer: ${names.join(', ')}`,

  // The Unity

  unity: 'The Unity',
  projected: (points: number) => `${vp(points)} if the game ended now`,
  corrupted: (count: number) => several(count, 'corrupted leader'),
  unityHand: (count: number) => `${count} tactics cards`,
  helm: (space: number, next: readonly string[]) => `Helm at ${space}; next: ${next.join(', ')}`,
  probe: (place: string) => `Probe: ${place}`,
  control: (name: string) => `Control: ${name}`,
  /** A section of its bay, its ships in order, and what its card would do. */
  section: (number: string, waiting: string, action: string) => `${number}: ${waiting} · ${action}`,
  sectionEmpty: (number: string) => `${number}: empty, it would return`,
  goesTo: (place: string) => `to ${place}`,
  unityHeld: (moons: number, tokens: number) => `${several(moons, 'moon')}, ${several(tokens, 'token')}`,

  // Battle and return

  battle: (place: string, step: string) => `Battle at ${place}: ${step}`,
  side: (number: number, targeting: number) => `${dice(number)}, targeting ${targeting}`,
  wins: (percent: number) => `wins ${percent}%`,
  nobodyWins: (percent: number) => `everyone loses ${percent}%`,
  diverted: (energy: number) => `${energy} energy diverted`,
  played: (names: readonly string[]) => `played ${names.join(', ')}`,
  rolled: (row: string) => `rolled ${row}`,
  aside: (row: string) => `set aside ${row}`,
  energyLimit: (most: number) => `at most ${most} energy may be diverted`,
  couldJoin: (name: string, joining: string) => `${name} could still send ${joining}`,
  plan: 'Docking plan',
  planEmpty: 'nothing planned yet',
  shipsLeft: (count: number) =>
    count === 0 ? 'every ship has its dock' : `${several(count, 'ship')} left to dock`,
  afterwards: 'afterwards',
  basicsToChoose: (count: number) => `${several(count, 'basic resource')} of your choice`,
  lost: (count: number) => `${several(count, 'resource')} lost for want of room`,
  unpaid: (count: number) => `${several(count, 'dock')} that cannot be paid for`,
  repairs: (count: number) => several(count, 'repair'),
  newShips: (count: number) => several(count, 'new ship'),
  advances: (count: number) => `${several(count, 'space')} on tracks`,
}
