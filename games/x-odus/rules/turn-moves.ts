import { EDGES, type Menu, type Refusal } from '@astrolabe/kernel'
import { wreckAt } from '../position/keys.ts'
import { malfunctions } from '../position/malfunctions.ts'
import { colourOf, jumpsFrom, leadsOut } from '../position/map.ts'
import { rushFrom } from '../position/moving.ts'
import { foreseesTile } from '../position/revealing.ts'
import { signalAt } from '../position/signals.ts'
import { NONE, type Ship, type XodusState } from '../position/state.ts'
import { actingShips, leaderOf } from '../position/turn.ts'
import { stopTurn } from './acting.ts'
import { offerServices, serve } from './allies.ts'
import { cannotExplore, explore } from './explorations.ts'
import { cannotJoin, FLEET, invite } from './fleets.ts'
import { cannotPacify, faceFoes, pacifyByForce } from './foes-met.ts'
import { cannotMaintain, maintain } from './maintenance.ts'
import { cannotJump, cannotRush, jump, rush } from './moving.ts'
import type { TurnMove } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import { blindJump, cannotBlindJump, cannotProbe, probe } from './revealing.ts'
import { cannotTakeKey, cannotWork, takeKey, work } from './signals.ts'
import { cannotRecoverKeys, cannotScavenge, recoverKeys, scavenge } from './system-actions.ts'
import { cannotTrade, trade } from './trade.ts'
import { offerTurnCards, useTurnCard } from './turn-cards.ts'
import type { Xodus } from './xodus.ts'

// Moves are made once: the same few are on offer at every decision of a game.
const EXPLORE: TurnMove = { kind: 'explore' }
const SCAVENGE: TurnMove = { kind: 'scavenge' }
const RECOVER_KEYS: TurnMove = { kind: 'recover-keys' }
const PACIFY: TurnMove = { kind: 'pacify' }
const TRADE: TurnMove = { kind: 'trade' }
const MAINTAIN: TurnMove = { kind: 'maintain' }
const WORK: TurnMove = { kind: 'work' }
const TAKE_KEY: TurnMove = { kind: 'take-key' }
const STRAIN: TurnMove = { kind: 'strain' }
const HIDE: TurnMove = { kind: 'hide' }
const END_TURN: TurnMove = { kind: 'end-turn' }
const LOOK: TurnMove = { kind: 'probe', edge: NONE }
const LOOK_AND_JUMP: TurnMove = { kind: 'blind-jump', edge: NONE }
const PROBE = Array.from({ length: 6 }, (_, edge): TurnMove => ({ kind: 'probe', edge }))
const BLIND_JUMP = Array.from({ length: 6 }, (_, edge): TurnMove => ({ kind: 'blind-jump', edge }))
const JUMP = Array.from({ length: 31 }, (_, system): TurnMove => ({ kind: 'jump', system }))
const RUSH = Array.from({ length: 31 }, (_, system): TurnMove => ({ kind: 'rush', system }))

// XO-ACT-37, XO-FLT-17, XO-FLT-18
function cannotStrain(state: XodusState): Refusal | undefined {
  const ships = actingShips(state)
  for (const ship of ships) if (malfunctions(ship, 'engine-failure') > 0) return refuse('XO-DMG-05')
  // XO-FLT-03: one that would gain nothing keeps the Fleet from gaining anything.
  return ships.some(({ strained }) => strained) ? refuse('XO-ACT-37') : undefined
}

/** XO-ACT-37, XO-FLT-17: every member does. */
function strain(g: Xodus): void {
  for (const ship of actingShips(g.state)) {
    ship.actions++
    ship.strained = true
    g.tell({ kind: 'strained', seat: ship.seat, board: ship.board })
  }
}

/** XO-CMB-19: those who have fled from an Avatar are lost to all of them; Enemies are hidden from in any case. OP-25 */
function hide(g: Xodus): void {
  const { state } = g
  for (const ship of actingShips(state)) {
    ship.hidden = state.turn?.fledAvatar === true
    g.tell({ kind: 'hid', seat: ship.seat, board: ship.board, tile: state.systems[ship.place].tile })
  }
  stopTurn(g)
}

