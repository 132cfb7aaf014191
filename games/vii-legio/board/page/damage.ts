import { COMBAT } from '../../content/combat.ts'
import type { CombatBoard, Effect, Track } from '../../content/schema.ts'
import type { Ship } from '../../position/state.ts'
import { TRACKS } from '../fittings.ts'
import { boardOf, expertsAboard } from '../../position/ship.ts'

const BOARD: CombatBoard = COMBAT
export const DIE_FACES = 10

type Loss = Track | 'expert'

/** Something that may be lost to a series of damage rolls, and how likely it is. */
export interface Damage {
  readonly lost: readonly Loss[]
  readonly chance: number
}

/** How many more items of a kind a ship can lose. */
type Spare = Readonly<Record<Loss, number>>

/** What of a ship can be hit. */
export type Hull = Pick<Ship, Track | 'spatha' | 'experts'>

function spareOf(ship: Hull): Spare {
  const { tracks } = boardOf(ship)
  const above = TRACKS.map((track): [Track, number] => [track, ship[track] - tracks[track].floor])
  return { ...(Object.fromEntries(above) as Record<Track, number>), expert: expertsAboard(ship) }
}

/** Damage rolls that a card asks of a ship; a fight takes as many as lasers are missing. */
export function rollsOf(effect: Effect, ship: Ship): number {
  if (effect.do === 'damage') return effect.rolls
  if (effect.do !== 'fight') return 0
  return BOARD.lasersMissing[Math.max(0, effect.lasers - ship.lasers)].damage
}

/** Everything that a number of rolls, one after the other, may take from a ship. */
export function damageOf(ship: Hull, rolls: number): Damage[] {
  return afterRolls(spareOf(ship), rolls)
}

function afterRolls(spare: Spare, rolls: number): Damage[] {
  if (rolls === 0) return [{ lost: [], chance: 1 }]
  return BOARD.damage.flatMap(({ die: [first, last], loses, otherwise }) => {
    const share = (last - first + 1) / DIE_FACES
    const hit = [loses, otherwise].find((loss) => spare[loss] > 0)
    const left = hit === undefined ? spare : { ...spare, [hit]: spare[hit] - 1 }
    return afterRolls(left, rolls - 1).map(({ lost, chance }) => ({
      lost: hit === undefined ? lost : [hit, ...lost],
      chance: share * chance,
    }))
  })
}
