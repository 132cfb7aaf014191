import type { ModuleType, ShipType } from '../content/schema.ts'

/** What a choice may be a step towards. */
export type AndromedaAim =
  /** A development on a planet, and the points it would bring. */
  | { readonly goal: 'develop'; readonly region: number; readonly vp: number }
  /** Modules of a field. */
  | { readonly goal: 'module'; readonly type: ModuleType }
  /** A battle, and the chance to win it in per cent. */
  | { readonly goal: 'battle'; readonly region: number; readonly chance: number }
  /** Leaders who wait there. */
  | { readonly goal: 'leaders'; readonly region: number; readonly leaders: number }
  | { readonly goal: 'moon'; readonly region: number }
  | { readonly goal: 'ship'; readonly ship: ShipType }
  /** Ships that come home and dock. */
  | { readonly goal: 'return'; readonly ships: number }

/** What choices are told apart by, for whoever asks why; `place` is never spoken of by itself. */
export type AndromedaThing =
  | 'vp'
  | 'tracks'
  | 'developments'
  | 'leaders'
  | 'modules'
  | 'energy'
  | 'resources'
  | 'credits'
  | 'cards'
  | 'moons'
  | 'ships'
  | 'upgrades'
  | 'place'
