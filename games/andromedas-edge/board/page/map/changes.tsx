import { type Change, Icon, Rising } from '@astrolabe/drawing'
import { type Hearing, hear } from '@astrolabe/kernel'
import type { Gain } from '../../../content/schema.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import { isRegion } from '../../../position/map.ts'
import type { AndromedaScene, Look } from '../look.ts'
import { type Detail, type Sign, signOf } from './appearance.ts'
import './changes.css'
import { middleOf } from './geometry.ts'

/** What a fact brings or takes. */
interface Happened {
  /** Where, if not where the turn is played. */
  readonly region?: number
  readonly isLoss: boolean
  readonly what: Sign | { readonly dice: readonly number[] }
}

const gained = (gain: Gain, region?: number): Happened => ({
  ...(region !== undefined && { region }),
  isLoss: false,
  what: signOf(gain),
})

/** As far as signs, numbers and dice tell it. */
const CHANGES: Hearing<AndromedaFact, Happened | undefined> = {
  gained: ({ resource, amount }) => (amount > 0 ? gained({ give: resource, amount }) : undefined),
  lost: ({ resource, amount }) => ({ ...gained({ give: resource, amount }), isLoss: true }),
  vp: ({ vp }) =>
    vp === 0 ? undefined : { ...gained({ give: 'vp', amount: Math.abs(vp) }), isLoss: vp < 0 },
  recruited: ({ region, leaders }) => gained({ give: 'recruit', amount: leaders }, region),
  'claimed-moon': ({ region }) => gained({ give: 'planet-moon' }, region),
  rolled: ({ dice }) => ({ isLoss: false, what: { dice } }),
}

/** Where the turn is played from here on. */
const SCENES: Hearing<AndromedaFact, number> = {
  launched: ({ region }) => region,
  battle: ({ region }) => region,
}

/** All that news brings and takes, each with its region. */
function happened(
  news: readonly AndromedaFact[],
  active: number,
): (Happened & { readonly region: number })[] {
  let scene = active
  return news.flatMap((fact) => {
    scene = hear(SCENES, fact) ?? scene
    const change = hear(CHANGES, fact)
    return change === undefined ? [] : [{ region: scene, ...change }]
  })
}

interface ChangesProps {
  readonly scene: AndromedaScene
  readonly look: Look
  readonly detail: Detail
  readonly issue: number
}

/** What news brings and takes, over the region where it happened. */
export function Changes({ scene, look: { view }, detail, issue }: ChangesProps) {
  const changes = happened(scene.news, view.turn.region)
    .filter(({ region }) => isRegion(view, region))
    .map(({ region, isLoss, what }): Change => {
      const { x, y } = middleOf(region)
      return {
        at: { x, y: y - 20 },
        isLoss,
        sign:
          'dice' in what ? (
            <DiceRow dice={what.dice} size={detail.mark * 1.4} />
          ) : (
            <Gained sign={what} isLoss={isLoss} size={detail.chip} />
          ),
      }
    })
  return <Rising changes={changes} issue={issue} reach={70} />
}

function Gained({
  sign: { icon, text, colour },
  isLoss,
  size,
}: {
  readonly sign: Sign
  readonly isLoss: boolean
  readonly size: number
}) {
  const width = size * 2.6
  return (
    <g
      class={isLoss ? 'edge-change edge-change-loss' : 'edge-change'}
      style={{ color: colour, fontSize: `${size}px` }}
    >
      <rect x={-width / 2} y={-size * 0.8} width={width} height={size * 1.6} rx={size * 0.8} />
      <text x={-size * 0.5} y={size * 0.36}>
        {isLoss ? '−' : '+'}
        {text === '' ? 1 : text}
      </text>
      <Icon name={icon} size={size} x={size * 0.5} y={0} />
    </g>
  )
}

function DiceRow({ dice, size }: { readonly dice: readonly number[]; readonly size: number }) {
  return (
    <g class="edge-change-dice">
      {dice.map((die, index) => (
        <g key={index} transform={`translate(${(index - (dice.length - 1) / 2) * size * 1.12} 0)`}>
          <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.2} />
          <text y={size * 0.28} style={{ fontSize: `${size * 0.78}px` }}>
            {die}
          </text>
        </g>
      ))}
    </g>
  )
}
