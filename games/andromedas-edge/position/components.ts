import { SHIP_TYPES } from '../content/schema.ts'
import { participants } from './participants.ts'
import { type AndromedaState, NONE, UNITY } from './state.ts'

const sizeOf = (piles: readonly (readonly number[])[]): number =>
  piles.reduce((sum, pile) => sum + pile.length, 0)

const present = (things: readonly number[]): number => things.filter((thing) => thing !== NONE).length

/** How many there are of each component, wherever they lie: nothing is created, nothing lost. */
export function components(state: AndromedaState): Record<string, number> {
  const all = participants(state)
  const { regions, machine, battle } = state
  return {
    tactics:
      state.tactics.length +
      state.tacticsSpent.length +
      sizeOf(all.map(({ hand }) => hand)) +
      // Cards of a battle that is going on lie beside it.
      sizeOf((battle?.sides ?? []).filter(({ who }) => who !== UNITY).map(({ cards }) => cards)),
    conflicts:
      machine.conflicts.length +
      machine.conflictsSpent.length +
      sizeOf((battle?.sides ?? []).filter(({ who }) => who === UNITY).map(({ cards }) => cards)),
    actions: sizeOf(machine.packs) + sizeOf(machine.spent) + present(machine.faceUp),
    unityTokens: machine.tokens.length + machine.revealed.length,
    events: state.events.length + state.eventsSpent.length,
    planets: state.planets.length + regions.filter(({ tile }) => tile !== NONE).length,
    moons:
      sizeOf(regions.map(({ moons }) => moons)) +
      sizeOf(state.moonStacks) +
      state.nebulaMoonBox.length +
      state.moonsSpent.length +
      sizeOf(all.map(({ moons }) => moons)),
    discoveries:
      sizeOf(state.discoveryStacks) +
      state.discoveryBox.length +
      state.discoveriesSpent.length +
      sizeOf(all.map(({ discoveries }) => discoveries)),
    supremacies:
      present(state.supremacySpaces) +
      state.supremacyBox.length +
      sizeOf(all.map(({ supremacies }) => supremacies)),
    modules:
      sizeOf(state.columns) +
      sizeOf(state.moduleDecks) +
      all.reduce((sum, { modules }) => sum + modules.length, 0),
    raiders:
      new Set(state.raiders.map(({ card }) => card)).size + state.coming.length + state.raiderBox.length,
    factions:
      sizeOf(state.offered) + state.factionBox.length + all.filter(({ faction }) => faction !== NONE).length,
    destinies: sizeOf(all.map(({ destinies }) => destinies)) + state.destinyBox.length,
    ships: state.ships.length,
    leaders: leadersOf(state),
    corrupted: corruptedOf(state),
    ...Object.fromEntries(
      SHIP_TYPES.map((name, type) => [name, state.ships.filter((ship) => ship.type === type).length]),
    ),
  }
}

/** Leaders of all colours, but for the corrupted ones and the marker of the Helm; those of factions not kept wait for them. */
function leadersOf(state: AndromedaState): number {
  const waiting = state.phase === 'factions' ? WAITING_LEADERS * state.seats : 0
  return participants(state).reduce(
    (sum, { leaders }) => sum + leaders,
    waiting +
      state.regions.reduce(
        (sum, { leaders, settlers, corrupted }) =>
          sum + leaders.reduce((on, count) => on + count, 0) + settlers - corrupted,
        (state.machine.rebuild?.leaders ?? 0) - (state.machine.rebuild?.corrupted ?? 0),
      ),
  )
}

/** Before factions are chosen: those for the nebulae and the station. */
const WAITING_LEADERS = 3

const corruptedOf = ({ machine, regions }: AndromedaState): number =>
  machine.corrupted +
  (machine.rebuild?.corrupted ?? 0) +
  regions.reduce((sum, { corrupted }) => sum + corrupted, 0)
