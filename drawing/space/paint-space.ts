import { nebula, type Ramp } from './nebula.ts'
import { type FarStar, starsOf } from './stars.ts'

/** The nebula is drawn on this few pixels across, and enlarged: it is soft, and this is where the time goes. */
const NEBULA_SIDE = 144

/** Under this radius in pixels a square looks as round as a disc, and is painted much faster. */
const SMALLEST_DISC = 0.8

/** Paints a whole canvas; `ratio` is the number of its pixels to a pixel of the page. */
export function paintSpace(canvas: HTMLCanvasElement, seed: string, ramp: Ramp, ratio: number): void {
  const context = canvas.getContext('2d')
  if (context === null || canvas.width === 0 || canvas.height === 0) return
  const { width, height } = canvas
  paintNebula(context, seed, ramp)
  for (const star of starsOf(seed, width / ratio, height / ratio)) paintStar(context, star, ratio)
  context.globalAlpha = 1
}

function paintNebula(context: CanvasRenderingContext2D, seed: string, ramp: Ramp): void {
  const { width, height } = context.canvas
  const shrink = NEBULA_SIDE / Math.max(width, height)
  const small = document.createElement('canvas')
  small.width = Math.max(1, Math.round(width * shrink))
  small.height = Math.max(1, Math.round(height * shrink))
  const pixels = nebula(seed, ramp, small.width, small.height)
  small.getContext('2d')?.putImageData(new ImageData(pixels, small.width, small.height), 0, 0)
  context.imageSmoothingQuality = 'high'
  context.drawImage(small, 0, 0, width, height)
}

function paintStar(context: CanvasRenderingContext2D, star: FarStar, ratio: number): void {
  const { width, height } = context.canvas
  const x = star.x * width
  const y = star.y * height
  const radius = star.radius * ratio
  context.globalAlpha = star.brightness
  if (star.glows) paintGlow(context, star, x, y, radius)
  context.fillStyle = star.tint
  if (radius < SMALLEST_DISC) {
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    return
  }
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

function paintGlow(
  context: CanvasRenderingContext2D,
  star: FarStar,
  x: number,
  y: number,
  radius: number,
): void {
  const reach = radius * 7
  const glow = context.createRadialGradient(x, y, 0, x, y, reach)
  glow.addColorStop(0, `${star.tint}59`)
  glow.addColorStop(0.3, `${star.tint}1f`)
  glow.addColorStop(1, `${star.tint}00`)
  context.fillStyle = glow
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2)
}
