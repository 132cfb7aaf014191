import { type Draw, rotated, unshuffled } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { AVATAR_DIE, DIE_FACES } from '../content/dice.ts'
import type { DieColour, DieFace } from '../content/schema.ts'

/**
 * What is to come: a face of a die, the steps of the Avatar die, any number of a six-sided die, a shuffle of so many
 * cards that leaves them as they lie, or lays the first behind the last.
 */
export type Chosen =
  | `${DieColour} ${DieFace}`
  | 'avatar 1'
  | 'avatar 1 wormhole'
  | 'avatar 2'
  | 'avatar 2 wormhole'
  | 'avatar 3'
  | 'any'
  | `shuffle ${number}`
  | `rotate ${number}`

/** What chance has to give for a wish to come true. */
export function drawsOf(wish: Chosen): Draw[] {
  const [thing, what, wormhole] = wish.split(' ')
  if (thing === 'shuffle') return unshuffled(Number(what))
  if (thing === 'rotate') return rotated(Number(what))
  return [{ of: AVATAR_DIE.length, is: faceOf(thing, what, wormhole) }]
}

function faceOf(die: string, face: string | undefined, wormhole: string | undefined): number {
  if (die === 'any') return 0
  if (die === 'avatar')
    return AVATAR_DIE.findIndex(
      (side) => side.steps === Number(face) && (side.wormhole === true) === (wormhole === 'wormhole'),
    )
  return DIE_FACES[die as DieColour].findIndex((side) => side === face)
}
