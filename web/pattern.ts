type NamesIn<Path extends string> = Path extends `${infer Before}/${infer After}`
  ? NamesIn<Before> | NamesIn<After>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** What a pattern finds in a path: `/game/:game` finds the `game`. */
export type Found<Path extends string> = { readonly [Name in NamesIn<Path>]: string }

/** The named parts of a path that fits a pattern, piece by piece; nothing if it does not. */
export function matchPath<Path extends string>(pattern: Path, path: string): Found<Path> | undefined {
  const wanted = pattern.split('/')
  const given = path.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== given.length) return undefined
  const found: Record<string, string> = {}
  for (const [at, piece] of wanted.entries()) {
    if (!piece.startsWith(':')) {
      if (piece !== given[at]) return undefined
      continue
    }
    const value = decoded(given[at])
    if (value === undefined || value === '') return undefined
    found[piece.slice(1)] = value
  }
  return found as Found<Path>
}

/** A piece of an address as it was meant; nothing if it cannot be read. */
export function decoded(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece)
  } catch {
    return undefined
  }
}
