import { Icon, type IconName } from '@astrolabe/drawing'
import type { XodusFact } from '../../../rules/facts.ts'
import type { Drawn } from './drawn.ts'
import type { FactOf } from './news.ts'
import { shipStand } from './standing.ts'

interface Change {
  readonly board: number
  readonly icon: IconName
  readonly text: string
  readonly bad: boolean
}

type Changing = { readonly [K in XodusFact['kind']]?: (fact: FactOf<K>) => Change }

/** What facts do to ships, as far as it can be told by a sign and a number. */
const CHANGES: Changing = {
  'lost-health': ({ board, n }) => ({ board, icon: 'heal', text: `−${n}`, bad: true }),
  healed: ({ board, n }) => ({ board, icon: 'heal', text: `+${n}`, bad: false }),
  repaired: ({ on, n }) => ({ board: on, icon: 'heal', text: `+${n}`, bad: false }),
  scraps: ({ board, n }) => ({ board, icon: 'minerals', text: `+${n}`, bad: false }),
  exp: ({ board }) => ({ board, icon: 'upgrade', text: '+1', bad: false }),
  'damage-card': ({ board }) => ({ board, icon: 'broken-shield', text: '+1', bad: true }),
  'key-taken': ({ board }) => ({ board, icon: 'key', text: '+1', bad: false }),
}

function changesIn(news: readonly XodusFact[]): Change[] {
  return news.flatMap((fact) => {
    // What a kind of fact changes is only ever asked of a fact of that kind.
    const change = CHANGES[fact.kind] as ((fact: XodusFact) => Change) | undefined
    return change?.(fact) ?? []
  })
}

interface RisingProps extends Drawn {
  readonly issue: number
}

/** Gains rise from the ship that has them, losses sink, and are gone. */
export function Rising({ scene, look, detail, issue }: RisingProps) {
  const { view } = look
  const size = detail.sign
  return (
    <g class="xodus-rising" aria-hidden="true" data-passing key={issue}>
      {changesIn(scene.news).map(({ board, icon, text, bad }, rank) => {
        const ship = view.ships.find((each) => each.board === board)
        if (ship === undefined) return null
        const { x, y } = shipStand(view, ship, detail)
        return (
          <g key={rank} transform={`translate(${x} ${y - detail.ship * 0.6})`}>
            <g
              class={bad ? 'xodus-change xodus-change-bad' : 'xodus-change'}
              style={{ animationDelay: `${rank * 140}ms` }}
            >
              <rect x={-size} y={-size / 2} width={size * 2} height={size} rx={size / 2} />
              <Icon name={icon} size={size * 0.7} x={-size * 0.42} y={0} />
              <text x={size * 0.36} font-size={size * 0.66}>
                {text}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}
