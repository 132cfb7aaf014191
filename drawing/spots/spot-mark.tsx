import type { ComponentChildren } from 'preact'
import { useContext, useLayoutEffect } from 'preact/hooks'
import { isPicked, type Scene, type Spot, stateOfSpot } from '../face.ts'
import { Icon } from '../icons/icon.tsx'
import { SpotRing } from './spot-ring.tsx'
import { SPOT_WORDS } from './spot-words.ts'
import './spots.css'
import { TabStopContext } from './tab-stop.ts'

/** What a spot shows of its scene; what is not at a table is neither picked nor proposed to anybody. */
type SpotScene = Pick<Scene<unknown>, 'offers' | 'armed' | 'lit' | 'point' | 'language'> &
  Partial<Pick<Scene<unknown>, 'mode' | 'ghosts' | 'picked' | 'changes'>>

interface SpotMarkProps {
  readonly scene: SpotScene
  readonly spot: Spot
  readonly as?: 'g' | 'div'
  readonly children: ComponentChildren
  readonly class?: string
  /** Path data that the ring of a `g` follows, and that can be pressed; else the box around what is drawn. */
  readonly ring?: string
}

/** A thing on the board that can be pointed at: by a pointer, with Enter or with Space. */
export function SpotMark({ scene, spot, as: Tag = 'g', children, class: more, ring }: SpotMarkProps) {
  const tabStop = useContext(TabStopContext)
  if (tabStop === null) throw new Error('A SpotMark stands inside a BoardFrame.')
  const { recount } = tabStop
  useLayoutEffect(() => {
    recount()
    return recount
  }, [spot.id, recount])

  const state = stateOfSpot(scene, spot)
  const armed = scene.armed !== null && spot.keys.includes(scene.armed)
  const lit = scene.lit.has(spot.id) || spot.keys.some((key) => scene.lit.has(key))
  const picked = isPicked(scene, spot)
  const words = SPOT_WORDS[scene.language]
  const isGhost = spot.keys.some((key) => scene.ghosts?.has(key))
  const isProposing = scene.mode === 'propose'
  const open = isProposing ? words.proposable : words.open
  const said = [
    spot.name,
    armed ? words.armed : state === 'open' ? open : undefined,
    isGhost ? words.ghost : undefined,
  ]
  const classes = [
    'spot',
    `spot-${state}`,
    isProposing && 'spot-proposing',
    isGhost && 'spot-ghost',
    lit && 'spot-lit',
    armed && 'spot-armed',
    picked === true && 'spot-picked',
    more,
  ]
  const change = scene.changes?.get(spot.id)
  const point = (): void => scene.point(spot)

  return (
    <Tag
      class={classes.filter(Boolean).join(' ')}
      role="button"
      // Not `tabIndex`: names of attributes in a drawing keep their capitals, and mean nothing then.
      tabindex={tabStop.spot === spot.id ? 0 : -1}
      aria-label={said.filter(Boolean).join(', ')}
      aria-disabled={state === 'refused'}
      aria-pressed={picked}
      data-spot={spot.id}
      onClick={point}
      onFocus={() => tabStop.visit(spot.id)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (!event.repeat) point()
      }}
    >
      {Tag === 'g' ? <SpotRing path={ring}>{children}</SpotRing> : children}
      {Tag === 'div' && picked === true && (
        <span class="spot-check">
          <Icon name="check" />
        </span>
      )}
      {/* What changed is told beside the board. */}
      {Tag === 'div' && change && (
        <span class={`spot-change spot-change-${change.tone}`} data-sign={change.value} aria-hidden="true" />
      )}
    </Tag>
  )
}
