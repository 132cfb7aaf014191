import type { RefObject, TargetedPointerEvent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Point } from '../point.ts'
import type { CameraMoves } from './use-camera.ts'

/** Less than this many pixels is a press, not a pull. */
const SLIP = 7
/** How much a turn of the wheel by one pixel enlarges. */
const WHEEL = 0.0016

interface Grip {
  readonly pointers: Map<number, Point>
  start: Point
  /** The map has been pulled or pinched: the press that ends it points at nothing. */
  pulled: boolean
}

type Pointer = TargetedPointerEvent<HTMLDivElement>

const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: clientX,
  y: clientY,
})

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const halfway = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Lets the map be pulled, pinched and wheeled. A press that pulled or pinched chooses nothing. */
export function useHand(frame: RefObject<HTMLDivElement | null>, { pan, zoom }: CameraMoves) {
  const grip = useRef<Grip>({ pointers: new Map(), start: { x: 0, y: 0 }, pulled: false })
  const moves = useRef({ pan, zoom })
  moves.current = { pan, zoom }

  /** From the middle of the window. */
  const fromMiddle = (point: Point): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: point.x - left - width / 2, y: point.y - top - height / 2 }
  }

  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      // A line is as good as sixteen pixels.
      const turned = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
      moves.current.zoom(Math.exp(-turned * WHEEL * (event.ctrlKey ? 4 : 1)), fromMiddle(at(event)))
    }
    // What keeps the page from scrolling cannot be passive.
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [])

  const down = (event: Pointer): void => {
    if (event.button !== 0) return
    const held = grip.current
    if (held.pointers.size === 0) {
      held.start = at(event)
      held.pulled = false
    }
    held.pointers.set(event.pointerId, at(event))
  }

  const move = (event: Pointer): void => {
    const held = grip.current
    const before = held.pointers.get(event.pointerId)
    if (before === undefined) return
    const now = at(event)
    const [other] = [...held.pointers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    if (!held.pulled && other === undefined && distance(held.start, now) < SLIP) return
    // Only now: whoever only presses presses what is under the pointer.
    if (!held.pulled) event.currentTarget.setPointerCapture(event.pointerId)
    held.pulled = true
    held.pointers.set(event.pointerId, now)
    if (other === undefined) moves.current.pan(now.x - before.x, now.y - before.y)
    else pinch(before, now, other)
  }

  const pinch = (before: Point, now: Point, other: Point): void => {
    const [from, to] = [halfway(before, other), halfway(now, other)]
    moves.current.zoom(distance(now, other) / Math.max(1, distance(before, other)), fromMiddle(from))
    moves.current.pan(to.x - from.x, to.y - from.y)
  }

  const up = (event: Pointer): void => {
    grip.current.pointers.delete(event.pointerId)
  }

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onClickCapture: (event: Event): void => {
      if (!grip.current.pulled) return
      grip.current.pulled = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
