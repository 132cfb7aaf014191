import type { ExpSource } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { learnsFrom } from '../position/learning.ts'
import type { ModChoice, Ship } from '../position/state.ts'
import type { AnswerTo } from './questions.ts'
import type { Xodus } from './xodus.ts'

type Half = AnswerTo<'mod'>

const FIRST_HALF: Half = { kind: 'half', half: 1 }
const SECOND_HALF: Half = { kind: 'half', half: 2 }

/** XO-MOD-17, XO-MOD-18: nothing unless the board names the source. Beyond level 6 nothing is learnt. OP-17 */
export function gainExp(g: Xodus, ship: Ship, source: ExpSource, n = 1): void {
  if (ship.destroyed || !learnsFrom(ship, source)) return
  const { levels } = SHIPS[ship.board]
  const top = levels[levels.length - 1]
  ship.exp = Math.min(ship.exp + n, top)
  g.tell({
    kind: 'exp',
    seat: ship.seat,
    board: ship.board,
    exp: ship.exp,
    level: levelFor(levels, ship.exp),
  })
  while (ship.level < levelFor(levels, ship.exp)) {
    ship.level++
    chooseMod(g, ship, ship.level)
  }
}

function levelFor(levels: readonly number[], exp: number): number {
  let level = 1
  for (const needed of levels) if (exp >= needed) level++
  return level
}

/** XO-SET-12, XO-MOD-18: one of its two effects, for the rest of the game. OP-17 */
export function chooseMod(g: Xodus, ship: Ship, level: number): void {
  const menu = g.menu(ship.seat, 'mod', { ship: ship.index, level })
  menu.offer(FIRST_HALF)
  menu.offer(SECOND_HALF)
  takeMod(g, ship, level, menu.ask().half === 1 ? 1 : 2)
}

export function takeMod(g: Xodus, ship: Ship, level: number, half: ModChoice): void {
  ship.mods[level - 1] = half
  g.tell({ kind: 'mod', seat: ship.seat, board: ship.board, level, half })
}
