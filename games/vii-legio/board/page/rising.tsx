import { useRef } from 'preact/hooks'
import type { LegioFact } from '../../rules/facts.ts'
import type { Drawn } from './drawn.ts'
import { shipPoint } from './standing.ts'

interface Gain {
  readonly seat: number
  readonly text: string
}

/** What news brings to a ship: points and experience. */
function gainsOf(news: readonly LegioFact[], vp: string): Gain[] {
  return news.flatMap((fact): Gain[] => {
    if (fact.kind === 'vp') return [{ seat: fact.seat, text: `+${fact.vp} ${vp}` }]
    if (fact.kind === 'xp' && fact.gained > 0)
      return [{ seat: fact.seat, text: `+${fact.gained} ${fact.domain}` }]
    return []
  })
}

/** A number of its own for each set of news, so that the same gain twice rises twice. */
function useIssue(news: readonly LegioFact[]): number {
  const held = useRef({ news, issue: 0 })
  if (held.current.news !== news) held.current = { news, issue: held.current.issue + 1 }
  return held.current.issue
}

/** Gains rise from the ship that has them, and are gone. */
export function Rising({ scene, look, arrangement }: Drawn) {
  const issue = useIssue(scene.news)
  const { view, words } = look
  return (
    <g class="legio-rising" aria-hidden="true" data-passing key={issue}>
      {gainsOf(scene.news, words.page.vp).map(({ seat, text }, rank) => {
        const { x, y } = shipPoint(arrangement, view, view.ships[seat])
        return (
          <text key={rank} x={x} y={y - arrangement.ship * 0.6} style={{ animationDelay: `${rank * 150}ms` }}>
            {text}
          </text>
        )
      })}
    </g>
  )
}
