import { SHIP_TYPES } from '../../content/schema.ts'
import { UNITY_ACTIONS } from '../../content/unity.ts'
import { isBase, isPlanet, isVoid } from '../../position/map.ts'
import { hasShipAt } from '../../position/ships.ts'
import { SCIENCE_VESSEL, NONE, UNITY } from '../../position/state.ts'
import { canUnityBuild, firstShipOfSection, targetOf } from '../../position/unity.ts'
import type { Andromeda } from '../andromeda.ts'
import { battle } from '../battle/battle.ts'
import { repair } from '../damage.ts'
import { recruitAndCollect } from '../developments.ts'
import { advanceMarker } from '../events.ts'
import { draw } from '../hand.ts'
import { claimMoon } from '../moons.ts'
import { raiderAttack } from '../raiders.ts'
import { collectTolls } from '../tolls.ts'
import { voidAction } from '../void.ts'
import { unityNebulaMoon } from './gains.ts'
import { turnHelm } from './helm.ts'
import { buildForUnity } from './infrastructure.ts'

// AE-UL-6 to AE-UL-18
export function launchUnity(g: Andromeda, section: number): void {
  const { state } = g
  const { machine, turn } = state
  const card = machine.faceUp[section]
  const action = UNITY_ACTIONS[card]

  turn.kind = 'launch'
  turn.step = 1
  turn.ship = firstShipOfSection(state, section)
  turn.region = targetOf(state, action)
  const ship = state.ships[turn.ship]
  machine.berths[machine.berths.indexOf(turn.ship)] = NONE
  ship.place = turn.region
  const { tile } = state.regions[turn.region]
  g.tell({ kind: 'launched', who: UNITY, ship: SHIP_TYPES[ship.type], region: turn.region, tile })
  collectTolls(g, UNITY, turn.region)
  // AE-UD-22
  if (ship.type === SCIENCE_VESSEL) unityNebulaMoon(g, { by: 'turn' })

  turn.step = 2
  actInRegion(g)

  turn.step = 3
  recruitAndCollect(g, UNITY)

  // AE-UL-14, AE-UL-15
  for (const icon of action.icons) {
    switch (icon) {
      case 'infrastructure':
        g.tell({ kind: 'unity-icon', icon, done: canUnityBuild(state) })
        buildForUnity(g)
        break
      case 'event':
        g.tell({ kind: 'unity-icon', icon, done: true })
        advanceMarker(g)
        break
      case 'repair':
        g.tell({ kind: 'unity-icon', icon, done: true })
        repair(g, UNITY, { by: 'turn' })
        break
    }
  }

  // AE-UL-16, AE-UL-17, AE-UL-23
  if (hasShipAt(state, UNITY, turn.region)) {
    turn.step = 4
    const raider = raiderAttack(g)
    turn.step = 5
    battle(g, raider)
  }
  turn.step = 6
  replaceCard(g, section, card)
}

// AE-UL-9 to AE-UL-11
function actInRegion(g: Andromeda): void {
  const { state } = g
  const { region, ship } = state.turn
  if (isPlanet(state, region)) {
    if (!claimMoon(g, UNITY, region)) draw(g, UNITY, 1, { by: 'region' })
  } else if (isBase(state, region)) turnHelm(g)
  else if (isVoid(state, region)) voidAction(g, UNITY, ship)
  else draw(g, UNITY, 1, { by: 'region' })
}

// AE-UL-18
function replaceCard(g: Andromeda, section: number, card: number): void {
  const { packs, spent, faceUp } = g.state.machine
  spent[section].push(card)
  if (packs[section].length === 0) {
    packs[section].push(...spent[section].splice(0))
    g.shuffle(packs[section])
  }
  faceUp[section] = packs[section].pop() ?? NONE
  g.tell({ kind: 'unity-revealed', pack: section, card: faceUp[section] })
}
