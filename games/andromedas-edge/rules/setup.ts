import type { Chance, Refusal, Setup } from '@astrolabe/kernel'
import { VOID_SLOT } from '../content/board.ts'
import { CORRUPTED_LEADERS, MECHAPHAGE_TOKENS } from '../content/limits.ts'
import { isPlanet } from '../position/map.ts'
import { participantCount } from '../position/participants.ts'
import type { AndromedaState } from '../position/state.ts'
import { newTurn } from '../position/turn.ts'
import { refuse } from './refuse.ts'
import { choicesOf, SHADOWS } from './setup-choices.ts'
import * as decks from './setup-decks.ts'
import { layOutMap } from './setup-map.ts'
import { newPlayer, newUnity, noMachine, shipsFor, startMachine } from './setup-participants.ts'

/** Players who can sit down together with the Unity, and without it. */
const MOST_WITH_UNITY = 3
const LEAST_WITHOUT = 2
const BASE_SEATS = 4

export function cannotSetUp(setup: Setup): Refusal | undefined {
  const choices = choicesOf(setup)
  const { seats, unity } = choices
  if (unity > 0 ? seats > MOST_WITH_UNITY : seats < LEAST_WITHOUT) return refuse('AE-US-21')
  if (seats > BASE_SEATS && !choices.expansion) return refuse('AE-5P-1')
  // Two factions each, of the eight of a first game: they do not go round five players.
  if (seats > BASE_SEATS && choices.firstGame) return refuse('AE-BS-29')
  if (choices.events === SHADOWS && !(choices.void && choices.dragon)) return refuse('AE-VN-2')
  if (choices.dragon && !choices.void) return refuse('AE-VN-11')
  if (choices.special1 > 0 && choices.special1 === choices.special2) return refuse('AE-BS-26')
  if (choices.together && unity === 0) return refuse('AE-BF-11')
  return undefined
}

// AE-BS-1 to AE-BS-29, AE-US-1 to AE-US-22
export function start(setup: Setup, chance: Chance): AndromedaState {
  const choices = choicesOf(setup)
  const { seats } = choices
  const hasUnity = choices.unity > 0
  // AE-UO-6
  const firstSeat = seats === 1 ? 0 : chance.below(seats)
  const factions = decks.dealFactions(choices, chance)
  const destinies = decks.shuffledDestinies(choices, chance)
  const players = Array.from({ length: seats }, (_, seat) => {
    const player = newPlayer(seat, (seat - firstSeat + seats) % seats)
    player.destinies = decks.dealDestinies(destinies, choices)
    return player
  })
  const unity = hasUnity ? newUnity(choices.unity - 1, seats) : null
  if (unity !== null) unity.destinies = decks.dealDestinies(destinies, choices)
  const modules = decks.moduleDecks(choices, chance)
  const discoveries = decks.discoveryStacks(chance)
  const supremacies = decks.supremacySpaces(chance)
  const raiders = decks.chooseRaiders(choices, chance)
  const ships = shipsFor(players, unity)
  const state: AndromedaState = {
    seats,
    terminus: choices.terminus,
    eventDeck: choices.events,
    hasDragon: choices.dragon,
    together: choices.together,
    decideForUnity: choices.decideForUnity,
    developConsumesTransport: choices.developConsumesTransport,
    firstSeat,
    phase: 'factions',
    players,
    unity,
    // AE-UO-1, AE-UO-5
    machine: hasUnity
      ? startMachine(choices.unity - 1, (firstSeat + seats - 1) % seats, seats, chance)
      : noMachine(),
    ships,
    regions: [],
    raiders: raiders.figures,
    coming: raiders.coming,
    raiderBox: raiders.box,
    columns: modules.columns,
    moduleDecks: modules.decks,
    tactics: decks.tacticsDeck(choices, chance),
    tacticsSpent: [],
    events: decks.eventDeck(choices, chance),
    eventsSpent: [],
    eventsResolved: 0,
    marker: 0,
    planets: [],
    moonStacks: decks.moonStacks(chance),
    nebulaMoonBox: [],
    moonsSpent: [],
    discoveryStacks: discoveries.stacks,
    discoveryBox: discoveries.box,
    discoveriesSpent: [],
    looking: null,
    stacksSeen: [0, 0, 0],
    supremacySpaces: supremacies.spaces,
    supremacyBox: supremacies.box,
    upgradePiles: decks.upgradePiles(choices, chance),
    offered: factions.offered,
    factionBox: factions.box,
    destinyBox: destinies,
    mechaphageTokens: MECHAPHAGE_TOKENS,
    turn: newTurn(firstSeat),
    battle: null,
    ending: false,
    lastTurns: [],
    next: firstSeat,
    lastSeat: firstSeat,
    turnsPlayed: 0,
  }
  // AE-BS-2
  state.marker = participantCount(state)
  layOutMap(state, choices, chance)
  if (choices.dragon) state.raiders.push(decks.dragonAt(VOID_SLOT))
  if (hasUnity) {
    state.machine.corrupted = CORRUPTED_LEADERS
    state.machine.probe = topLeftPlanet(state)
  }
  return state
}

// AE-US-16, AE-BZ-7
function topLeftPlanet(state: AndromedaState): number {
  return state.regions.findIndex((_, region) => isPlanet(state, region))
}
