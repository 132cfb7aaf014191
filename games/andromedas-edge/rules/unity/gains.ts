import { TRACKS, type Gain } from '../../content/schema.ts'
import { isPlanet, leftmost, tilesOf } from '../../position/map.ts'
import { relicsOf } from '../../position/scoring.ts'
import { participantOf } from '../../position/participants.ts'
import { EAST, NONE, UNITY, type VpSource, WEST } from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'
import { repair } from '../damage.ts'
import { recruitFromAnywhere } from '../developments.ts'
import { discard, draw } from '../hand.ts'
import type { Cause } from '../facts.ts'
import { unityModule } from '../modules.ts'
import { claimMoon } from '../moons.ts'
import { scoreVp } from '../points.ts'
import { gainUpgrade } from '../ships.ts'
import { advance } from '../tracks.ts'
import { rollInVoid } from '../void.ts'

/** AE-UD-4 to AE-UD-9, AE-UD-42, AE-UD-43: what something gives to the Unity. */
export function unityGain(g: Andromeda, gains: readonly Gain[], from: Cause, source: VpSource): void {
  for (const gain of gains) gainOne(g, gain, from, source)
}

function gainOne(g: Andromeda, gain: Gain, from: Cause, source: VpSource): void {
  switch (gain.give) {
    // AE-UD-4: a tactics card for each single resource
    case 'energy':
    case 'ice':
    case 'nanocarbon':
    case 'titanium':
    case 'credits':
    case 'basic':
    case 'tactics':
      draw(g, UNITY, gain.amount, from)
      return
    case 'vp':
      scoreVp(g, UNITY, gain.amount, source, from)
      return
    case 'repair':
      for (let count = 0; count < gain.amount; count++) repair(g, UNITY, from)
      return
    case 'recruit':
      for (let count = 0; count < gain.amount; count++) recruitFromAnywhere(g, UNITY, from)
      return
    case 'advance':
      advance(g, UNITY, trackFor(g, gain.track), from)
      return
    case 'upgrade':
      gainUpgrade(g, UNITY, from)
      return
    // AE-UD-42
    case 'ship':
    case 'free-ship':
      scoreVp(g, UNITY, 1, source, from)
      return
    case 'free-module':
      unityModule(g, NONE, from)
      return
    case 'discard':
      discard(g, UNITY, gain.amount, 'effect')
      return
    case 'void-roll':
      rollInVoid(g, UNITY)
      return
    case 'vp-per': {
      const count = Math.min(gain.most, countFor(g, gain.each))
      if (count > 0) scoreVp(g, UNITY, count, source, from)
      else if (gain.orElse !== undefined) unityGain(g, gain.orElse, from, source)
      return
    }
    // AE-UD-43, AE-UD-36, AE-UD-15: exchanges, purchases, and what only docks, moons and played cards give
    case 'module':
    case 'exchange':
    case 'gamble':
    case 'senate':
    case 'planet-moon':
    case 'nebula-moon':
    case 'salvage':
    case 'survey':
    case 'rift-walk':
      return
  }
}

function countFor(g: Andromeda, each: 'development' | 'relic'): number {
  if (each === 'relic') return relicsOf(participantOf(g.state, UNITY))
  return g.state.regions.filter(({ owner }) => owner === UNITY).length
}

// AE-UD-35: any track is the lowest, unless the holder of Control decides
function trackFor(g: Andromeda, track: (typeof TRACKS)[number] | 'any' | 'science-or-civilization'): number {
  if (track !== 'any' && track !== 'science-or-civilization') return TRACKS.indexOf(track)
  const { tracks } = participantOf(g.state, UNITY)
  const among = track === 'any' ? [0, 1, 2, 3, 4] : [0, 3]
  if (g.state.decideForUnity) {
    const menu = g.menu(g.state.machine.control, 'unity-track')
    for (const index of among) menu.offer({ kind: 'advance', track: TRACKS[index] })
    return TRACKS.indexOf(menu.ask().track)
  }
  return among.reduce((lowest, index) => (tracks[index] < tracks[lowest] ? index : lowest))
}

/** AE-UD-9, AE-UD-37: a moon of the leftmost nebula that has one, else of a planet, else a tactics card. */
export function unityNebulaMoon(g: Andromeda, from: Cause): void {
  const { state } = g
  const nebula = [WEST, EAST].find((region) => state.regions[region].moons.length > 0)
  if (nebula !== undefined) {
    claimMoon(g, UNITY, nebula)
    return
  }
  const planets = tilesOf(state).filter(
    (region) => isPlanet(state, region) && state.regions[region].moons.length > 0,
  )
  if (planets.length === 0) draw(g, UNITY, 1, from)
  else claimMoon(g, UNITY, planetForMoon(g, planets))
}

// OP-26
function planetForMoon(g: Andromeda, planets: readonly number[]): number {
  if (!g.state.decideForUnity) return leftmost(planets)
  const menu = g.menu(g.state.machine.control, 'unity-moon')
  for (const region of planets) menu.offer({ kind: 'region', region })
  return menu.ask().region
}

/** AE-UO-4: when an event is over, Control goes to the left. */
export function passControl(g: Andromeda): void {
  const { state } = g
  if (state.unity === null || state.seats === 1) return
  state.machine.control = (state.machine.control + 1) % state.seats
  g.tell({ kind: 'control', seat: state.machine.control })
}
