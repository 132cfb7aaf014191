import { FastChance, fastSeed } from '@astrolabe/kernel'
import { AVATAR_DIE, DIE_FACES } from '../content/dice.ts'
import type { DieColour, DieFace } from '../content/schema.ts'

/** What is to come: a face of a die, the steps of the Avatar die, any number of a six-sided die, a shuffle of so many cards. */
export type Chosen =
  | `${DieColour} ${DieFace}`
  | 'avatar 1'
  | 'avatar 1 wormhole'
  | 'avatar 2'
  | 'avatar 2 wormhole'
  | 'avatar 3'
  | 'any'
  | `shuffle ${number}`

/** Which of the six faces of a die will do. */
function facesFor(wish: Exclude<Chosen, `shuffle ${number}`>): readonly boolean[] {
  if (wish === 'any') return AVATAR_DIE.map(() => true)
  const [die, face, wormhole] = wish.split(' ')
  if (die === 'avatar')
    return AVATAR_DIE.map(
      (side) => side.steps === Number(face) && (side.wormhole === true) === (wormhole === 'wormhole'),
    )
  return DIE_FACES[die as DieColour].map((side) => side === face)
}

/** A seed whose first dice are the ones wanted: chance is never faked, only chosen. */
export function seedFor(wishes: readonly Chosen[]): string {
  const draws: (readonly boolean[] | number)[] = wishes.map((wish) =>
    wish.startsWith('shuffle') ? Number(wish.split(' ')[1]) : facesFor(wish as 'any'),
  )
  for (let attempt = 0; ; attempt++) {
    const chance = new FastChance(`dice:${attempt}`)
    if (draws.every((draw) => comes(chance, draw))) return fastSeed('dice', attempt)
  }
}

function comes(chance: FastChance, draw: readonly boolean[] | number): boolean {
  if (typeof draw !== 'number') return draw[chance.below(6)]
  for (let left = draw; left > 1; left--) chance.below(left)
  return true
}
