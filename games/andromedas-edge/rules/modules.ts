import { COLUMN_LENGTH, NO_MODULE_VP } from '../content/limits.ts'
import { MODULES } from '../content/modules.ts'
import { MODULE_TYPES } from '../content/schema.ts'
import { cheapestIn, rarestTypes } from '../position/modules.ts'
import { participantOf } from '../position/participants.ts'
import { cannotBuyModule, modulePrice } from '../position/prices.ts'
import { NONE, type Participant, UNITY } from '../position/state.ts'
import { sizeOf } from '../position/stock.ts'
import type { Andromeda } from './andromeda.ts'
import { gain } from './effects.ts'
import type { Cause } from './facts.ts'
import { scoreVp } from './points.ts'
import { refuse } from './refuse.ts'
import { payPrice } from './stock.ts'
import { advance } from './tracks.ts'

/**
 * AE-BM-8, AE-BM-9, AE-BM-12, AE-BM-13: takes a face-up module without paying: points, track, refill, instant effects
 * (the Unity: AE-UD-15, AE-UD-18).
 */
export function takeModule(g: Andromeda, who: number, type: number, place: number, free: boolean): void {
  const { columns } = g.state
  const [design] = columns[type].splice(place, 1)
  const participant = participantOf(g.state, who)
  const from: Cause = { by: 'module', number: design }
  participant.modules.push({ design, damage: 0 })
  g.tell({ kind: 'module', who, module: design, free })
  if (who !== UNITY) scoreVp(g, who, MODULES[design].vp, 'modules', from)
  advance(g, who, type, from)
  refill(g, type)
  const { instant } = MODULES[design]
  if (instant !== undefined && who !== UNITY) gain(g, who, instant, from, 'modules')
}

// AE-BM-10, AE-BM-13, AE-RL-7
function refill(g: Andromeda, type: number): void {
  const column = g.state.columns[type]
  while (column.length < COLUMN_LENGTH) {
    const module = g.state.moduleDecks[type].pop()
    if (module === undefined) return
    column.push(module)
    g.tell({ kind: 'column', type: MODULE_TYPES[type], module })
  }
}

/**
 * AE-BZ-11: pays for a face-up module with discounts (asking which resource is dropped), then takes it. `field` is the
 * type of the field at which it is gained, NONE elsewhere.
 */
export function buyModule(
  g: Andromeda,
  player: Participant,
  type: number,
  place: number,
  less: number,
  field: number = NONE,
): void {
  payPrice(g, player, modulePrice(g.state, player.who, g.state.columns[type][place], less, field))
  takeModule(g, player.who, type, place, false)
}

const AVAILABLE = MODULE_TYPES.map((type) =>
  Array.from({ length: COLUMN_LENGTH }, (_, place) => ({ kind: 'module', type, place }) as const),
)
const ENOUGH = { kind: 'enough' } as const

/** A player may buy an available module for so many resources less. */
export function offerModule(g: Andromeda, player: Participant, less: number): void {
  const { columns } = g.state
  const menu = g.menu(player.who, 'buy-module', { less })
  for (let type = 0; type < columns.length; type++) {
    for (let place = 0; place < columns[type].length; place++) {
      menu.offer(AVAILABLE[type][place], cannotBuyModule(g.state, player, columns[type][place], less, NONE))
    }
  }
  menu.offer(ENOUGH)
  const chosen = menu.ask()
  if (chosen.kind === 'module') buyModule(g, player, MODULE_TYPES.indexOf(chosen.type), chosen.place, less)
}

/** AE-BM-10, AE-VO-9: a player gains an available module for nothing, of a cost of at most so many resources. */
export function chooseFreeModule(g: Andromeda, who: number, atMost: number | undefined, from: Cause): void {
  const { columns } = g.state
  if (columns.every((column) => column.length === 0)) {
    scoreVp(g, who, NO_MODULE_VP, 'modules', from)
    return
  }
  const menu = g.menu(who, 'free-module')
  for (let type = 0; type < columns.length; type++) {
    for (let place = 0; place < columns[type].length; place++) {
      const over = atMost === undefined ? 0 : sizeOf(MODULES[columns[type][place]].cost) - atMost
      menu.offer(AVAILABLE[type][place], over > 0 ? refuse('AE-BM-11', over) : undefined)
    }
  }
  if (menu.count === 0) return
  const chosen = menu.ask()
  takeModule(g, who, MODULE_TYPES.indexOf(chosen.type), chosen.place, true)
}

/** AE-UD-16, AE-UD-17, AE-UD-40: the Unity gains a module, of a type or of that which it has least of (type NONE). */
export function unityModule(g: Andromeda, type: number, from: Cause): void {
  const column = type === NONE ? rarestType(g) : type
  const place = column === NONE ? NONE : cheapestIn(g.state.columns[column])
  if (place === NONE) scoreVp(g, UNITY, NO_MODULE_VP, 'modules', from)
  else takeModule(g, UNITY, column, place, true)
}

const COLUMNS = MODULE_TYPES.map((type) => ({ kind: 'column', type }) as const)

// OP-15, AE-UD-35
function rarestType(g: Andromeda): number {
  const rarest = rarestTypes(g.state)
  if (rarest.length === 0) return NONE
  if (g.state.decideForUnity) {
    const menu = g.menu(g.state.machine.control, 'unity-module')
    for (const type of rarest) menu.offer(COLUMNS[type])
    return MODULE_TYPES.indexOf(menu.ask().type)
  }
  const { tracks } = participantOf(g.state, UNITY)
  return rarest.reduce((lowest, type) => (tracks[type] < tracks[lowest] ? type : lowest))
}

/** AE-BM-14: the face-up modules of a column go under their deck in random order, and new ones come. */
export function replaceColumn(g: Andromeda, type: number): void {
  const { columns, moduleDecks } = g.state
  const before = columns[type].splice(0)
  g.shuffle(before)
  refill(g, type)
  moduleDecks[type].unshift(...before)
  refill(g, type)
}

/** A player replaces the modules of one column. */
export function survey(g: Andromeda, who: number): void {
  const menu = g.menu(who, 'survey')
  g.state.columns.forEach((column, type) => {
    menu.offer(COLUMNS[type], column.length === 0 ? refuse('AE-BM-10') : undefined)
  })
  if (menu.count === 0) return
  const { type } = menu.ask()
  g.tell({ kind: 'surveyed', who, type })
  replaceColumn(g, MODULE_TYPES.indexOf(type))
}
