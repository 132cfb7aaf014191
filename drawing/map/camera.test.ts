import { describe, expect, test } from 'vitest'
import type { Box } from '../point.ts'
import { type Camera, fitted, held, overview, panned, showing, UNIT, zoomed } from './camera.ts'
import { hexagons } from './hexagons.ts'

const { boxAround } = hexagons(UNIT, 'right')

const room = { width: 900, height: 400 }
const few = boxAround([
  { q: 0, r: 0 },
  { q: 1, r: 0 },
])
const many = boxAround([
  { q: 0, r: -7 },
  { q: 0, r: 7 },
])

/** Whether a box is in the window. */
function isSeen({ x, y, scale }: Camera, box: Box): boolean {
  const [across, down] = [room.width / scale / 2 + 0.01, room.height / scale / 2 + 0.01]
  return box.left >= x - across && box.right <= x + across && box.top >= y - down && box.bottom <= y + down
}

describe('the camera', () => {
  test('shows a small map whole, but not larger than life', () => {
    const camera = fitted(few, few, room)
    expect(isSeen(camera, few)).toBe(true)
    expect(camera.scale * UNIT).toBeLessThanOrEqual(92)
  })

  test('shows a map whole as long as that can be read', () => {
    const some = boxAround([
      { q: 0, r: -3 },
      { q: 0, r: 3 },
    ])
    const camera = fitted(some, few, room)
    expect(isSeen(camera, some)).toBe(true)
    expect(camera.scale * UNIT).toBeGreaterThan(29)
    expect(camera.scale * UNIT).toBeLessThan(38)
  })

  test('shows of a larger map what matters, well seen, and all of it when asked', () => {
    const matters = boxAround([{ q: 0, r: 7 }])
    const camera = fitted(many, matters, room)
    expect(camera.scale * UNIT).toBeCloseTo(38)
    expect(isSeen(camera, matters)).toBe(true)
    expect(isSeen(camera, many)).toBe(false)
    // No emptiness beyond the last tile
    expect(camera.y + room.height / camera.scale / 2).toBeLessThanOrEqual(many.bottom + 0.01)
    expect(isSeen(overview(many, room), many)).toBe(true)
  })

  test('shows all that is worth watching besides, as long as that can be read', () => {
    const matters = boxAround([{ q: 0, r: 7 }])
    const near = boxAround([
      { q: 0, r: 7 },
      { q: 0, r: 2 },
    ])
    const camera = fitted(many, matters, room, near)
    expect(isSeen(camera, near)).toBe(true)
    expect(camera.scale * UNIT).toBeGreaterThanOrEqual(29)
    expect(camera.scale * UNIT).toBeLessThanOrEqual(38)
    expect(fitted(many, matters, room, many)).toEqual(fitted(many, matters, room))
  })

  test('shows it in a narrow window too, above what stands over the map', () => {
    const narrow = { width: 390, height: 420 }
    const matters = boxAround([{ q: 0, r: -2 }])
    const near = boxAround([
      { q: 0, r: -2 },
      { q: 0, r: 3 },
    ])
    const { y, scale } = fitted(many, matters, narrow, near)
    expect((near.bottom - y) * scale + narrow.height / 2).toBeLessThanOrEqual(narrow.height - 56)
    expect((near.top - y) * scale + narrow.height / 2).toBeGreaterThanOrEqual(0)
  })

  test('leaves a narrow window free below, where other things stand over the map', () => {
    const narrow = { width: 390, height: 420 }
    const { y, scale } = overview(many, narrow)
    expect((many.bottom - y) * scale + narrow.height / 2).toBeCloseTo(narrow.height - 56)
  })

  test('leaves a narrow and low window free at its sides, where other things stand over the map then', () => {
    const low = { width: 390, height: 190 }
    const wide = boxAround([
      { q: 0, r: 0 },
      { q: 3, r: 0 },
    ])
    const { x, scale } = overview(wide, low)
    expect((wide.right - x) * scale + low.width / 2).toBeLessThanOrEqual(low.width - 56 + 0.01)
    expect((wide.left - x) * scale + low.width / 2).toBeGreaterThanOrEqual(56 - 0.01)
  })

  test('keeps what is under a finger there while it zooms', () => {
    const camera: Camera = { x: 40, y: -30, scale: 0.5 }
    const at = { x: 120, y: -80 }
    const under = (seen: Camera) => ({ x: seen.x + at.x / seen.scale, y: seen.y + at.y / seen.scale })
    const closer = zoomed(camera, 1.7, at)
    expect(closer.scale).toBeCloseTo(0.85)
    expect(under(closer).x).toBeCloseTo(under(camera).x)
    expect(under(closer).y).toBeCloseTo(under(camera).y)
  })

  test('zooms neither out of nor into everything', () => {
    const camera: Camera = { x: 0, y: 0, scale: 0.5 }
    expect(zoomed(camera, 1000).scale * UNIT).toBe(150)
    expect(zoomed(camera, 0.001).scale * UNIT).toBe(20)
  })

  test('follows a hand, and never loses the map', () => {
    const camera: Camera = { x: 0, y: 0, scale: 0.5 }
    expect(panned(camera, 50, -20)).toEqual({ x: -100, y: 40, scale: 0.5 })
    const lost = held(panned(camera, 90_000, 90_000), few)
    expect(lost.x).toBe(few.left)
    expect(lost.y).toBe(few.top)
  })

  test('moves no more than it takes to show something', () => {
    const camera: Camera = { x: 0, y: 0, scale: 0.5 }
    expect(showing(camera, boxAround([{ q: 0, r: 0 }]), room)).toEqual(camera)
    const far = boxAround([{ q: 9, r: -4 }])
    const moved = showing(camera, far, room)
    expect(isSeen(moved, far)).toBe(true)
    expect(moved.x).toBeCloseTo(far.right - room.width)
    expect(moved.y).toBe(0)
  })
})
