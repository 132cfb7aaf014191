import { RAIDERS } from '../../content/raiders.ts'
import { canPay } from '../../position/stock.ts'
import { isBase, tilesOf } from '../../position/map.ts'
import { participantOf } from '../../position/participants.ts'
import { developmentsOf } from '../../position/scoring.ts'
import { countAt, ownersIn } from '../../position/ships.ts'
import {
  COMMERCE,
  ENERGY,
  ICE,
  INDUSTRY,
  NANOCARBON,
  type Participant,
  RETREATED,
  SCIENCE,
  SCRAPYARD,
  TITANIUM,
  UNITY,
} from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'
import { repair } from '../damage.ts'
import { recruitFromAnywhere } from '../developments.ts'
import { applyEffect, gain } from '../effects.ts'
import { draw } from '../hand.ts'
import { unityModule } from '../modules.ts'
import { scoreVp } from '../points.ts'
import { sendToNebula } from '../raiders.ts'
import { revealPlanet } from './new-planet.ts'
import { gainResource, pay } from '../stock.ts'
import { refuse } from '../refuse.ts'
import { receiveDiscovery } from '../tracks.ts'
import { byEvent, type EventRules, extremes, inOrder } from './event.ts'

/** Galactic Dawn, the generous deck (6.8). */
export const DAWN: EventRules<'EG'> = {
  EG1: welcomeToTheFleet,
  EG2: fracturedRelic,
  EG3: energySurge,
  EG4: allianceConvoy,
  EG5: revealPlanet,
  EG6: greatMigration,
  EG7: tradeWinds,
  EG8: rescueOperation,
  EG9: calmSkies,
  EG10: councilOfTheEdge,
}

// AE-UE-2
function welcomeToTheFleet(g: Andromeda): void {
  const from = byEvent('EG1')
  for (const who of inOrder(g.state)) {
    if (who === UNITY) unityModule(g, INDUSTRY, from)
    else gain(g, who, [{ give: 'ship', less: 2 }], from, 'events')
  }
}

// AE-UE-3
function fracturedRelic(g: Andromeda): void {
  for (const who of inOrder(g.state)) {
    if (who === UNITY) unityModule(g, COMMERCE, byEvent('EG2'))
    else seekFragment(g, participantOf(g.state, who))
  }
}

const CREDIT = [0, 0, 0, 0, 1]

function seekFragment(g: Andromeda, player: Participant): void {
  const { discoveryBox } = g.state
  if (discoveryBox.length === 0) return
  const basics = player.stock[ICE] + player.stock[NANOCARBON] + player.stock[TITANIUM]
  const menu = g.menu(player.who, 'fractured-relic')
  menu.offer({ kind: 'credit' }, canPay(player, CREDIT) ? undefined : refuse('AE-BZ-12', 1))
  menu.offer({ kind: 'basics' }, basics >= 2 ? undefined : refuse('AE-BZ-12', 2 - basics))
  menu.offer({ kind: 'decline' })
  const { kind } = menu.ask()
  if (kind === 'decline') return
  pay(g, player, kind === 'credit' ? CREDIT : twoBasics(g, player))
  const [token] = discoveryBox.splice(g.chance.below(discoveryBox.length), 1)
  receiveDiscovery(g, player.who, token)
}

function twoBasics(g: Andromeda, player: Participant): number[] {
  const menu = g.menu(player.who, 'give-up-basics', { amount: 2 })
  for (let ice = 2; ice >= 0; ice--) {
    for (let nanocarbon = 2 - ice; nanocarbon >= 0; nanocarbon--) {
      const titanium = 2 - ice - nanocarbon
      const missing =
        Math.max(0, ice - player.stock[ICE]) +
        Math.max(0, nanocarbon - player.stock[NANOCARBON]) +
        Math.max(0, titanium - player.stock[TITANIUM])
      menu.offer(
        { kind: 'give', ice, nanocarbon, titanium },
        missing > 0 ? refuse('AE-BZ-12', missing) : undefined,
      )
    }
  }
  const { ice, nanocarbon, titanium } = menu.ask()
  return [0, ice, nanocarbon, titanium, 0]
}

// AE-UE-4
function energySurge(g: Andromeda): void {
  const from = byEvent('EG3')
  for (const who of inOrder(g.state)) {
    if (who === UNITY) {
      unityModule(g, SCIENCE, from)
      continue
    }
    gainResource(g, who, ENERGY, 3, from)
    applyEffect(
      g,
      who,
      { pay: { energy: 2 }, gains: [{ give: 'tactics', amount: 1 }] },
      from,
      'events',
      false,
    )
  }
}

function allianceConvoy(g: Andromeda): void {
  const { state } = g
  for (const region of tilesOf(state)) {
    if (!isBase(state, region) || ownersIn(state, region).length > 0) continue
    state.regions[region].bonus++
    g.tell({ kind: 'bonus-placed', region })
  }
}

function greatMigration(g: Andromeda): void {
  for (const who of inOrder(g.state)) recruitFromAnywhere(g, who, byEvent('EG6'))
}

function tradeWinds(g: Andromeda): void {
  const from = byEvent('EG7')
  for (const who of inOrder(g.state)) {
    if (who === UNITY) draw(g, UNITY, 1, from)
    else gain(g, who, [{ give: 'exchange', most: 3, among: 'resources' }], from, 'events')
  }
}

function rescueOperation(g: Andromeda): void {
  for (const who of inOrder(g.state)) {
    const repairs = countAt(g.state, who, SCRAPYARD) >= 2 ? 2 : 1
    for (let count = 0; count < repairs; count++) repair(g, who, byEvent('EG8'))
  }
}

// AE-BR-12: the Void Dragon stays where it is.
function calmSkies(g: Andromeda): void {
  const { raiders } = g.state
  for (let raider = 0; raider < raiders.length; raider++) {
    const { place, card } = raiders[raider]
    if (place !== RETREATED && RAIDERS[card].power !== 'shadow-warp') sendToNebula(g, raider)
  }
  for (const who of inOrder(g.state)) gainResource(g, who, ENERGY, 1, byEvent('EG9'))
}

function councilOfTheEdge(g: Andromeda): void {
  const from = byEvent('EG10')
  const { most, fewest } = extremes(inOrder(g.state), (who) => developmentsOf(g.state, who).length)
  for (const who of most) scoreVp(g, who, 2, 'events', from)
  for (const who of fewest) draw(g, who, 2, from)
}
