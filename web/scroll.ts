/** How far each entry of the history was read, for whoever comes back to it. */
const depths = new Map<string, number>()
/** The entry whose page is in sight: the next one is not, until it has come. */
let standing = ''

function readDepths(): readonly (readonly [entry: string, depth: number])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem('astrolabe.depths') ?? '[]')
    return Array.isArray(kept) ? (kept as [string, number][]) : []
  } catch {
    return []
  }
}

/** Remembers depths, also over a reload. */
export function rememberDepths(): void {
  for (const [entry, depth] of readDepths()) depths.set(entry, depth)
  addEventListener('scroll', () => depths.set(standing, scrollY), { passive: true })
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem('astrolabe.depths', JSON.stringify([...depths].slice(-50)))
    } catch {
      // A closed store: a reloaded page begins at its top.
    }
  })
}

export function standAt(entry: string): void {
  standing = entry
}

export const depthOf = (entry: string): number | undefined => depths.get(entry)