// XO-ACT-40, XO-CMB-20
export function playMove(g: Xodus): void {
  const { state } = g
  const leader = leaderOf(state)
  const menu = g.menu(leader.seat, 'act', { ship: leader.index })
  offerReveals(menu, state, leader.place)
  offerMoves(menu, g, leader.place)
  offerSystemActions(menu, state, leader.place)
  menu.offer(STRAIN, cannotStrain(state))
  offerFleet(menu, state, leader)
  for (const ship of actingShips(state)) {
    offerServices(menu, state, ship)
    offerTurnCards(menu, state, ship)
  }
  menu.offer(state.turn?.disengaged === true ? HIDE : END_TURN)
  make(g, askAll(menu))
}

/** Members of a Fleet use their own cards; all else is for the leading captain to say. */
function askAll(menu: Menu<TurnMove>): TurnMove {
  for (let option = 0; option < menu.count; option++) {
    if (menu.owners[option] !== menu.seat) return menu.askAny().option
  }
  return menu.askAlways()
}

function offerReveals(menu: Menu<TurnMove>, state: XodusState, place: number): void {
  const probing = cannotProbe(state)
  const jumping = cannotBlindJump(state)
  // XO-ACT-02: where it goes is said before the tile is seen, unless somebody can see it first.
  const foreseen = foreseesTile(state)
  for (let edge = 0; edge < EDGES; edge++) {
    if (!leadsOut(state, place, edge)) continue
    menu.offer(foreseen ? LOOK : PROBE[edge], probing)
    menu.offer(foreseen ? LOOK_AND_JUMP : BLIND_JUMP[edge], jumping)
    if (foreseen) return
  }
}

function offerMoves(menu: Menu<TurnMove>, g: Xodus, place: number): void {
  const { state } = g
  const jumping = cannotJump(state)
  for (const system of jumpsFrom(state, place)) menu.offer(JUMP[system], jumping)
  const rushing = cannotRush(state)
  if (rushing !== undefined && !g.watched) return
  for (const system of rushFrom(state, place).targets) menu.offer(RUSH[system], rushing)
}

/** What nobody would look for in this System is not even shown. */
function offerSystemActions(menu: Menu<TurnMove>, state: XodusState, place: number): void {
  menu.offer(EXPLORE, cannotExplore(state))
  menu.offer(SCAVENGE, cannotScavenge(state))
  if (wreckAt(state, place) !== undefined) menu.offer(RECOVER_KEYS, cannotRecoverKeys(state))
  if (colourOf(state, place) === 'enemy') menu.offer(PACIFY, cannotPacify(state))
  menu.offer(TRADE, cannotTrade(state))
  menu.offer(MAINTAIN, cannotMaintain(state))
  if (signalAt(state, place) !== NONE) {
    menu.offer(WORK, cannotWork(state))
    menu.offer(TAKE_KEY, cannotTakeKey(state))
  }
}

function offerFleet(menu: Menu<TurnMove>, state: XodusState, leader: Ship): void {
  for (const ship of state.ships) {
    if (ship.place !== leader.place || ship.destroyed || state.turn?.fleet.includes(ship.index)) continue
    menu.offer(FLEET[ship.index], cannotJoin(state, ship))
  }
}

function make(g: Xodus, move: TurnMove): void {
  if (g.state.turn !== null && move.kind !== 'strain') g.state.turn.came = NONE
  switch (move.kind) {
    case 'probe':
      probe(g, move.edge)
      return
    case 'blind-jump':
      blindJump(g, move.edge)
      return
    case 'jump':
      jump(g, move.system)
      return
    case 'rush':
      rush(g, move.system)
      return
    case 'explore':
      explore(g)
      return
    case 'scavenge':
      scavenge(g)
      return
    case 'recover-keys':
      recoverKeys(g)
      return
    case 'pacify':
      pacifyByForce(g)
      return
    case 'trade':
      trade(g)
      return
    case 'maintain':
      maintain(g)
      return
    case 'work':
      work(g)
      return
    case 'take-key':
      takeKey(g)
      return
    case 'strain':
      strain(g)
      return
    case 'fleet': {
      // XO-TRN-06: the ship that joins starts its turn here; whatever finds it finds the whole Fleet.
      const before = actingShips(g.state).map(({ index }) => index)
      if (invite(g, g.state.ships[move.ship])) faceFoes(g, false, before)
      return
    }
    case 'service':
      serve(g, move)
      return
    case 'use':
      useTurnCard(g, move)
      return
    case 'hide':
      hide(g)
      return
    case 'end-turn':
      stopTurn(g)
      return
  }
}
