import { useLayoutEffect, useState } from 'preact/hooks'

interface Mark {
  readonly number: number
  readonly x: number
  readonly y: number
}

/** How often it is looked whether things have moved, in milliseconds. */
const LOOKED_AFTER = 400

/** A mark is not half off the screen. */
const NEAREST_TO_EDGE = 14
/** Its middle is so far out of the corner that neither a small piece nor the first letter of a label lies under it. */
const OUTSIDE = 4
/** What is as large as this has room in its corner. */
const LARGE = 56

/** What lies under something else cannot be seen, and what is hidden for now has its place all the same. */
function spotNamed(id: string): Element | undefined {
  const spot = document.querySelector(`.table-middle :not([inert] *)[data-spot="${id}"]`)
  if (spot?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true) return undefined
  const { x, y, width, height } = spot.getBoundingClientRect()
  const above = document.elementFromPoint(x + width / 2, y + height / 2)
  // Nothing in sight there, or a piece of the table itself: whatever else lies there hides it.
  return above === null || above.closest('.table-ground, .table-dock') !== null ? spot : undefined
}

/** The first thing of each hint that is on screen, where its upper left corner is. */
function marksOf(hints: readonly (readonly string[])[]): readonly Mark[] {
  return hints.flatMap((ids, rank): Mark[] => {
    const spot = ids.map(spotNamed).find((found) => (found?.getBoundingClientRect().width ?? 0) > 0)
    if (spot === undefined) return []
    const box = spot.getBoundingClientRect()
    // What stands on a map that can be moved has its mark there too, not on what lies around the map.
    const map = spot.closest('[data-pans]')?.getBoundingClientRect()
    const inwards = Math.min(box.width, box.height) < LARGE ? -OUTSIDE : OUTSIDE
    return [
      {
        number: rank + 1,
        x: Math.max(NEAREST_TO_EDGE, box.left + inwards),
        y: Math.max((map?.top ?? 0) + NEAREST_TO_EDGE, box.top + inwards),
      },
    ]
  })
}

/** The numbers of the hints, beside the things they speak of. */
export function CoachMarks({ marks: hints }: { readonly marks: readonly (readonly string[])[] }) {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useLayoutEffect(() => {
    let known = ''
    const look = (): void => {
      const found = marksOf(hints)
      const now = JSON.stringify(found)
      if (now !== known) setMarks(found)
      known = now
    }
    look()
    const timer = setInterval(look, LOOKED_AFTER)
    return () => clearInterval(timer)
  }, [hints])
  return (
    <>
      {marks.map(({ number, x, y }) => (
        <span
          key={number}
          class="coach-number coach-mark"
          style={{ insetInlineStart: `${x}px`, insetBlockStart: `${y}px` }}
          aria-hidden="true"
        >
          {number}
        </span>
      ))}
    </>
  )
}
