/** A 32-bit hash of a text (FNV-1a, then mixed), the same everywhere: a picture stays itself. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mixed(hash)
}

function mixed(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Numbers for pictures, from 0 to 1; nothing that a game depends on. */
export interface Pencil {
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(things: readonly T[]) => T
}

export function pencilOf(seed: string): Pencil {
  let state = hashOf(seed)
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    return mixed(state) / 0x1_0000_0000
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (things) => things[Math.floor(next() * things.length)],
  }
}
