import type { Hex } from '@astrolabe/kernel'
import { useState } from 'preact/hooks'
import { NONE, type XodusState } from '../../../position/state.ts'
import type { Look } from './look.ts'
import { layingName } from './names.ts'
import type { MapSpots, SpotOf } from './spots.ts'
import { lanesWhenTurned } from '../../../position/laying.ts'

/** The tile that waits to be laid, turned the way it is being looked at. */
export interface Turning {
  readonly spot: SpotOf<{ readonly turn: number }>
  /** Systems it would have lanes to. */
  readonly lanes: readonly number[]
  /** Which of the ways to turn it this is, from 1. */
  readonly way: number
  readonly ways: number
  readonly turnBy: (steps: number) => void
}

/** The space a tile has been drawn for; the middle of the map is never one. */
export function layingSpace({ drawn, drawnQ, drawnR }: XodusState): Hex | undefined {
  return drawn === NONE || (drawnQ === 0 && drawnR === 0) ? undefined : { q: drawnQ, r: drawnR }
}

/** The way with the most lanes comes first; the others follow clockwise. */
function firstWay(view: XodusState, turns: readonly number[]): number {
  const lanes = turns.map((turn) => lanesWhenTurned(view, turn).length)
  return lanes.indexOf(Math.max(...lanes))
}

export function useTurning(
  look: Look,
  laying: MapSpots['laying'],
  armed: string | null,
): Turning | undefined {
  const { view, decision } = look
  const [chosen, choose] = useState<{ readonly question: number; readonly way: number } | undefined>(
    undefined,
  )
  if (laying === undefined || decision === null) return undefined
  const { turns } = laying
  const waiting = turns.findIndex((turn) => `turn ${turn}` === armed)
  const own = chosen?.question === decision.number ? chosen.way : firstWay(view, turns)
  const way = waiting === -1 ? own : waiting
  const turn = turns[way]
  return {
    spot: layingAs(look, laying, turn),
    lanes: lanesWhenTurned(view, turn),
    way: way + 1,
    ways: turns.length,
    turnBy: (steps) =>
      choose({ question: decision.number, way: (way + steps + turns.length) % turns.length }),
  }
}

/** The spot of the tile with one way to turn it alone. */
export function layingAs(
  look: Look,
  laying: Exclude<MapSpots['laying'], undefined>,
  turn: number,
): SpotOf<{ turn: number }> {
  return { id: laying.id, name: layingName(look, laying.turns, turn), keys: [`turn ${turn}`], turn }
}
