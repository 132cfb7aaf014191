import { hexagonPath, lineOf, plus, SeatMark } from '@astrolabe/drawing'
import { expectedDevelopmentVp } from '../../../position/developing.ts'
import { cannotLaunch, reachOf, regionsOf, typesInBay } from '../../../position/launching.ts'
import { isNebula, isUncolonised } from '../../../position/map.ts'
import { participants } from '../../../position/participants.ts'
import { attackersOf } from '../../../position/raiding.ts'
import { UNITY } from '../../../position/state.ts'
import { nextLaunches } from '../../../position/unity.ts'
import { type Look, seatOfLook } from '../look.ts'
import type { Detail } from './appearance.ts'
import { WordChip } from './chips.tsx'
import { middleOf, mirrored, TILE_RADIUS } from './geometry.ts'
import { PACKS } from './names.ts'
import './overlays.css'
import { raiderStand } from './standing.ts'

export const OVERLAYS = ['threat', 'worth', 'rivals', 'unity'] as const
export type Overlay = (typeof OVERLAYS)[number]

interface OverlayProps {
  readonly look: Look
  readonly detail: Detail
}

const INSIDE = hexagonPath(TILE_RADIUS - 12)

/** Where a launch would be attacked, and by which raider. */
export function ThreatOverlay({ look, detail }: OverlayProps) {
  const { view } = look
  const who = seatOfLook(look)
  return (
    <g class="edge-overlay edge-threat" aria-hidden="true">
      {regionsOf(view).map((region) => {
        const [attacker] = attackersOf(view, region, who)
        if (attacker === undefined) return null
        const to = middleOf(region)
        const raider = view.raiders[attacker]
        const from = raiderStand(view, attacker, detail)
        return (
          <g key={region}>
            {!isNebula(region) && (
              <path class="edge-threat-hex" d={INSIDE} transform={`translate(${to.x} ${to.y})`} />
            )}
            {raider.place !== region && <path class="edge-threat-way" d={lineOf([from, to])} />}
          </g>
        )
      })}
    </g>
  )
}

/** What a development would score now, on every planet without one. */
export function WorthOverlay({ look, detail }: OverlayProps) {
  const { view } = look
  const who = seatOfLook(look)
  const sites = regionsOf(view).filter((region) => !isNebula(region) && isUncolonised(view, region))
  return (
    <g class="edge-overlay" aria-hidden="true">
      {sites.map((region) => (
        <WordChip
          key={region}
          at={plus(middleOf(region), { x: 0, y: -22 })}
          text={`${expectedDevelopmentVp(view, who, region)}`}
          kind="worth"
          detail={detail}
        />
      ))}
    </g>
  )
}

/** The regions that each other player could launch to. */
export function RivalsOverlay({ look, detail }: OverlayProps) {
  const { view } = look
  const own = seatOfLook(look)
  const rivals = participants(view).filter(({ who }) => who !== own && who !== UNITY)
  return (
    <g class="edge-overlay edge-rivals" aria-hidden="true">
      {regionsOf(view).map((region) => {
        const there = rivals.filter(({ who }) => mayReach(look, who, region))
        const at = isNebula(region)
          ? mirrored(region, { x: -84, y: 256 })
          : plus(middleOf(region), { x: 0, y: -70 })
        return there.map(({ who }, index) => (
          <g
            key={`${region} ${who}`}
            transform={`translate(${at.x + (index - (there.length - 1) / 2) * detail.mark * 1.15} ${at.y})`}
          >
            <circle class="edge-rival-ground" r={detail.mark * 0.64} />
            <SeatMark seat={who} size={detail.mark} x={0} y={0} label="" />
          </g>
        ))
      })}
    </g>
  )
}

function mayReach({ view }: Look, who: number, region: number): boolean {
  const reach = reachOf(view, who)
  return typesInBay(view, who).some((type) => cannotLaunch(view, who, reach, type, region) === undefined)
}

/** Where the Unity may launch next: one of three, each as likely. */
export function UnityOverlay({ look, detail }: OverlayProps) {
  const { view } = look
  if (view.unity === null) return null
  const targets = nextLaunches(view)
  return (
    <g class="edge-overlay edge-unity-next" aria-hidden="true">
      {targets.map((region, pack) => {
        if (region < 0) return null
        const alike = targets.flatMap((other, each) => (other === region ? [each] : []))
        const before = alike.indexOf(pack)
        const { x, y } = middleOf(region)
        return (
          <g key={PACKS[pack]} transform={`translate(${x} ${y})`}>
            {before === 0 && !isNebula(region) && (
              <path class="edge-unity-hex" d={hexagonPath(TILE_RADIUS - 9)} />
            )}
            <g transform={`translate(84 ${(before - (alike.length - 1) / 2) * detail.mark * 1.3})`}>
              <circle class="edge-unity-badge" r={detail.mark * 0.62} />
              <text style={{ fontSize: `${detail.mark * 0.66}px` }} y={detail.mark * 0.24}>
                {PACKS[pack]}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}
