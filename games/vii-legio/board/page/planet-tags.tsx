import { Icon } from '@astrolabe/drawing'
import type { Extrasolar } from '../../content/decks.ts'
import { type SlotName, SLOTS } from '../../position/state.ts'
import { TOKENS } from '../../text/symbols.ts'
import './badge.css'
import type { DrawnOnMap } from './drawn.ts'
import './planet-tags.css'
import { planetPoint } from './standing.ts'
import { cardSeenBy } from '../../position/extrasolars.ts'

interface PlanetTagsProps extends DrawnOnMap {
  readonly name: SlotName
}

/** What stands beside an active planet, over the ring that says whether it can be chosen. */
export function PlanetTags({ look, arrangement, name }: PlanetTagsProps) {
  const { view, seat } = look
  const index = SLOTS.indexOf(name)
  const slot = view.slots[index]
  const card = cardSeenBy(seat, slot)
  const { x, y } = planetPoint(arrangement, view, index)
  const { planet: size, roomy, wide } = arrangement
  const disc = Math.max(8, size * 0.19)
  return (
    <g class="legio-tags" transform={`translate(${x} ${y})`} aria-hidden="true">
      <g class="legio-token" transform={`translate(${-size * 0.42} ${-size * 0.42})`}>
        <circle r={disc} />
        <text>{TOKENS[name]}</text>
      </g>
      {card !== undefined && !slot.revealed && (
        <g class="legio-secret" transform={`translate(${-size * 0.42} ${size * 0.42})`}>
          <circle r={disc} />
          <Icon name="hidden" size={disc * 1.4} x={0} y={0} />
        </g>
      )}
      {card !== undefined && (
        <Worth
          worth={slot.missionDone ? '✓' : worthOf(look, card)}
          x={size * (roomy ? 0.16 : -0.15)}
          room={arrangement.width - x}
          y={size * (roomy ? -0.6 : 0.4)}
        />
      )}
      {wide &&
        card !== undefined &&
        inTwo(card.name[look.language]).map((line, row) => (
          <text key={row} class="legio-label" y={size * 0.62 + (0.9 + row * 1.05) * arrangement.text}>
            {line}
          </text>
        ))}
    </g>
  )
}

/** VP of the whole Contact at each threshold. */
const worthOf = ({ words }: DrawnOnMap['look'], { thresholds }: Extrasolar): string =>
  words.page.vpOf(thresholds.map(({ vp }) => vp).join('·'))

interface WorthProps {
  readonly worth: string
  readonly x: number
  readonly y: number
  /** How far the map goes on beyond the planet. */
  readonly room: number
}

function Worth({ worth, x, y, room }: WorthProps) {
  const width = 12 + worth.length * 6.4
  return (
    <g class="legio-worth" transform={`translate(${Math.min(x, room - width - 2)} ${y})`}>
      <rect width={width} height="18" rx="9" />
      <text x={width / 2} y="9">
        {worth}
      </text>
    </g>
  )
}

/** Letters that stand beside a planet without touching its neighbours. */
const LINE = 13

/** A long name on two lines, broken at the space nearest to its middle. */
export function inTwo(name: string): string[] {
  if (name.length <= LINE || !name.includes(' ')) return [name]
  const middle = name.length / 2
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [at] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return [name.slice(0, at), name.slice(at + 1)]
}
