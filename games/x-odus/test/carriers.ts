import { type Ship } from '../position/state.ts'
import type { Chosen } from './chosen-dice.ts'
import { ARENA, carrying, duel, type DuelWishes } from './duel.ts'
import { inASystem } from './in-a-system.ts'
import { type Position, type Transcript, transcript } from './transcript.ts'

/** One attack of the ship that carries the card, alone; the dice are red and of the board's other colour. */
export function shot(name: string, dice: readonly Chosen[], ...answers: string[]): Transcript {
  return duel({ dice }, carrying(name)).play('offensive', ...answers)
}

export const hits = (t: Transcript): number => t.facts('attack')[0].hits
export const shields = (t: Transcript): number => t.facts('attack')[0].shields

/** An attack of the carrier, ship 0, with the Explorer beside it, which shows two misses. */
export function together(
  name: string,
  dice: readonly Chosen[],
  changes: Partial<Ship> = {},
  wishes: DuelWishes = {},
): Transcript {
  return duel({ fleet: [3], dice: [...dice, 'yellow miss', 'yellow miss'], ...wishes }, (p) => {
    carrying(name, 0, changes)(p)
    p.nextDamage('engine-failure', 'engine-failure')
  }).play('offensive', 'offensive')
}

/** The last blow against an Enemy of level 2. */
export function victory(
  name: string,
  dice: readonly Chosen[],
  changes: Partial<Ship> = {},
  foe = 'E05',
): Transcript {
  return duel({ dice, foes: [foe] }, (p) => {
    carrying(name, 0, changes)(p)
    p.state.foes[0].health = 1
    p.nextModules('M05')
  }).play('offensive')
}

/** A Damage Roll of the carrier, for disengaging. */
export function hurt(name: string, dice: readonly Chosen[], ...answers: string[]): Transcript {
  return duel({ dice }, (p) => {
    carrying(name)(p)
    p.nextDamage('engine-failure')
  }).play('disengage', ...answers)
}

/** A Detection Roll of the carrier, alone or with others, in a System with an Enemy. */
export function sneaking(name: string, dice: readonly Chosen[], fleet: readonly number[] = []): Transcript {
  const t = transcript({ seats: 1, dice, options: { ships: 4 } }, (p) => {
    for (const ship of p.state.ships) ship.mods.fill(0)
    p.system('O01', 0, -1)
      .at(ARENA, 0, ...fleet)
      .nextEnemies('E01')
    carrying(name)(p)
  })
  t.play('activate 0', ...fleet.map((ship) => `fleet ${ship}`))
  return t.prompt === 'gather' ? t.play('go-on') : t
}

export const detected = (t: Transcript): boolean | undefined => t.facts('detection')[0]?.detected

/** The carrier in a quiet System, alone, its turn begun. */
export function quietly(
  name: string,
  arrange: (p: Position) => void = () => {},
  tile = 'B10',
  dice: readonly Chosen[] = [],
): Transcript {
  return inASystem(
    tile,
    [0],
    (p) => {
      for (const ship of p.state.ships) ship.mods.fill(0)
      carrying(name)(p)
      arrange(p)
    },
    { dice },
  )
}
