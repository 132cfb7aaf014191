import type { Cover } from '@astrolabe/drawing'
import { useState } from 'preact/hooks'
import { isComingAlive } from '../../home-drawn.ts'

const AS_IT_CAME = { __html: '' }

/** The picture of a game. It never changes: one that came with the page is not drawn again, but left as it is. */
export function CoverArt({ cover: { Art }, class: look }: { readonly cover: Cover; readonly class: string }) {
  const [came] = useState(isComingAlive)
  if (came) return <span class={look} aria-hidden="true" dangerouslySetInnerHTML={AS_IT_CAME} />
  return (
    <span class={look} aria-hidden="true">
      <Art />
    </span>
  )
}
