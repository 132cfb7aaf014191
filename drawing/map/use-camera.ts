import type { TargetedKeyboardEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Box, Point, Size } from '../point.ts'
import { type Camera, fitted, held, overview, panned, showing, zoomed } from './camera.ts'

export interface Shot {
  readonly camera: Camera
  /** Whether it goes there smoothly: not while a hand moves it. */
  readonly smooth: boolean
  /** Whether somebody has moved it: then it no longer follows the map by itself. */
  readonly moved: boolean
}

export interface CameraMoves {
  readonly pan: (dx: number, dy: number) => void
  readonly zoom: (factor: number, at?: Point) => void
  /** The same as by a hand, but smoothly. */
  readonly step: (factor: number) => void
  /** Back to what is shown by itself; or, if that is not all of the map, all of it. */
  readonly whole: () => void
  readonly show: (box: Box) => void
  readonly keys: (event: TargetedKeyboardEvent<Element>) => void
}

interface Subject {
  readonly room: Size
  /** All there is to see, what matters now, and where something has just happened. */
  readonly whole: Box
  readonly matters: Box
  /** What is worth watching besides, if there is room for it: that which matters is in it. */
  readonly watched?: Box
  readonly events: Box | undefined
  readonly issue: number
  /** What must not lie under something over the map, which takes so many pixels from below. */
  readonly clear: { readonly box: Box; readonly pixels: number } | undefined
}

/** How much a press of a button or a key enlarges. */
export const STEP = 1.35
const STRIDE = 90

/** The part of the map in the window: all of it, until somebody moves it; from then on what happens is kept in sight. */
export function useCamera(subject: Subject): readonly [Shot, CameraMoves] {
  const { room, whole, matters, watched, events, issue, clear } = subject
  const [own, setOwn] = useState<{ readonly camera: Camera; readonly smooth: boolean } | undefined>(undefined)
  const automatic = cleared(fitted(whole, matters, room, watched), room, clear)
  const shot: Shot = { camera: automatic, smooth: true, ...own, moved: own !== undefined }

  const follow = (smooth: boolean, change: (camera: Camera) => Camera): void =>
    setOwn((last) => ({ camera: held(change(last?.camera ?? automatic), whole), smooth }))
  const moves: CameraMoves = {
    pan: (dx, dy) => follow(false, (camera) => panned(camera, dx, dy)),
    zoom: (factor, at) => follow(false, (camera) => zoomed(camera, factor, at)),
    step: (factor) => follow(true, (camera) => zoomed(camera, factor)),
    whole: () => {
      const all = { camera: overview(whole, room), smooth: true }
      setOwn(own === undefined && all.camera.scale < automatic.scale ? all : undefined)
    },
    show: (box) => {
      const next = showing(shot.camera, box, room)
      if (next.x !== shot.camera.x || next.y !== shot.camera.y) follow(true, () => next)
    },
    keys: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !obey(moves, event)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }

  const seen = useRef(issue)
  useLayoutEffect(() => {
    if (seen.current === issue) return
    seen.current = issue
    if (own !== undefined && events !== undefined) moves.show(events)
  }, [issue])
  return [shot, moves]
}

function cleared(camera: Camera, room: Size, clear: Subject['clear']): Camera {
  if (clear === undefined) return camera
  const bottom = clear.box.bottom + clear.pixels / camera.scale
  return showing(camera, { ...clear.box, bottom }, room)
}

const STRIDES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
}

/** Plus, minus and zero; arrows with Shift. Says whether the key was one of these. */
function obey(moves: CameraMoves, { key, shiftKey }: KeyboardEvent): boolean {
  const stride = shiftKey ? STRIDES[key] : undefined
  if (stride !== undefined) moves.pan(...stride)
  else if (key === '+' || key === '=') moves.step(STEP)
  else if (key === '-') moves.step(1 / STEP)
  else if (key === '0') moves.whole()
  else return false
  return true
}
