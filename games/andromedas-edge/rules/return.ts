import { placeOf } from '../content/designs.ts'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { SALVAGE, SYNTHESIS_ENERGY, WAR_COUNCIL } from '../content/limits.ts'
import { hasPower } from '../position/abilities.ts'
import {
  cannotDevelop,
  developmentLeaders,
  developmentSites,
  leadersToSpend,
} from '../position/developing.ts'
import { participantOf } from '../position/participants.ts'
import { firstShipOf, shipsAt } from '../position/ships.ts'
import {
  type AndromedaState,
  BAY,
  ENERGY,
  NONE,
  type Participant,
  SCRAPYARD,
  SHIPS_EACH,
  SUPPLY,
} from '../position/state.ts'
import { shipsOut } from '../position/docks.ts'
import type { Andromeda } from './andromeda.ts'
import { develop } from './developments.ts'
import { dockShips } from './docking.ts'
import { gain, happen } from './effects.ts'
import { advanceMarker } from './events.ts'
import { isFreeAct, offerFreeActs, takeFreeAct } from './free-acts.ts'

// AE-BH-1 to AE-BH-8
export function returnToStation(g: Andromeda, player: Participant): void {
  const { state } = g
  const { who } = player
  state.turn.kind = 'return'
  player.returns++
  g.tell({ kind: 'returned', who, ships: shipsOut(state, who) })
  startReturn(g, player)

  state.turn.step = 1
  developOnce(g, player)

  state.turn.step = 2
  dockShips(g, player)

  state.turn.step = 3
  salvage(g, player)

  state.turn.step = 4
  recall(g, player)

  state.turn.step = 5
  advanceMarker(g)
}

// AE-BZ-10; the War Council of an obelisk (6.11)
function startReturn(g: Andromeda, { who, wonThisCycle }: Participant): void {
  happen(g, who, 'return-start', NONE, NONE)
  if (wonThisCycle > 0 && hasPower(g.state, who, 'war-council'))
    gain(g, who, WAR_COUNCIL, { by: 'development', number: placeOf(DEVELOPMENT_CARDS, 'DC-Rc') }, 'tracks')
}

const NO_DEVELOPMENT = { kind: 'none' } as const

// AE-BH-1
function developOnce(g: Andromeda, { who }: Participant): void {
  for (;;) {
    const { state } = g
    const sites = developmentSites(state, who)
    if (!sites.some((region) => mayBePossible(state, who, region))) return
    const menu = g.menu(who, 'develop')
    for (const region of sites) menu.offer({ kind: 'develop', region }, cannotDevelop(state, who, region))
    menu.offer(NO_DEVELOPMENT)
    offerFreeActs(menu, g.state, who)
    const chosen = menu.ask()
    if (isFreeAct(chosen)) {
      takeFreeAct(g, who, chosen)
      continue
    }
    switch (chosen.kind) {
      case 'none':
        return
      case 'develop':
        develop(g, who, chosen.region)
        return
    }
  }
}

/** What a moon, a token or a card could still bring for a development. */
const HOPE = 2

/** Whether to ask at all: it depends on how many cards somebody has, not on which. */
function mayBePossible(state: AndromedaState, who: number, region: number): boolean {
  const refusal = cannotDevelop(state, who, region)
  if (refusal === undefined) return true
  const { missing } = refusal
  if (missing === undefined || missing > HOPE) return false
  const { moons, discoveries, hand, stock } = participantOf(state, who)
  if (moons.length + discoveries.length + hand.length > 0) return true
  // AE-BT-8: energy brings resources, but no leaders.
  const hasLeaders = developmentLeaders(state, who, region) <= leadersToSpend(state, who)
  return hasLeaders && stock[ENERGY] >= missing * SYNTHESIS_ENERGY
}

// AE-BH-5
function salvage(g: Andromeda, { who }: Participant): void {
  const { state } = g
  for (const ship of shipsAt(state, who, SCRAPYARD)) {
    gain(g, who, SALVAGE, { by: 'salvage' }, 'scrapyard')
    happen(g, who, 'salvage', ship, NONE)
  }
}

// AE-BH-6
function recall(g: Andromeda, player: Participant): void {
  const { ships } = g.state
  const first = firstShipOf(g.state, player.who)
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    ships[ship].damage = 0
    if (ships[ship].place !== SUPPLY) ships[ship].place = BAY
  }
  player.eclipsed = []
}
