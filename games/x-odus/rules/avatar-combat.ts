import { cardIn, cardOf, cardPlaces } from '../position/cards.ts'
import { hasAvatar } from '../position/map.ts'
import { isOver, type Ship } from '../position/state.ts'
import { trackOf } from '../position/track.ts'
import { pay } from './abilities.ts'
import { damageRoll } from './damage.ts'
import { cannotUse } from '../position/usable.ts'
import type { Xodus } from './xodus.ts'

/** Spaces beyond the marker to which a beaten Avatar goes back. */
const ESCAPE = 2

/** XO-AVC-02, XO-AVC-04, OP-25: every ship there that does not hide; aggressively, each makes a Damage Roll at once. */
export function engage(g: Xodus, foe: number, aggressive: boolean): void {
  const { state } = g
  const { place, card: avatar } = state.foes[foe]
  const ships = state.ships.filter(
    (ship) => ship.place === place && !ship.destroyed && !ship.hidden && (aggressive || !ship.engaged),
  )
  if (ships.length === 0) return
  for (const ship of ships) {
    if (!ship.engaged) ship.heralded = false
    ship.engaged = true
  }
  g.tell({
    kind: 'avatar-engages',
    avatar,
    boards: ships.map(({ board }) => board),
    tile: state.systems[place].tile,
  })
  if (!aggressive) return
  for (const ship of ships) {
    if (!isOver(state) && !evades(g, ship)) damageRoll(g, ship, 'engaged')
  }
}

/** A card that spares its owner the Damage Roll acts by itself, once a round. OP-53 */
function evades(g: Xodus, ship: Ship): boolean {
  for (let place = 0; place < cardPlaces(ship); place++) {
    const card = cardIn(ship, place)
    if (!cardOf(ship, card)?.traits.some((trait) => trait.do === 'no-engagement-roll')) continue
    if (cannotUse(g.state, ship, card, 'engaged-by-avatar') !== undefined) continue
    pay(g, ship, card)
    return true
  }
  return false
}

/** XO-AVC-06, XO-AVC-07: it goes back on the track, or out of the game. Whoever it held is free. */
export function beatAvatar(g: Xodus, foe: number): void {
  const { state } = g
  const [{ card: number, place }] = state.foes.splice(foe, 1)
  const space = state.marker + ESCAPE
  if (space > trackOf(state).spaces) {
    state.goneAvatars.push(number)
    g.tell({ kind: 'avatar-gone', avatar: number })
  } else {
    state.tokens.push({ number, space, faceUp: true })
    g.tell({ kind: 'avatar-escapes', avatar: number, space })
  }
  if (hasAvatar(state, place)) return
  for (const ship of state.ships) {
    if (ship.place === place && !state.combat?.ships.includes(ship.index)) ship.engaged = false
  }
}
