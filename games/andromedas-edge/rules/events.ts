import { EVENTS } from '../content/events.ts'
import { RATIONING_CARDS } from '../content/limits.ts'
import { participantCount, unityHas } from '../position/participants.ts'
import { NONE, UNITY } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { DAWN } from './events/dawn.ts'
import { revealPlanet } from './events/new-planet.ts'
import { SHADOWS } from './events/shadows.ts'
import { TWILIGHT } from './events/twilight.ts'
import { draw } from './hand.ts'
import { raidersAtEvent } from './raiders.ts'
import { passControl } from './unity/gains.ts'

const EVENT_RULES = { ...DAWN, ...TWILIGHT, ...SHADOWS }

/** AE-BH-7, AE-UL-14, AE-BE-1, AE-BE-5: the event marker advances one step; at the event space an event is resolved. */
export function advanceMarker(g: Andromeda): void {
  const { state } = g
  state.marker--
  g.tell({ kind: 'marker', left: state.marker })
  if (state.marker === 0) resolveEvent(g)
}

function resolveEvent(g: Andromeda): void {
  const { state } = g
  const card = nextEvent(g)
  g.tell({ kind: 'event', card })
  if (unityHas(state, 'rationing')) draw(g, UNITY, RATIONING_CARDS, { by: 'event', number: card })
  EVENT_RULES[EVENTS[card].id](g)
  state.eventsSpent.push(card)
  raidersAtEvent(g)
  revealPlanet(g)
  state.marker = participantCount(state)
  state.eventsResolved++
  passControl(g)
}

// AE-BE-4
function nextEvent(g: Andromeda): number {
  const { state } = g
  if (state.events.length === 0) {
    state.events.push(...state.eventsSpent.splice(0))
    g.shuffle(state.events)
  }
  return state.events.pop() ?? NONE
}
