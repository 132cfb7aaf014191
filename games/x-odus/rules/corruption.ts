import { AVATARS } from '../content/avatars.ts'
import { arrivalPlace } from '../position/arrival.ts'
import { isOver, NONE, type Ship, type XodusState } from '../position/state.ts'
import { REINFORCEMENTS, trackOf } from '../position/track.ts'
import { engage } from './avatar-combat.ts'
import { moveAvatars } from './avatars.ts'
import { finish } from './end.ts'
import type { XodusFact } from './facts.ts'
import type { Xodus } from './xodus.ts'

export type AdvanceReason = Extract<XodusFact, { readonly kind: 'corruption' }>['why']

/** The second phase of a round. XO-CPH-01, XO-EFF-18, OP-37 */
export function corruptionPhase(g: Xodus): void {
  const { state } = g
  if (state.held) g.tell({ kind: 'corruption-held', round: state.round })
  else advanceCorruption(g, 'phase')
  if (!isOver(state)) moveAvatars(g, false)
}

/** The marker goes one space on, in whatever phase. XO-CPH-05 to XO-CPH-07, XO-AVC-11 */
export function advanceCorruption(g: Xodus, why: AdvanceReason): void {
  const { state } = g
  const { spaces, red } = trackOf(state)
  if (state.marker === spaces) {
    finish(g, 'awakening')
    return
  }
  state.marker++
  g.tell({ kind: 'corruption', round: state.round, space: state.marker, why })
  for (const avatar of avatarsOn(state, state.marker)) {
    bringAvatar(g, avatar)
    if (isOver(state)) return
  }
  if (red.includes(state.marker)) reinforceEnemies(g)
}

/** Numbers of the Avatars whose tokens lie on a space, rising. XO-CPH-05 */
function avatarsOn(state: XodusState, space: number): number[] {
  const numbers: number[] = []
  for (const token of state.tokens) if (token.space === space) numbers.push(token.number)
  return numbers.sort((a, b) => a - b)
}

/** An Avatar comes into play, from the track, and engages whom it finds. XO-CPH-02, XO-CPH-08, OP-27, OP-54 */
export function bringAvatar(g: Xodus, number: number, place = arrivalPlace(g.state)): void {
  const { state } = g
  state.tokens = state.tokens.filter((token) => token.number !== number)
  const { health } = AVATARS[number - 1]
  state.foes.push({ avatar: true, card: number, health, shields: 0, place, signal: NONE })
  g.tell({ kind: 'avatar-arrives', avatar: number, tile: state.systems[place].tile })
  engage(g, state.foes.length - 1, state.phase === 'corruption')
}

/** The next cards of the Reserve join the deck, which is shuffled without its discard. XO-CPH-03, XO-CPH-04 */
function reinforceEnemies(g: Xodus): void {
  const { enemies, reserve } = g.state
  let added = 0
  for (const level of reserve) {
    while (added < REINFORCEMENTS) {
      const card = level.pop()
      if (card === undefined) break
      enemies.push(card)
      added++
    }
  }
  if (added === 0) return
  g.shuffle(enemies)
  g.tell({ kind: 'enemies-added', n: added })
}

/**
 * XO-AVC-09, XO-AVC-10: ships have disengaged from the Avatars of a System; once for all that they held there then,
 * and again for whoever comes later. OP-20
 */
export function herald(g: Xodus, place: number, ships: readonly Ship[]): void {
  const { state } = g
  const paid = ships.every(({ heralded }) => heralded)
  for (const ship of ships) ship.heralded = false
  if (paid) return
  for (const ship of state.ships) if (ship.engaged && ship.place === place) ship.heralded = true
  advanceCorruption(g, 'herald')
}
