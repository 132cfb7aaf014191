import { Icon, type IconName } from '@astrolabe/drawing'
import { RESOURCES } from '../../../content/schema.ts'
import { type Outlook, outlook } from '../../../position/plan-outlook.ts'
import type { Participant } from '../../../position/state.ts'
import { storageOf } from '../../../position/stock.ts'
import { RESOURCE_COLOURS } from '../map/appearance.ts'
import type { Drawn } from './drawn.ts'
import './return-stage.css'

interface Line {
  readonly icon: IconName
  readonly name: string
  readonly before: number
  readonly after: number
  readonly most?: number
  readonly colour?: string
}

/** The running total of the plan. */
export function WillHave({ look, stage, player }: Drawn & { readonly player: Participant }) {
  const { view, things } = look
  const after = outlook(view, player.who, view.turn.plan)
  const lines: Line[] = [
    { icon: 'laurels', name: things.stock.vp, before: player.vp, after: after.vp },
    ...RESOURCES.map((resource, number) => ({
      icon: resource,
      name: things.resources[resource],
      before: player.stock[number],
      after: after.stock[number],
      most: storageOf(view, player, number),
      colour: RESOURCE_COLOURS[resource],
    })),
    { icon: 'leader', name: things.stock.leaders, before: player.leaders, after: after.leaders },
    { icon: 'tactics', name: things.stock.tactics, before: player.hand.length, after: after.cards },
  ]
  return (
    <section>
      <h3 class="edge-return-heading">{stage.willHave}</h3>
      <table class="edge-return-table">
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">
                <span style={line.colour === undefined ? {} : { color: line.colour }}>
                  <Icon name={line.icon} />
                </span>{' '}
                {line.name}
                {line.most !== undefined && <small> /{line.most}</small>}
              </th>
              <td>{line.before}</td>
              <td aria-hidden="true">→</td>
              <td>
                <b>{line.after}</b>
              </td>
              <td class={line.after > line.before ? 'edge-good' : line.after < line.before ? 'edge-bad' : ''}>
                {line.after === line.before
                  ? stage.same
                  : `${line.after > line.before ? '+' : '−'}${Math.abs(line.after - line.before)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Besides stage={stage} after={after} />
    </section>
  )
}

/** What is not a number of the table, and what would be lost. */
function Besides({ stage, after }: Pick<Drawn, 'stage'> & { readonly after: Outlook }) {
  const { basics, repairs, ships, advances, lost, unpaid } = after
  const more = [
    { name: stage.anyBasics, count: basics },
    { name: stage.repairs, count: repairs },
    { name: stage.shipsBuilt, count: ships },
    { name: stage.advances, count: advances },
  ].filter(({ count }) => count > 0)
  return (
    <ul class="edge-return-besides">
      {more.map(({ name, count }) => (
        <li key={name}>
          {name} <b>+{count}</b>
        </li>
      ))}
      <li class={lost > 0 ? 'edge-bad' : 'edge-good'}>
        <Icon name={lost > 0 ? 'warning' : 'check'} />{' '}
        {lost > 0 ? stage.lostToLimits(lost) : stage.nothingLost}
      </li>
      {unpaid > 0 && (
        <li class="edge-bad">
          <Icon name="warning" /> {stage.unpaid(unpaid)}
        </li>
      )}
    </ul>
  )
}
