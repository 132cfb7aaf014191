import { REINFORCEMENTS, trackOf } from '../../../position/track.ts'
import type { Coming } from '../../../text/en/page/map.ts'
import { AVATARS } from '../../../content/avatars.ts'
import { arrivalPlace } from '../../../position/arrival.ts'
import { NONE, type XodusState } from '../../../position/state.ts'
import { type Look, nameOf } from './look.ts'

/** The next space that brings something; nothing if none does. */
function nextEvent(view: XodusState): number | undefined {
  const { red } = trackOf(view)
  const spaces = [...red, ...view.tokens.map(({ space }) => space)].filter((space) => space > view.marker)
  return spaces.length === 0 ? undefined : Math.min(...spaces)
}

/** Where an Avatar would arrive if the Corruption advanced now; NONE if none would. */
export function arrivalOf(view: XodusState): number {
  const comes = view.ready && view.ending === '' && !view.held
  return comes && view.tokens.some(({ space }) => space === view.marker + 1) ? arrivalPlace(view) : NONE
}

/** What all Avatars' movement is changed by in this round. */
export const movementOf = ({ movement, nightmare }: XodusState): number => movement + (nightmare ? 1 : 0)

/** What the Corruption brings, the most pressing first. */
export function comingOf(look: Look): Coming[] {
  const { view, language } = look
  const { spaces, red } = trackOf(view)
  if (view.ending !== '') return []
  const coming: Coming[] = []
  if (view.held) coming.push({ kind: 'held' })
  else if (view.marker === spaces) return [{ kind: 'last-round' }]
  const event = nextEvent(view)
  if (event !== undefined) {
    const tokens = view.tokens.filter(({ space }) => space === event)
    const arrival = arrivalOf(view)
    const left = view.reserve.reduce((sum, cards) => sum + cards.length, 0)
    coming.push({
      kind: 'arrivals',
      spaces: event - view.marker,
      returning: tokens.flatMap(({ faceUp, number }) => (faceUp ? [AVATARS[number - 1].name[language]] : [])),
      unknown: tokens.filter(({ faceUp }) => !faceUp).length,
      enemies: red.includes(event) ? Math.min(REINFORCEMENTS, left) : 0,
      ...(arrival === NONE ? {} : { system: nameOf(look, arrival) }),
    })
  }
  if (view.marker < spaces) coming.push({ kind: 'awakening', spaces: spaces - view.marker })
  return coming
}
