import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { useCallback, useMemo, useRef, useState } from 'preact/hooks'
import { leadsTo, type SpotElement, spotsIn } from './moves.ts'
import './spots.css'
import { TabStopContext } from './tab-stop.ts'

interface BoardFrameProps {
  readonly label: string
  readonly children: ComponentChildren
}

/**
 * One stop of the tab key over all the spots inside. Arrows go to the nearest spot that way, Home and End to the
 * first and the last, Page Up and Page Down to the one before and after that can be chosen.
 */
export function BoardFrame({ label, children }: BoardFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const counting = useRef(false)
  const [spot, visit] = useState<string | null>(null)

  const recount = useCallback(() => {
    const board = frame.current
    if (board === null || counting.current) return
    counting.current = true
    const place = spotsIn(board).findIndex((each) => each === document.activeElement)
    // A spot says that it goes while it is still there; a moment later the page knows what is left.
    queueMicrotask(() => {
      counting.current = false
      const spots = spotsIn(board)
      visit((held) => (spots.some((each) => idOf(each) === held) ? held : idOf(spots[0])))
      // Whoever stood on the spot that went stays on the board.
      if (place >= 0 && document.activeElement === document.body)
        spots.at(Math.min(place, spots.length - 1))?.focus()
    })
  }, [])
  const tabStop = useMemo(() => ({ spot, visit, recount }), [spot, recount])

  const move = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const spots = spotsIn(event.currentTarget)
    const from = spots.find((each) => each === document.activeElement)
    const to = from && leadsTo(event.key, from, spots)
    if (to === undefined) return
    event.preventDefault()
    to.focus()
  }

  return (
    <div ref={frame} class="board-frame" role="group" aria-label={label} onKeyDown={move}>
      <TabStopContext.Provider value={tabStop}>{children}</TabStopContext.Provider>
    </div>
  )
}

const idOf = (spot: SpotElement | undefined): string | null => spot?.dataset['spot'] ?? null
