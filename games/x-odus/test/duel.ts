import { MODS } from '../content/mods.ts'
import { MODULES } from '../content/modules.ts'
import type { ShipId } from '../content/schema.ts'
import { HIGHEST_LEVEL } from '../position/learning.ts'
import { FIRST_MODULE, type Ship } from '../position/state.ts'
import type { Chosen } from './chosen-dice.ts'
import { type Position, type Transcript, transcript } from './transcript.ts'

/** The System in which duels are fought: an Enemy System next to the Starting System. */
export const ARENA = 1

export interface DuelWishes {
  /** One captain for all ships, unless a test is about who is asked. */
  readonly seats?: number
  readonly dice?: readonly Chosen[]
  /** Enemies that lie face up in the System. Carriers without a skill that dice set off, unless said otherwise. */
  readonly foes?: readonly string[]
  /** Ships that fly with ship 0. */
  readonly fleet?: readonly number[]
}

/** Ship 0, alone or leading a Fleet, attacks in an Enemy System at the start of its turn: asked for a manoeuvre. */
export function duel(wishes: DuelWishes, arrange: (position: Position) => void = () => {}): Transcript {
  const { seats = 1, dice = [], foes = ['E11'], fleet = [] } = wishes
  const t = transcript({ seats, dice, options: { ships: 4 } }, (p) => {
    p.system('O01', 0, -1, 0).at(ARENA, 0, ...fleet)
    p.enemies(ARENA, ...foes)
    // Only the cards a test is about, and nothing left to learn.
    for (const ship of p.state.ships) {
      ship.mods.fill(0)
      ship.level = HIGHEST_LEVEL
    }
    arrange(p)
  })
  // The last one that is left starts without being asked.
  if (t.prompt === 'order') t.play('activate 0')
  for (const ship of fleet) {
    t.play(`fleet ${ship}`)
    if (t.prompt === 'join') t.play('join')
  }
  if (t.prompt === 'gather') t.play('go-on')
  return t.prompt === 'detection' ? t.play('fight') : t
}

/** The number by which a ship knows one of its cards. */
export function ref(name: string): number {
  const mod = MODS.find(({ halves }) => halves.some((half) => half.name.en === name))
  if (mod !== undefined) return mod.level - 1
  const module = MODULES.findIndex((candidate) => candidate.name.en === name)
  if (module < 0) throw new Error(`there is no card “${name}”`)
  return FIRST_MODULE + module
}

/** The answer that uses a card of a ship, on another or on none. */
export const use = (name: string, on = -1, ship = 0): string => `use ${ship} ${ref(name)} ${on}`

/** Gives a ship a card: the board and the Mod, or the Module; with Energy for it. */
export function carrying(name: string, index = 0, changes: Partial<Ship> = {}): (position: Position) => void {
  const mod = MODS.find(({ halves }) => halves.some((half) => half.name.en === name))
  return (p) => {
    if (mod === undefined) p.modules(index, MODULES[ref(name) - FIRST_MODULE].id)
    else {
      if (p.state.ships[index].board !== boardOf(mod.ship)) p.board(index, mod.ship)
      const half = mod.halves[0].name.en === name ? 1 : 2
      p.state.ships[index].mods[mod.level - 1] = half
    }
    p.ship(index, { energyMarkers: 3, energy: 3, ...changes })
  }
}

function boardOf(id: ShipId): number {
  return MODS.findIndex(({ ship }) => ship === id) / FIRST_MODULE
}
