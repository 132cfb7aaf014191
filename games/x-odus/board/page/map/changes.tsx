import { type Change, Icon, type IconName, Rising } from '@astrolabe/drawing'
import { type Hearing, hear } from '@astrolabe/kernel'
import type { XodusFact } from '../../../rules/facts.ts'
import './changes.css'
import type { DrawnOnMap } from './drawn.ts'
import { shipStand } from './standing.ts'

interface ShipChange {
  readonly board: number
  readonly icon: IconName
  readonly text: string
  readonly isLoss: boolean
}

/** What facts do to ships, as far as it can be told by a sign and a number. */
const CHANGES: Hearing<XodusFact, ShipChange> = {
  'lost-health': ({ board, n }) => ({ board, icon: 'heal', text: `−${n}`, isLoss: true }),
  healed: ({ board, n }) => ({ board, icon: 'heal', text: `+${n}`, isLoss: false }),
  repaired: ({ on, n }) => ({ board: on, icon: 'heal', text: `+${n}`, isLoss: false }),
  scraps: ({ board, n }) => ({ board, icon: 'minerals', text: `+${n}`, isLoss: false }),
  exp: ({ board }) => ({ board, icon: 'upgrade', text: '+1', isLoss: false }),
  'damage-card': ({ board }) => ({ board, icon: 'broken-shield', text: '+1', isLoss: true }),
  'key-taken': ({ board }) => ({ board, icon: 'key', text: '+1', isLoss: false }),
}

interface ChangesProps extends DrawnOnMap {
  readonly issue: number
}

/** What news does to ships, over each of them. */
export function Changes({ scene, look, detail, issue }: ChangesProps) {
  const { view } = look
  const changes = scene.news.flatMap((fact): Change[] => {
    const change = hear(CHANGES, fact)
    const ship = view.ships.find(({ board }) => board === change?.board)
    if (change === undefined || ship === undefined) return []
    const { x, y } = shipStand(view, ship, detail)
    const { isLoss } = change
    return [
      { at: { x, y: y - detail.ship * 0.6 }, isLoss, sign: <ChangeSign {...change} size={detail.sign} /> },
    ]
  })
  return <Rising changes={changes} issue={issue} reach={60} />
}

function ChangeSign({ icon, text, isLoss, size }: ShipChange & { readonly size: number }) {
  return (
    <g class={isLoss ? 'xodus-change xodus-change-loss' : 'xodus-change'}>
      <rect x={-size} y={-size / 2} width={size * 2} height={size} rx={size / 2} />
      <Icon name={icon} size={size * 0.7} x={-size * 0.42} y={0} />
      <text x={size * 0.36} font-size={size * 0.66}>
        {text}
      </text>
    </g>
  )
}
