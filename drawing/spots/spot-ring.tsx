import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { boxPath } from '../outline.ts'

interface SpotRingProps {
  readonly path: string | undefined
  readonly children: ComponentChildren
}

/** How far a thing is from its ring, and how round that is, as shares of its smaller side. */
const MARGIN = 0.08
const CORNER = 0.28

function around({ x, y, width, height }: DOMRect): string {
  const side = Math.min(width, height)
  const margin = MARGIN * side
  return boxPath(x - margin, y - margin, width + 2 * margin, height + 2 * margin, CORNER * side)
}

/** What is drawn of a spot, with the ring around it: gold, dashed, cyan or the focus, as its style sheet says. */
export function SpotRing({ path, children }: SpotRingProps) {
  const content = useRef<SVGGElement>(null)
  const [box, setBox] = useState('')
  // What is drawn may have changed with any rendering; the same box again renders nothing.
  useLayoutEffect(() => {
    if (path === undefined && content.current !== null) setBox(around(content.current.getBBox()))
  })
  const ring = path ?? box
  return (
    <>
      {path !== undefined && <path class="spot-reach" d={path} />}
      <g ref={content} class="spot-content">
        {children}
      </g>
      <path class="spot-halo" d={ring} />
      <path class="spot-focus" d={ring} />
      <path class="spot-ring" d={ring} />
    </>
  )
}
