import { useLayoutEffect, useState } from 'preact/hooks'

interface Mark {
  readonly number: number
  readonly x: number
  readonly y: number
}

/** How often it is looked whether things have moved, in milliseconds. */
const LOOKED_AFTER = 400

/** A mark is not half off the screen. */
const NEAREST_TO_EDGE = 10

/** What lies under something else cannot be seen, and what is hidden for now has its place all the same. */
function spotNamed(id: string): Element | undefined {
  const spot = document.querySelector(`.table-middle :not([inert] *)[data-spot="${id}"]`)
  const isSeen = spot?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return spot !== null && isSeen === true ? spot : undefined
}

/** The first thing of each hint that is on screen, where its upper left corner is. */
function marksOf(hints: readonly (readonly string[])[]): readonly Mark[] {
  return hints.flatMap((ids, rank): Mark[] => {
    const box = ids
      .map((id) => spotNamed(id)?.getBoundingClientRect())
      .find((found) => found !== undefined && found.width > 0)
    return box === undefined ? [] : [{ number: rank + 1, x: Math.max(NEAREST_TO_EDGE, box.left), y: box.top }]
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
