import { WAITING } from '../content/limits.ts'
import { SHIP_TYPES } from '../content/schema.ts'
import { participantOf } from '../position/participants.ts'
import { cannotLaunch, canReturn, reachOf, regionsOf, typesInBay } from '../position/launching.ts'
import { firstShipOf, shipsOf } from '../position/ships.ts'
import { BAY, type Participant, REGIONS, SUPPLY, UNITY } from '../position/state.ts'
import { newTurn } from '../position/turn.ts'
import type { Andromeda } from './andromeda.ts'
import { gain } from './effects.ts'
import { endTurn } from './end.ts'
import { isFreeAct, type Offers, offerFreeActs, takeFreeAct } from './free-acts.ts'
import { keepHandLimit } from './hand.ts'
import { launch } from './launch.ts'
import type { TurnMove } from './questions.ts'
import { refuse } from './refuse.ts'
import { returnToStation } from './return.ts'
import { unityTurn } from './unity/turn.ts'

// Moves are made once: the same few are on offer at every turn of a game.
const RETURN: TurnMove = { kind: 'return' }
const WAIT: TurnMove = { kind: 'wait' }
const END_TURN = { kind: 'end-turn' } as const
const LAUNCH = SHIP_TYPES.map((ship) =>
  Array.from({ length: REGIONS }, (_, region): TurnMove => ({ kind: 'launch', ship, region })),
)

/** AE-BT-1: the turn of the player or the Unity whose it is. */
export function playTurn(g: Andromeda): void {
  const { state } = g
  const who = state.next
  state.turn = newTurn(who)
  state.turnsPlayed++
  g.tell({ kind: 'turn', who, turn: state.turnsPlayed })
  if (who === UNITY) {
    unityTurn(g)
    keepHandLimit(g, UNITY)
  } else playerTurn(g, participantOf(state, who))
  endTurn(g)
}

function playerTurn(g: Andromeda, player: Participant): void {
  player.turns++
  replaceLastTransport(g, player)
  chooseTurn(g, player)
  g.state.turn.step = LAST_STEP
  while (!g.state.turn.over) endOfTurn(g, player)
  keepHandLimit(g, player.who)
  // AE-BZ-10: a cycle goes from the end of one return to the end of the next.
  if (g.state.turn.kind === 'return') startCycle(player)
}

const LAST_STEP = 6

function startCycle(player: Participant): void {
  player.usedThisCycle = []
  player.wonThisCycle = 0
}

// AE-BT-15
function replaceLastTransport(g: Andromeda, { who }: Participant): void {
  const { state } = g
  if (shipsOf(state, who).some(({ place }) => place !== SUPPLY)) return
  state.ships[firstShipOf(state, who)].place = BAY
  g.tell({ kind: 'last-transport', who })
}

// AE-BT-1 to AE-BT-3
function chooseTurn(g: Andromeda, player: Participant): void {
  const { who } = player
  for (;;) {
    const menu = g.menu(who, 'turn')
    offerTurns(g, menu, who)
    offerFreeActs(menu, g.state, who)
    const move = menu.askAlways()
    if (isFreeAct(move)) {
      takeFreeAct(g, who, move)
      continue
    }
    switch (move.kind) {
      case 'launch':
        launch(g, player, SHIP_TYPES.indexOf(move.ship), move.region)
        return
      case 'return':
        returnToStation(g, player)
        return
      case 'wait':
        // AE-BT-14
        g.tell({ kind: 'waited', who })
        gain(g, who, WAITING, { by: 'turn' }, 'order')
        return
    }
  }
}

function offerTurns(g: Andromeda, menu: Offers<TurnMove>, who: number): void {
  const { state } = g
  const reach = reachOf(state, who)
  const regions = regionsOf(state)
  let canGo = false
  for (const type of typesInBay(state, who)) {
    for (const region of regions) {
      const refusal = cannotLaunch(state, who, reach, type, region)
      canGo ||= refusal === undefined
      menu.offer(LAUNCH[type][region], refusal)
    }
  }
  const canComeHome = canReturn(state, who)
  menu.offer(RETURN, canComeHome ? undefined : refuse('AE-BT-2'))
  menu.offer(WAIT, canGo || canComeHome ? refuse('AE-BT-14') : undefined)
}

/** AE-BT-3, AE-BL-12: after the last step there may still be free acts; ending a turn is a deed. */
function endOfTurn(g: Andromeda, { who }: Participant): void {
  const menu = g.menu(who, 'end-turn')
  menu.offer(END_TURN)
  offerFreeActs(menu, g.state, who)
  const move = menu.askAlways()
  if (move.kind === 'end-turn') g.state.turn.over = true
  else takeFreeAct(g, who, move)
}
