// Path data of plain outlines, for rings around what can be pointed at.

export function ellipsePath(across: number, down: number, x = 0, y = 0): string {
  const arc = (way: number): string => `a${across} ${down} 0 1 0 ${way * across} 0`
  return `M${x - across} ${y}${arc(2)}${arc(-2)}Z`
}

export const circlePath = (radius: number, x = 0, y = 0): string => ellipsePath(radius, radius, x, y)

/** A hexagon of that outer radius, with a corner on top or, turned, with a corner on the right. */
export function hexagonPath(radius: number, x = 0, y = 0, corner: 'top' | 'right' = 'top'): string {
  const start = corner === 'top' ? -90 : 0
  const corners = Array.from({ length: 6 }, (_, each) => {
    const angle = ((start + 60 * each) * Math.PI) / 180
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

/** A box with round corners. */
export function boxPath(x: number, y: number, width: number, height: number, corner: number): string {
  const arc = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * corner, height - 2 * corner]
  return [
    `M${x + corner} ${y}h${across}${arc(corner, corner)}`,
    `v${down}${arc(-corner, corner)}`,
    `h${-across}${arc(-corner, -corner)}`,
    `v${-down}${arc(corner, -corner)}Z`,
  ].join('')
}
