import type { Cover, Face } from '@astrolabe/drawing'

// A game's state and facts are its own business: whoever draws a table treats them as opaque.
export type AnyFace = Face<unknown>

/** How each game looks: its cover at once, the rest when it is opened. */
export const FACES: Readonly<
  Record<string, { readonly cover: Cover; readonly face: () => Promise<AnyFace> }>
> = {}
