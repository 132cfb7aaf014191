import type { Chance } from '@astrolabe/kernel'
import { deckOf } from '../content/designs.ts'
import { LEADERS_ON_NEBULAE, TRANSPORTS_AT_START } from '../content/limits.ts'
import { SHIP_TYPES, TRACKS } from '../content/schema.ts'
import { COMMANDERS, CONFLICTS, UNITY_ACTIONS, UNITY_BERTHS, UNITY_TOKENS } from '../content/unity.ts'
import { TYPES_IN_ORDER } from '../position/ships.ts'
import {
  BAY,
  NONE,
  type Participant,
  type Ship,
  SHIPS_EACH,
  SUPPLY,
  UNITY,
  type Unity,
  VP_SOURCES,
} from '../position/state.ts'
import { numbersOf, shuffled } from './setup-decks.ts'

function newParticipant(who: number, vp: number): Participant {
  return {
    who,
    faction: NONE,
    stock: [0, 0, 0, 0, 0],
    vp,
    vpFrom: VP_SOURCES.map((source) => (source === 'order' ? vp : 0)),
    tracks: [0, 0, 0, 0, 0],
    leaders: 0,
    hand: [],
    moons: [],
    discoveries: [],
    supremacies: [],
    modules: [],
    upgrades: [NONE, NONE, NONE, NONE],
    destinies: [],
    battlesWon: 0,
    battlesLost: 0,
    raidersDefeated: 0,
    tokensGained: 0,
    returns: 0,
    turns: 0,
    usedThisTurn: [],
    usedThisCycle: [],
    wonThisCycle: 0,
    eclipsed: [],
  }
}

/** AE-BS-18, AE-BS-21, AE-BS-22: the first player starts on 1, the second on 2, and so on. */
export const newPlayer = (seat: number, place: number): Participant => newParticipant(seat, place + 1)

/** AE-US-9, AE-US-11, AE-UO-3, AE-UO-7: without rewards for where its markers start. */
export function newUnity(commander: number, seats: number): Participant {
  const unity = newParticipant(UNITY, seats + 1)
  const { start } = COMMANDERS[commander]
  TRACKS.forEach((track, index) => {
    unity.tracks[index] = start[track] ?? 0
  })
  unity.leaders = LEADERS_ON_NEBULAE
  return unity
}

// AE-BS-18, AE-BS-20, AE-US-7
export function shipsFor(players: readonly Participant[], unity: Participant | null): Ship[] {
  const owners = unity === null ? players : [...players, unity]
  return owners.flatMap(({ who }) =>
    TYPES_IN_ORDER.map(
      (type, index): Ship => ({
        owner: who,
        type,
        place: who === UNITY || index < TRANSPORTS_AT_START ? BAY : SUPPLY,
        damage: 0,
      }),
    ),
  )
}

// AE-US-3 to AE-US-15
export function startMachine(commander: number, control: number, seats: number, chance: Chance): Unity {
  const pack = (number: number) =>
    shuffled(
      chance,
      numbersOf(UNITY_ACTIONS, (card) => card.pack === number),
    )
  const packs: Unity['packs'] = [pack(0), pack(1), pack(2)]
  const faceUp = (number: 0 | 1 | 2) => packs[number].pop() ?? NONE
  return {
    ...noMachine(),
    commander,
    packs,
    faceUp: [faceUp(0), faceUp(1), faceUp(2)],
    berths: berthsOf(seats * SHIPS_EACH),
    control,
    conflicts: shuffled(
      chance,
      deckOf(CONFLICTS, () => true),
    ),
    tokens: shuffled(chance, UNITY_TOKENS.keys()),
  }
}

// AE-US-7, OP-14
function berthsOf(firstShip: number): number[] {
  const left = TYPES_IN_ORDER.map((type, index) => ({ type, ship: firstShip + index }))
  return UNITY_BERTHS.map((berth) => {
    const place = left.findIndex(({ type }) => SHIP_TYPES[type] === berth)
    return left.splice(place, 1)[0].ship
  })
}

/** Where the Unity is not in the game. */
export const noMachine = (): Unity => ({
  commander: NONE,
  helm: 0,
  packs: [[], [], []],
  faceUp: [NONE, NONE, NONE],
  spent: [[], [], []],
  berths: [],
  corrupted: 0,
  probe: NONE,
  control: NONE,
  conflicts: [],
  conflictsSpent: [],
  tokens: [],
  revealed: [],
  rebuild: null,
})
