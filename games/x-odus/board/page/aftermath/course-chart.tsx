import {
  type ChartLine,
  DASHES,
  Icon,
  LineChart,
  roundsTold,
  seatColour,
  toneColour,
  useBox,
} from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { CorruptionTrack } from '../../../content/schema.ts'
import { SHIPS } from '../../../content/ships.ts'
import type { Ship } from '../../../position/state.ts'
import { WORDS } from '../../../text/text.ts'
import './course-chart.css'
import type { Standing } from './course.ts'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import { STOCK_SIGNS } from '../pieces/signs.ts'

interface CourseChartProps {
  readonly course: readonly Standing[]
  readonly track: CorruptionTrack
  readonly ships: readonly Ship[]
  readonly language: Language
}

const MARGIN = { left: 62, right: 62 } as const
const LABEL_HEIGHT = 24

/** Three strips over the same rounds: the Corruption, the Keys, and the Health of every ship. */
export function CourseChart({ course, track, ships, language }: CourseChartProps) {
  const [ref, { width }] = useBox<HTMLDivElement>({ width: 640, height: 460 })
  const words = WORDS[language].page.aftermath
  const now = course[course.length - 1]
  const told = roundsTold(course.length - 1, width < 480 ? 6 : 16)
  const common = {
    width,
    margin: MARGIN,
    axis: words.round,
    ticks: told.map((round) => ({ at: round, says: round })),
  }
  const corruption: ChartLine = {
    values: course.map(({ marker }) => marker),
    colour: 'var(--danger)',
    dashes: '',
    end: (x, y) => (
      <text class="chart-label" x={x} y={y}>
        {now.marker}
      </text>
    ),
  }
  return (
    <div ref={ref} class="xodus-course">
      <LineChart
        {...common}
        label={words.corruption}
        title={words.corruption}
        height={176}
        from={1}
        most={track.spaces}
        grid={[1, ...track.red]}
        limit={{ at: track.spaces, says: words.awakening }}
        lines={[corruption]}
      />
      <LineChart
        {...common}
        label={words.keys}
        title={words.keys}
        height={104}
        from={0}
        most={track.keys}
        grid={[0, track.keys]}
        lines={keyLines(course, [words.keysWon, words.keysPlaced])}
      />
      <ul class="chart-legend">
        {[words.keysWon, words.keysPlaced].map((says, rank) => (
          <li key={says}>
            <svg width="34" height="10" aria-hidden="true">
              <path class="chart-line" d="M1 5H33" {...KEY_LINES[rank]} />
            </svg>
            <Icon name={STOCK_SIGNS.keys.icon} /> {says}
          </li>
        ))}
      </ul>
      <LineChart
        {...common}
        label={words.health}
        title={words.health}
        height={176}
        from={0}
        most={Math.max(...ships.map(({ board }) => SHIPS[board].health), 1)}
        grid={[0, 5, 10].filter((health) => ships.some(({ board }) => SHIPS[board].health >= health))}
        lines={healthLines(course, ships)}
        apart={LABEL_HEIGHT}
      />
    </div>
  )
}

const KEY_LINES = [
  { stroke: toneColour(STOCK_SIGNS.keys.tone), 'stroke-dasharray': '5 4' },
  { stroke: toneColour('good'), 'stroke-dasharray': '' },
] as const

function keyLines(course: readonly Standing[], says: readonly [string, string]): ChartLine[] {
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
          <text class="chart-label" x={x} y={y}>
            {ends[rank]}
            <title>{says[rank]}</title>
          </text>
        ),
    }),
  )
}

function healthLines(course: readonly Standing[], ships: readonly Ship[]): ChartLine[] {
  const { health } = course[course.length - 1]
  return ships.map((ship, rank) => ({
    values: course.map((standing) => standing.health[rank]),
    colour: seatColour(ship.seat),
    // Ships of one captain share a colour.
    dashes: DASHES[ship.index],
    end: (x, y) => (
      <>
        <ShipEmblem ship={ship} size={24} x={x + 16} y={y} state={ship.destroyed ? 'wreck' : 'sound'} />
        <text class="chart-label" x={x + 33} y={y}>
          {health[rank]}
        </text>
      </>
    ),
  }))
}
