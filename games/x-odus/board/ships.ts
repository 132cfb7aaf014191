import { bold, flow, type Phrase, shorten } from '@astrolabe/drawing/ink.ts'
import type { Condition } from '../text/en/table.ts'
import { DAMAGE_DECK, damageName } from '../content/damage.ts'
import { MODULES } from '../content/modules.ts'
import { SHIPS } from '../content/ships.ts'
import { NONE, type Ship, type XodusState } from '../position/state.ts'
import { type XodusDrawing, mark, named, nameOf, shipName } from './drawing.ts'
import { halfOf } from '../position/printed.ts'

const NAME_COLUMNS = 24

/** Every ship: where it is and how it stands, then its Mods, Modules and Damage cards. */
export function drawShips(drawing: XodusDrawing): string[] {
  const { view, width, words } = drawing
  return [
    ...flow([[bold(drawing, words.ships)]], { width, between: ' ' }),
    ...view.ships.flatMap((ship) => drawShip(drawing, ship)),
  ]
}

export function drawShip(drawing: XodusDrawing, ship: Ship): string[] {
  const { view, width, words } = drawing
  const lines = { width, between: ' · ', rest: '  ' }
  const title: Phrase = [mark(drawing, ship), ` ${captain(drawing, ship)}`]
  if (ship.board === NONE) return flow([title, [words.noShip]], lines)
  const name: Phrase = [mark(drawing, ship), ' ', bold(drawing, shipName(drawing, ship))]
  const who: Phrase = [captain(drawing, ship)]
  const where: Phrase = [nameOf(drawing, ship.place)]
  if (ship.destroyed) return flow([name, who, [words.destroyed], where, ...keysOf(drawing, ship)], lines)
  const conditions = conditionsOf(view, ship).map((condition): Phrase => [words.condition[condition]])
  return [
    ...flow([name, who, where, ...numbersOf(drawing, ship), ...conditions], lines),
    ...cardsOf(drawing, ship),
  ]
}

function captain({ names, seat, words }: XodusDrawing, ship: Ship): string {
  return shorten(names(ship.seat), NAME_COLUMNS) + (ship.seat === seat ? ` (${words.you})` : '')
}

function keysOf({ words }: XodusDrawing, { keys }: Ship): Phrase[] {
  return keys.length > 0 ? [[words.keys(keys.length)]] : []
}

function numbersOf(drawing: XodusDrawing, ship: Ship): Phrase[] {
  const { words } = drawing
  const { levels } = SHIPS[ship.board]
  return [
    [words.health(ship.health, ship.markers)],
    [words.energy(ship.energy, ship.energyMarkers)],
    [words.scraps(ship.scraps)],
    ...(ship.acted ? [] : [[words.actions(ship.actions)]]),
    [words.level(ship.level, ship.exp, levels[ship.level - 1])],
    ...keysOf(drawing, ship),
  ]
}

function conditionsOf(view: XodusState, ship: Ship): Condition[] {
  const fighting = ship.engaged || (view.combat?.ships.includes(ship.index) ?? false)
  const all: readonly (readonly [Condition, boolean])[] = [
    ['engaged', fighting],
    ['hidden', ship.hidden],
    ['strained', ship.strained],
    ['scavenged', ship.scavenged],
    ['acted', ship.acted],
  ]
  return all.flatMap(([condition, holds]) => (holds ? [condition] : []))
}

function cardsOf(drawing: XodusDrawing, ship: Ship): string[] {
  const { width, words } = drawing
  const mods = ship.mods.flatMap((choice, index) =>
    choice === 0 ? [] : [named(drawing, halfOf(ship.board, index + 1, choice).name)],
  )
  const modules = ship.modules.map((module) => named(drawing, MODULES[module].name))
  const damage = ship.damage.map((card) => named(drawing, damageName(DAMAGE_DECK[card])))
  const list = (say: (names: readonly string[]) => string, cards: readonly string[]): Phrase[] =>
    cards.length === 0 ? [] : [[say(cards)]]
  return flow([...list(words.mods, mods), ...list(words.modules, modules), ...list(words.damage, damage)], {
    width,
    between: ' · ',
    first: '  ',
  })
}
