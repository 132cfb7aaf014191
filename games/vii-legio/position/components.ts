import { EXPERTS, type LegioState, NONE, NOT_IN_PLAY, UNDISCOVERED } from './state.ts'

/** How many there are of each component, wherever they lie: nothing is created, nothing lost. */
export function components(state: LegioState): Record<string, number> {
  const inSlots = state.slots.filter((slot) => slot.sector !== 0).length
  const discoveries = state.ships.reduce((sum, ship) => sum + ship.vpFrom[0], 0)
  const counts: Record<string, number> = {
    explorationCards: state.deck.length + state.discard.length + (state.turn.card === NONE ? 0 : 1),
    extrasolarCards:
      state.pileA.length +
      state.pileB.length +
      state.pileX.length +
      state.boxA.length +
      state.boxB.length +
      state.gone.length +
      inSlots,
    vpTokens: state.planets.filter((planet) => planet === UNDISCOVERED).length + discoveries,
    planets: state.planets.filter((planet) => planet !== NOT_IN_PLAY).length,
    ships: state.ships.length,
  }
  for (const [index, kind] of EXPERTS.entries()) {
    counts[kind] = state.expertSupply[index] + state.ships.reduce((sum, ship) => sum + ship.experts[index], 0)
  }
  // Not a component, but as constant: every VP has a source.
  counts['vpWithoutSource'] = state.ships.reduce(
    (sum, ship) => sum + ship.vp - ship.vpFrom.reduce((a, b) => a + b),
    0,
  )
  return counts
}
