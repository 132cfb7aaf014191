import { type RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** More than a sheet moves while it opens. */
const OVERLAP = 12

/**
 * How far a sheet over the board may reach down over what one has, which lies below it, in pixels. What it covers there
 * is not reached, as little as the board.
 */
export function useRoomBelow(sheet: string | undefined): readonly [RefObject<HTMLDivElement | null>, number] {
  const ground = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const board = ground.current?.closest('section')
    const below = board?.nextElementSibling
    const over = ground.current?.nextElementSibling
    if (sheet === undefined || !board || !below || !over) return
    const station = below.querySelector('.edge-dock')
    const measure = (): void => {
      const { top, bottom } = below.getBoundingClientRect()
      setRoom(Math.max(0, bottom - board.getBoundingClientRect().bottom))
      station?.toggleAttribute('inert', over.getBoundingClientRect().bottom > top + OVERLAP)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(below)
    watch.observe(over)
    return () => {
      watch.disconnect()
      station?.removeAttribute('inert')
    }
  }, [sheet])
  return [ground, room]
}
