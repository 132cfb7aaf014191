import { AVATARS } from '../content/avatars.ts'
import { AVATAR_DIE } from '../content/dice.ts'
import { type AvatarMap, avatarMap, bit } from '../position/avatar-ways.ts'
import { moveToGreatRift, moveToShips } from '../position/forecast.ts'
import { isOver, NONE } from '../position/state.ts'
import { isHeld, preyOf } from '../position/targets.ts'
import { engage } from './avatar-combat.ts'
import type { Xodus } from './xodus.ts'

/** XO-AVM-01, XO-KEY-03: in ascending number, each with a roll of its own. */
export function moveAvatars(g: Xodus, toGreatRift: boolean): void {
  const { state } = g
  if (!state.foes.some(({ avatar }) => avatar)) return
  const map = avatarMap(state)
  for (let number = 1; number <= AVATARS.length; number++) {
    const index = state.foes.findIndex((foe) => foe.avatar && foe.card === number)
    if (index === NONE || isHeld(state, state.foes[index])) continue
    moveAvatar(g, index, map, toGreatRift)
    if (isOver(state)) return
  }
}

// XO-AVM-02, XO-AVM-05, XO-KEY-06, XO-KEY-07: only in the Corruption phase is the engagement aggressive.
function moveAvatar(g: Xodus, index: number, map: AvatarMap, toGreatRift: boolean): void {
  const { state } = g
  const avatar = state.foes[index]
  const face = AVATAR_DIE[g.roll(AVATAR_DIE.length) - 1]
  const prey = preyOf(state)
  const move = toGreatRift
    ? moveToGreatRift(state, avatar, face, prey, map)
    : moveToShips(state, avatar, face, prey, map)
  const { target, steps, path, end } = move
  avatar.place = end
  g.tell({
    kind: 'avatar-moves',
    avatar: avatar.card,
    die: face.steps,
    wormhole: face.wormhole === true,
    steps,
    target: target.ships.at(0)?.board ?? NONE,
    targetSeat: target.ships.at(0)?.seat ?? NONE,
    distance: target.distance,
    reason: target.reason,
    path: path.map((place) => state.systems[place].tile),
  })
  if ((prey.ships & bit(end)) !== 0) engage(g, index, state.phase === 'corruption')
}
