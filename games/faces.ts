import type { Cover, Face } from '@astrolabe/drawing'
import { cover as andromedasEdge } from './andromedas-edge/cover.tsx'
import { cover as viiLegio } from './vii-legio/cover.tsx'
import { cover as xodus } from './x-odus/cover.tsx'

// A game's state and facts are its own business: whoever draws a table treats them as opaque.
export type AnyFace = Face<unknown>
const open = (face: unknown): AnyFace => face as AnyFace

/** How each game looks: its cover at once, the rest when it is opened. */
export const FACES: Readonly<
  Record<string, { readonly cover: Cover; readonly face: () => Promise<AnyFace> }>
> = {
  'vii-legio': {
    cover: viiLegio,
    face: async () => open((await import('./vii-legio/face.tsx')).face),
  },
  'x-odus': {
    cover: xodus,
    face: async () => open((await import('./x-odus/face.tsx')).face),
  },
  'andromedas-edge': {
    cover: andromedasEdge,
    face: async () => open((await import('./andromedas-edge/face.tsx')).face),
  },
}
