import { useLayoutEffect, useRef } from 'preact/hooks'
import { DEFAULT_RAMP, type Ramp } from './nebula.ts'
import { paintSpace } from './paint-space.ts'
import './space-background.css'

/** Stars are no sharper beyond it, and a phone with three would paint nine times the pixels. */
const SHARPEST = 2
const RESIZE_PAUSE = 150

interface SpaceBackgroundProps {
  readonly seed: string
  readonly ramp?: Ramp
}

/** Fills the positioned element it stands in; painted once for a seed and a size. */
export function SpaceBackground({ seed, ramp = DEFAULT_RAMP }: SpaceBackgroundProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const [faint, middle, bright] = ramp

  useLayoutEffect(() => {
    const canvas = ref.current
    if (canvas === null) return
    const paint = (): void => {
      const ratio = Math.min(SHARPEST, window.devicePixelRatio)
      canvas.width = Math.round(canvas.clientWidth * ratio)
      canvas.height = Math.round(canvas.clientHeight * ratio)
      paintSpace(canvas, seed, [faint, middle, bright], ratio)
    }
    paint()

    let painted = `${canvas.clientWidth} ${canvas.clientHeight}`
    let pause: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(pause)
      pause = setTimeout(() => {
        const size = `${canvas.clientWidth} ${canvas.clientHeight}`
        if (size === painted) return
        painted = size
        paint()
      }, RESIZE_PAUSE)
    })
    observer.observe(canvas)
    return () => {
      clearTimeout(pause)
      observer.disconnect()
    }
  }, [seed, faint, middle, bright])

  return <canvas ref={ref} class="space-background" aria-hidden="true" />
}
