import type { Refusal } from '@astrolabe/kernel'
import { EXPLORATIONS } from '../content/explorations.ts'
import { AT, cardIn, cardOf, cardPlaces } from '../position/cards.ts'
import { colourOf } from '../position/map.ts'
import { type Exploring, isOver, NONE, type Ship, type XodusState } from '../position/state.ts'
import { actingShips, leaderOf } from '../position/turn.ts'
import { cannotActHere, spendAction } from './acting.ts'
import { analyse, learnFromScraps } from './analysis.ts'
import { applyEffects } from './effects.ts'
import { gainExp } from './experience.ts'
import { offerOptions, resolveOption, takeOption } from './exploration-options.ts'
import { cannotPlaceKeys, placeKeys } from './keys.ts'
import { refuse } from '../position/refuse.ts'
import { revealSignal } from './signal-reveal.ts'
import type { Xodus } from './xodus.ts'

// XO-ACT-18 to XO-ACT-21, XO-COR-01, XO-ALS-03, XO-ENS-10
export function cannotExplore(state: XodusState): Refusal | undefined {
  const place = leaderOf(state).place
  const colour = colourOf(state, place)
  if (colour === 'great-rift') return cannotPlaceKeys(state)
  if (colour === 'corrupted') return refuse('XO-COR-01')
  const { exploration, key } = state.systems[place]
  const unknownSignal = key !== NONE && state.signals[key].card === NONE
  return exploration || unknownSignal ? cannotActHere(state) : refuse('XO-ACT-21')
}

// XO-ACT-18 to XO-ACT-20
export function explore(g: Xodus): void {
  const { state } = g
  const place = leaderOf(state).place
  if (colourOf(state, place) === 'great-rift') {
    placeKeys(g)
    return
  }
  spendAction(g)
  const ships = actingShips(state)
  const before = ships.map(({ scraps }) => scraps)
  useExploreCards(g, ships)
  if (state.systems[place].key === NONE) resolveExploration(g, place, ships, before)
  else revealSignal(g, place)
  learnFromScraps(g, ships, before)
  for (const ship of ships) if (!ship.destroyed && !isOver(state)) gainExp(g, ship, 'explore')
}

/** Cards that give something whenever their owner explores. XO-MOD-03 */
function useExploreCards(g: Xodus, ships: readonly Ship[]): void {
  for (const ship of ships) {
    for (let place = 0; place < cardPlaces(ship); place++) {
      const card = cardOf(ship, cardIn(ship, place))
      if (card !== undefined && (card.moments & AT.explore) !== 0) {
        applyEffects(g, card.effects, [ship], 'card')
      }
    }
  }
}

// XO-EXP-01, XO-EXP-02, XO-EXP-12
function resolveExploration(g: Xodus, place: number, ships: readonly Ship[], before: number[]): void {
  const { state } = g
  state.systems[place].exploration = false
  const card = drawExploration(g)
  if (card === NONE) return
  const exploring: Exploring = { card, taken: 0, picked: 0 }
  state.exploring = exploring
  const [{ seat, board }] = ships
  g.tell({ kind: 'exploration', seat, board, card })
  switch (EXPLORATIONS[card].type) {
    case 'analysis':
      analyse(g, exploring, ships, before)
      break
    case 'warning':
      heedWarning(g, exploring, ships)
      break
    case 'danger':
      resolveOption(g, EXPLORATIONS[card].options[0], ships)
      break
  }
  state.exploring = null
  state.explorationDiscard.push(card)
}

/** OP-12 */
function drawExploration(g: Xodus): number {
  const { explorations, explorationDiscard } = g.state
  if (explorations.length === 0) {
    explorations.push(...explorationDiscard.splice(0))
    g.shuffle(explorations)
  }
  const card = explorations.pop()
  if (card !== undefined) return card
  g.tell({ kind: 'nothing-left', of: 'explorations' })
  return NONE
}

// XO-EXP-08
function heedWarning(g: Xodus, exploring: Exploring, ships: readonly Ship[]): void {
  const menu = g.menu(ships[0].seat, 'warning')
  offerOptions(menu, exploring, ships)
  const { option } = menu.askAlways()
  exploring.taken = 1 << option
  takeOption(g, exploring, option, ships)
}
