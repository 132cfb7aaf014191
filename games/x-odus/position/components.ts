import { GREAT_RIFT } from './stack.ts'
import { NONE, type XodusState } from './state.ts'

const sizeOf = (piles: readonly (readonly number[])[]): number =>
  piles.reduce((sum, pile) => sum + pile.length, 0)

/** How many there are of each component, wherever they lie: nothing is created, nothing lost. */
export function components(state: XodusState): Record<string, number> {
  const { ships, systems, foes, signals } = state
  const inHand = <T>(things: readonly T[], counts: (thing: T) => boolean) => things.filter(counts).length
  return {
    ships: ships.length,
    // The Great Rift is in no pile of tiles: a block tells where it lies.
    tiles:
      systems.length +
      state.commons.length +
      state.reds.length +
      inHand(state.blocks.flat(), (kind) => kind === GREAT_RIFT) +
      state.boxTiles.length +
      (state.drawn === NONE ? 0 : 1),
    stack: systems.length + sizeOf(state.blocks) + (state.drawn === NONE ? 0 : 1),
    explorations:
      state.explorations.length + state.explorationDiscard.length + (state.exploring === null ? 0 : 1),
    allies: state.allies.length + inHand(systems, ({ ally }) => ally >= 0),
    modules:
      state.modules.length +
      state.moduleDiscard.length +
      state.precursorModules.length +
      state.precursorDiscard.length +
      state.goneModules.length +
      sizeOf(ships.map((ship) => ship.modules)) +
      sizeOf(systems.map((system) => system.stock)),
    damage: state.damage.length + state.damageDiscard.length + sizeOf(ships.map((ship) => ship.damage)),
    enemies:
      state.enemies.length +
      state.enemyDiscard.length +
      sizeOf(state.reserve) +
      inHand(foes, ({ avatar }) => !avatar),
    avatars:
      state.tokens.length +
      state.leftOut.length +
      state.goneAvatars.length +
      inHand(foes, ({ avatar }) => avatar),
    signals: sizeOf(state.signalCards) + inHand(signals, ({ card }) => card !== NONE),
    signalLevels: signals.length + state.spareLevels.length,
    // A Key lies on the Corruption board until its Signal is found, and on the tile until its Signal is solved.
    keys:
      inHand(signals, ({ solved }) => !solved) +
      sizeOf(ships.map((ship) => ship.keys)) +
      state.keysPlaced.length,
  }
}
