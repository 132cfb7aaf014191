import { Icon, SeatMark } from '@astrolabe/drawing'
import type { Extrasolar } from '../../content/decks.ts'
import { NONE, type SlotName, SLOTS } from '../../position/state.ts'
import { TOKENS } from '../../text/symbols.ts'
import './badge.css'
import type { DrawnOnMap } from './drawn.ts'
import './planet-tags.css'
import { planetPoint, tagsIn } from './standing.ts'
import { cardSeenBy } from '../../position/extrasolars.ts'

interface PlanetTagsProps extends DrawnOnMap {
  readonly name: SlotName
}

/**
 * What stands around an active planet: its token above, its worth below, and where there is room, the mark of its
 * finder and its name. The ships that are there have the sides.
 */
export function PlanetTags({ look, arrangement, name }: PlanetTagsProps) {
  const { view, seat } = look
  const index = SLOTS.indexOf(name)
  const slot = view.slots[index]
  const card = cardSeenBy(seat, slot)
  const { x, y } = planetPoint(arrangement, view, index)
  const { planet: size, wide, text } = arrangement
  const { disc, token, worth } = tagsIn(arrangement)
  // On a small board the list of planets says who found it: the planet itself would be covered.
  const finder = slot.planet === NONE || !wide ? NONE : view.discoveredBy[slot.planet]
  const lines = wide && card !== undefined ? inTwo(card.name[look.language]) : []
  return (
    <g class="legio-tags" transform={`translate(${x} ${y})`} aria-hidden="true">
      <g class="legio-token" transform={`translate(${token.x} ${token.y})`}>
        <circle r={disc} />
        <text>{TOKENS[name]}</text>
      </g>
      {finder !== NONE && (
        <SeatMark seat={finder} size={disc * 1.9} x={size * 0.12} y={-size * 0.58} label="" />
      )}
      {card !== undefined && (
        <Worth
          worth={slot.missionDone ? '✓' : wide ? look.words.page.vpOf(worthOf(card)) : worthOf(card)}
          secret={!slot.revealed}
          y={worth}
          room={{ left: x, right: arrangement.width - x }}
        />
      )}
      {lines.map((line, row) => (
        <text key={line} class="legio-label" y={size * 0.5 + 9 + (0.95 + row * 1.05) * text}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** VP of the whole Contact at each threshold. */
const worthOf = ({ thresholds }: Extrasolar): string => thresholds.map(({ vp }) => vp).join('·')

interface WorthProps {
  readonly worth: string
  /** Nobody else knows it. */
  readonly secret: boolean
  readonly y: number
  /** How far the map goes on beyond the middle of the planet. */
  readonly room: { readonly left: number; readonly right: number }
}

function Worth({ worth, secret, y, room }: WorthProps) {
  const eye = secret ? 17 : 0
  const width = 14 + worth.length * 7 + eye
  const x = Math.max(4 - room.left, Math.min(-width / 2, room.right - width - 4))
  return (
    <g class="legio-worth" transform={`translate(${x} ${y - 9})`}>
      <rect width={width} height="19" rx="9.5" />
      {secret && <Icon name="hidden" size={13} x={14} y={9.5} />}
      <text x={(width + eye) / 2} y="10">
        {worth}
      </text>
    </g>
  )
}

/** Letters that stand beside a planet without touching its neighbours. */
const LINE = 13

/** A long name on two lines, broken where words meet nearest to its middle; a hyphen stays. */
export function inTwo(name: string): string[] {
  const middle = name.length / 2
  const meetings = [...name.matchAll(/[ -]/g)].map(({ index }) => index)
  const [at] = meetings.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  if (name.length <= LINE || at === undefined) return [name]
  return [name.slice(0, at + 1).trimEnd(), name.slice(at + 1)]
}
