import { FastChance, keyOf, type Menu, type MenuOf, Table } from '@astrolabe/kernel'
import { MODULES } from '../content/modules.ts'
import { SHIPS } from '../content/ships.ts'
import { ENEMIES } from '../content/enemies.ts'
import { fight } from '../rules/combat.ts'
import type { XodusFact } from '../rules/facts.ts'
import { attackIf } from '../position/odds.ts'
import type { Outlook } from '../position/outlook.ts'
import type { WindowMove, XodusQuestion } from '../rules/questions.ts'
import { takeBoard } from '../rules/new-ship.ts'
import { NONE, type Roll, type XodusState } from '../position/state.ts'
import { transcript } from './transcript.ts'

/** An attack as it was counted, and what was foreseen when the last question about it was answered. */
interface SeenAttack {
  readonly roll: Roll
  readonly fact: Extract<XodusFact, { kind: 'attack' }>
  readonly foreseen: Outlook | undefined
}

export interface SeenFight {
  readonly attacks: readonly SeenAttack[]
  /** Everything asked, with what could be chosen. */
  readonly asked: readonly string[]
  readonly after: XodusState
}

/** Ships with random cards fight random Enemies; captains answer at random, whether somebody looks or not. */
export function randomFight(number: number, watched = false): SeenFight {
  const chance = new FastChance(`random fight ${number}`)
  const state = randomPosition(chance)
  const attacks: SeenAttack[] = []
  const asked: string[] = []
  let foreseen: Outlook | undefined
  const one = (menu: MenuOf<XodusQuestion>): number => {
    const choice = chance.below(menu.count)
    asked.push(`${menu.prompt}: ${menu.options.slice(0, menu.count).map(keyOf).join(', ')}`)
    if (menu.prompt === 'after-attack') foreseen = foresee(state, menu.options[choice])
    else if (menu.prompt === 'manoeuvre' || menu.prompt === 'before-attack') foreseen = undefined
    return choice
  }
  const some = (menu: Menu): number[] => {
    foreseen = undefined
    return [chance.below(menu.count)]
  }
  const table = new Table<XodusState, XodusFact, XodusQuestion>(
    state,
    chance,
    { one, each: () => [], some },
    watched,
  )
  table.listener = {
    hear(fact) {
      if (fact.kind !== 'attack' || state.roll === null) return
      attacks.push({ roll: structuredClone(state.roll), fact, foreseen })
      foreseen = undefined
    },
  }
  fight(table, 0, true)
  return { attacks, asked, after: state }
}

function foresee(state: XodusState, move: WindowMove): Outlook | undefined {
  if (move.kind === 'decline') return undefined
  return move.kind === 'use' ? attackIf(state, move) : attackIf(state)
}

function randomPosition(chance: FastChance): XodusState {
  const { state } = transcript({ options: { ships: 4 } })
  const boards = [...SHIPS.keys()]
  for (const ship of state.ships) {
    takeBoard(ship, boards.splice(chance.below(boards.length), 1)[0])
    const level = 1 + chance.below(6)
    ship.level = level
    for (let at = 0; at < level; at++) ship.mods[at] = chance.below(2) === 0 ? 1 : 2
    ship.energyMarkers = 1 + chance.below(5)
    ship.energy = chance.below(ship.energyMarkers + 1)
    ship.scraps = chance.below(4)
    ship.health = 1 + chance.below(ship.markers)
  }
  for (let module = 0; module < MODULES.length; module++) {
    const owner = chance.below(8)
    if (owner >= state.ships.length) continue
    state.ships[owner].modules.push(module)
    for (const deck of [state.modules, state.precursorModules]) {
      if (deck.includes(module)) deck.splice(deck.indexOf(module), 1)
    }
  }
  const fleet = state.ships.map(({ index }) => index).slice(0, 1 + chance.below(4))
  state.turn = {
    leader: 0,
    fleet,
    disengaged: false,
    fledAvatar: false,
    over: false,
    blind: false,
    declined: [],
    came: NONE,
  }
  state.reserve = [[], [], [], []]
  state.enemies = []
  for (let n = 1 + chance.below(2); n > 0; n--) {
    const card = chance.below(ENEMIES.length)
    const { health } = ENEMIES[card]
    state.foes.push({ avatar: false, card, health, shields: 0, place: 0, signal: NONE })
  }
  return state
}
