import { COMBAT } from '../content/combat.ts'
import type { CombatBoard } from '../content/schema.ts'

type DamageRow = CombatBoard['damage'][number]

const ROWS: readonly DamageRow[] = COMBAT.damage

/** The row of the damage table for each face of the die, from 1. */
const BY_FACE = ROWS.flatMap((row) => Array.from({ length: row.die[1] - row.die[0] + 1 }, () => row))

/** VL-755, VL-756: what a damage roll takes away, and what it takes where that is at its grey value. */
export function damageRow(die: number): DamageRow {
  return BY_FACE[die - 1]
}
