import type { Sound } from '@astrolabe/drawing'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { Fact } from '@astrolabe/kernel'

/** More at once would be noise. */
const MOST = 3

/** What facts that were told together sound like: each sound once, in the order of the deeds. */
export function soundsOf(face: Pick<AnyFace, 'soundOf'>, news: readonly Fact[]): readonly Sound[] {
  const sounds = new Set(news.flatMap((fact) => face.soundOf?.(fact) ?? []))
  return [...sounds].slice(0, MOST)
}
