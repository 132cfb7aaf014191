import { type Change, Rising, useIssue } from '@astrolabe/drawing'
import type { DrawnOnMap } from './drawn.ts'
import './gains.css'
import { shipPoint, shipSize } from './standing.ts'

/** Points and experience that news brings, over the ship that has them. */
export function Gains({ scene, look, arrangement }: DrawnOnMap) {
  const issue = useIssue(scene.news)
  const { view, words } = look
  const gain = (seat: number, text: string): Change => {
    const ship = view.ships[seat]
    const { x, y } = shipPoint(arrangement, view, ship, look.seat)
    return {
      at: { x, y: y - shipSize(arrangement, ship, look.seat) * 0.6 },
      sign: <text class="legio-gain">{text}</text>,
    }
  }
  const gains = scene.news.flatMap((fact): Change[] => {
    if (fact.kind === 'vp') return [gain(fact.seat, `+${fact.vp} ${words.page.vp}`)]
    if (fact.kind === 'xp' && fact.gained > 0) return [gain(fact.seat, `+${fact.gained} ${fact.domain}`)]
    return []
  })
  return <Rising changes={gains} issue={issue} reach={30} />
}
