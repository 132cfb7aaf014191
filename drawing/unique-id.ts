import { useState } from 'preact/hooks'

let last = 0

/** An id for gradients and clips that nothing else on the page has, whatever root it was rendered in. */
export function useUniqueId(): string {
  const [id] = useState(() => {
    last += 1
    return `drawn-${last}`
  })
  return id
}
