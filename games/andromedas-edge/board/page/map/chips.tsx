import { Icon, plus, type Point } from '@astrolabe/drawing'
import { isNebula } from '../../../position/map.ts'
import { type Look, seatOfLook } from '../look.ts'
import type { Detail, Sign } from './appearance.ts'
import './chips.css'
import { middleOf, mirrored } from './geometry.ts'
import { chanceOf } from './prospects.ts'
import type { RegionSpot } from './spots.ts'

interface ChipsProps {
  readonly look: Look
  readonly detail: Detail
  readonly spots: readonly RegionSpot[]
}

/** Over every region that can be launched to: what it yields, and whether it comes to a battle and how likely that is won. */
export function Prospects({ look, detail, spots }: ChipsProps) {
  const who = seatOfLook(look)
  return (
    <g class="edge-chips" aria-hidden="true">
      {spots.map(({ id, region, prospect }) => {
        if (prospect === undefined) return null
        const chance = chanceOf(prospect, who)
        const { top, foot } = standsOf(region)
        return (
          <g key={id}>
            {/* From afar there is no room: the card of a region has it. */}
            {detail.level === 'near' && <YieldChip at={top} signs={prospect.yields} detail={detail} />}
            {chance === undefined ? (
              <WordChip at={foot} text={look.words.quiet} kind="quiet" detail={detail} />
            ) : (
              <WordChip
                at={foot}
                text={detail.level === 'far' ? look.words.percent(chance.most) : look.words.range(chance)}
                kind="battle"
                detail={detail}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Where chips stand: across the upper and the lower corner of a hex; in a nebula where it is broad. */
function standsOf(region: number): { readonly top: Point; readonly foot: Point } {
  if (isNebula(region))
    return { top: mirrored(region, { x: -84, y: 74 }), foot: mirrored(region, { x: -84, y: 232 }) }
  const middle = middleOf(region)
  return { top: plus(middle, { x: 0, y: -83 }), foot: plus(middle, { x: 0, y: 77 }) }
}

/** More would not be told apart. */
const MOST_SIGNS = 5

interface YieldChipProps {
  readonly at: Point
  readonly signs: readonly Sign[]
  readonly detail: Detail
}

function YieldChip({ at: { x, y }, signs, detail: { chip } }: YieldChipProps) {
  const shown = signs.slice(0, MOST_SIGNS)
  if (shown.length === 0) return null
  const side = chip * 0.9
  const widths = shown.map(
    ({ text }) => side + text.length * chip * 0.64 + chip * (text === '' ? 0.16 : 0.26),
  )
  const width = widths.reduce((sum, each) => sum + each, 0) + chip * 0.5
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, 0))
  return (
    <g class="edge-chip edge-chip-yield" transform={`translate(${x} ${y})`} style={{ fontSize: `${chip}px` }}>
      <rect x={-width / 2} y={-chip * 0.66} width={width} height={chip * 1.32} rx={chip * 0.66} />
      {shown.map(({ icon, text, colour }, index) => {
        const left = -width / 2 + chip * 0.3 + starts[index]
        return (
          <g key={index} style={{ color: colour }}>
            {text !== '' && (
              <text x={left} y={chip * 0.36}>
                {text}
              </text>
            )}
            <Icon
              name={icon}
              size={side}
              x={left + text.length * chip * 0.64 + (text === '' ? 0 : chip * 0.1) + side / 2}
              y={0}
            />
          </g>
        )
      })}
    </g>
  )
}

interface WordChipProps {
  readonly at: Point
  readonly text: string
  readonly kind: 'quiet' | 'battle' | 'worth'
  readonly detail: Detail
}

export function WordChip({ at: { x, y }, text, kind, detail: { chip } }: WordChipProps) {
  const icon = kind === 'battle' ? 'combat' : kind === 'worth' ? 'laurels' : undefined
  const room = icon === undefined ? 0 : chip * 1.15
  const width = text.length * chip * 0.6 + room + chip * 0.8
  return (
    <g
      class={`edge-chip edge-chip-${kind}`}
      transform={`translate(${x} ${y})`}
      style={{ fontSize: `${chip}px` }}
    >
      <rect x={-width / 2} y={-chip * 0.66} width={width} height={chip * 1.32} rx={chip * 0.66} />
      {icon !== undefined && <Icon name={icon} size={chip * 0.95} x={-width / 2 + chip * 0.95} y={0} />}
      <text class="edge-chip-middle" x={room / 2} y={chip * 0.36}>
        {text}
      </text>
    </g>
  )
}
