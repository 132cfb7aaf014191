import { NONE, type XodusState } from '../../../position/state.ts'
import './arrival.css'
import { arrivalOf } from './coming.ts'
import { middleOf } from './geometry.ts'

/** Where an Avatar arrives when the Corruption advances, if it brings one: told in words by the System and the track. */
export function Arrival({ view }: { readonly view: XodusState }) {
  const place = arrivalOf(view)
  if (place === NONE) return null
  const { x, y } = middleOf(view.systems[place])
  return (
    <g class="xodus-arrival" transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r="58" />
      <circle class="xodus-arrival-inner" r="46" />
    </g>
  )
}
