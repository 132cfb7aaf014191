import { Icon, seatColour, toneColour, useBox } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { CorruptionTrack } from '../../content/schema.ts'
import { SHIPS } from '../../content/ships.ts'
import type { Ship } from '../../position/state.ts'
import { WORDS } from '../../text/text.ts'
import type { Standing } from './aftermath-course.ts'
import { apart } from './aftermath-places.ts'
import { type Line, Strip } from './aftermath-strip.tsx'
import { ShipEmblem } from './pieces/ship-emblem.tsx'
import { STOCK_SIGNS } from './pieces/signs.ts'

interface CourseChartProps {
  readonly course: readonly Standing[]
  readonly track: CorruptionTrack
  readonly ships: readonly Ship[]
  readonly language: Language
}

const LABEL_HEIGHT = 24

/** Ships of one captain share a colour: lines are told apart by their dashes as well. */
const DASHES = ['', '9 4', '2 4', '9 4 2 4'] as const

/** Three strips over the same rounds: the Corruption, the Keys, and the Health of every ship. */
export function CourseChart({ course, track, ships, language }: CourseChartProps) {
  const [ref, { width }] = useBox<HTMLDivElement>({ width: 640, height: 460 })
  const words = WORDS[language].page.aftermath
  const now = course[course.length - 1]
  const rounds = course.length - 1
  const common = { width, rounds, roundWord: words.round }
  const corruption: Line = {
    values: course.map(({ marker }) => marker),
    colour: 'var(--danger)',
    dashes: '',
    end: (x, y) => (
      <text class="xodus-chart-label" x={x} y={y}>
        {now.marker}
      </text>
    ),
  }
  return (
    <div ref={ref} class="xodus-course">
      <Strip
        {...common}
        title={words.corruption}
        height={176}
        from={1}
        most={track.spaces}
        grid={[1, ...track.red]}
        limit={{ at: track.spaces, says: words.awakening }}
        lines={[corruption]}
      />
      <Strip
        {...common}
        title={words.keys}
        height={104}
        from={0}
        most={track.keys}
        grid={[0, track.keys]}
        lines={keyLines(course, [words.keysWon, words.keysPlaced])}
      />
      <ul class="xodus-legend">
        {[words.keysWon, words.keysPlaced].map((says, rank) => (
          <li key={says}>
            <svg width="34" height="10" aria-hidden="true">
              <path class="xodus-chart-line" d="M1 5H33" {...KEY_LINES[rank]} />
            </svg>
            <Icon name={STOCK_SIGNS.keys.icon} /> {says}
          </li>
        ))}
      </ul>
      <Strip
        {...common}
        title={words.health}
        height={176}
        from={0}
        most={Math.max(...ships.map(({ board }) => SHIPS[board].health), 1)}
        grid={[0, 5, 10].filter((health) => ships.some(({ board }) => SHIPS[board].health >= health))}
        lines={healthLines(course, ships)}
      />
    </div>
  )
}

const KEY_LINES = [
  { stroke: toneColour(STOCK_SIGNS.keys.tone), 'stroke-dasharray': '5 4' },
  { stroke: toneColour('good'), 'stroke-dasharray': '' },
] as const

function keyLines(course: readonly Standing[], says: readonly [string, string]): Line[] {
  const now = course[course.length - 1]
  const ends = [now.keysWon, now.keysPlaced]
  return [course.map(({ keysWon }) => keysWon), course.map(({ keysPlaced }) => keysPlaced)].map(
    (values, rank) => ({
      values,
      colour: KEY_LINES[rank].stroke,
      dashes: KEY_LINES[rank]['stroke-dasharray'],
      // Where both lines end together, one figure says it.
      end: (x, y) =>
        rank === 1 && ends[0] === ends[1] ? null : (
          <text class="xodus-chart-label" x={x} y={y}>
            {ends[rank]}
            <title>{says[rank]}</title>
          </text>
        ),
    }),
  )
}

function healthLines(course: readonly Standing[], ships: readonly Ship[]): Line[] {
  const { health } = course[course.length - 1]
  return ships.map((ship, rank) => ({
    values: course.map((standing) => standing.health[rank]),
    colour: seatColour(ship.seat),
    dashes: DASHES[ship.index],
    end: (x, _, heights, lowest) => {
      const y = apart(heights, LABEL_HEIGHT, lowest)[rank]
      return (
        <>
          <path class="xodus-chart-lead" d={`M${x - 5} ${heights[rank]}L${x + 3} ${y}`} />
          <ShipEmblem ship={ship} size={24} x={x + 16} y={y} state={ship.destroyed ? 'wreck' : 'sound'} />
          <text class="xodus-chart-label" x={x + 33} y={y}>
            {health[rank]}
          </text>
        </>
      )
    },
  }))
}
