/** A lazy value: what knows a language takes longer to make than a page to draw, so it is made when first asked for. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
