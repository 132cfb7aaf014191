import { GREAT_RIFT_TILE } from '../position/stack.ts'
import { shipDistances } from '../position/map.ts'
import { NONE, type XodusState } from '../position/state.ts'
import { threats } from './threat.ts'
import { trackOf } from '../position/track.ts'
import { askedBy, missingFor } from '../position/signals.ts'

/** What the outlook of a game depends on, in the order of `measure`. */
export const FEATURES = [
  'roundsLeft',
  'roundsShort',
  'keysPlaced',
  'keysAboard',
  'keysFar',
  'keysInWrecks',
  'signalsKnown',
  'signalProgress',
  'signalsFound',
  'tiles',
  'riftFound',
  'ships',
  'health',
  'weak',
  'levels',
  'energy',
  'modules',
  'scraps',
  'damageCards',
  'engaged',
  'threat',
  'avatars',
  'held',
  'always',
] as const

/** Rounds a Key takes that nobody has yet: beyond what is left of the track it is out of reach. */
const ROUNDS_PER_KEY = 1.6

/** All play together: every seat stands as the table does. */
export function measure(state: XodusState, _seat: number, into: Float64Array): void {
  const { ships, systems, signals } = state
  const roundsLeft = trackOf(state).spaces - state.marker + 1 + (state.held ? 1 : 0)
  const rift = systems.findIndex(({ tile }) => tile === GREAT_RIFT_TILE)
  const far = rift === NONE ? undefined : shipDistances(state, rift)
  const threat = threats(state)
  let keysAboard = 0
  let keysFar = 0
  let keysInWrecks = 0
  let alive = 0
  let health = 0
  let weak = 0
  let levels = 0
  let energy = 0
  let modules = 0
  let scraps = 0
  let damageCards = 0
  let engaged = 0
  let danger = 0
  for (const ship of ships) {
    if (ship.destroyed) {
      keysInWrecks += ship.keys.length
      continue
    }
    keysAboard += ship.keys.length
    keysFar += ship.keys.length * (far === undefined || far[ship.place] < 0 ? 8 : far[ship.place])
    alive++
    health += ship.health
    if (ship.health <= 3) weak += 4 - ship.health
    levels += ship.level - 1
    energy += ship.energyMarkers
    modules += ship.modules.length
    scraps += Math.min(8, ship.scraps)
    damageCards += ship.damage.length
    if (ship.engaged) engaged++
    else danger += threat[ship.place]
  }
  let known = 0
  let progress = 0
  let solved = 0
  for (let index = 0; index < signals.length; index++) {
    const { card, solved: done } = signals[index]
    if (done) solved++
    if (card === NONE || done) continue
    known++
    const all = askedBy(state, card)
    progress += Math.max(0, 1 - missingFor(state, index) / all)
  }
  let found = 0
  for (const { key } of systems) if (key !== NONE) found++
  const toCome = signals.length - solved - 0.5 * progress
  const carrying = signals.length - state.keysPlaced.length > 0 ? 1.2 : 0
  const roundsShort = Math.max(0, ROUNDS_PER_KEY * toCome + carrying - roundsLeft)
  let at = 0
  into[at++] = roundsLeft
  into[at++] = roundsShort
  into[at++] = state.keysPlaced.length
  into[at++] = keysAboard
  into[at++] = keysFar
  into[at++] = keysInWrecks
  into[at++] = known
  into[at++] = progress
  into[at++] = found
  into[at++] = systems.length
  into[at++] = rift === NONE ? 0 : 1
  into[at++] = alive
  into[at++] = health
  into[at++] = weak
  into[at++] = levels
  into[at++] = energy
  into[at++] = modules
  into[at++] = scraps
  into[at++] = damageCards
  into[at++] = engaged
  into[at++] = danger
  into[at++] = state.foes.filter(({ avatar }) => avatar).length
  into[at++] = state.held ? 1 : 0
  into[at] = 1
}
