import { type Change, Rising, useIssue } from '@astrolabe/drawing'
import type { DrawnOnMap } from './drawn.ts'
import './gains.css'
import { shipPoint } from './standing.ts'

/** Points and experience that news brings, over the ship that has them. */
export function Gains({ scene, look, arrangement }: DrawnOnMap) {
  const issue = useIssue(scene.news)
  const { view, words } = look
  const gain = (seat: number, text: string): Change => {
    const { x, y } = shipPoint(arrangement, view, view.ships[seat])
    return { at: { x, y: y - arrangement.ship * 0.6 }, sign: <text class="legio-gain">{text}</text> }
  }
  const gains = scene.news.flatMap((fact): Change[] => {
    if (fact.kind === 'vp') return [gain(fact.seat, `+${fact.vp} ${words.page.vp}`)]
    if (fact.kind === 'xp' && fact.gained > 0) return [gain(fact.seat, `+${fact.gained} ${fact.domain}`)]
    return []
  })
  return <Rising changes={gains} issue={issue} reach={30} />
}
