import type { Fact } from '@astrolabe/kernel'
import { useRef } from 'preact/hooks'

/** A number of its own for each set of news, so that the same thing twice is shown twice. */
export function useIssue(news: readonly Fact[]): number {
  const held = useRef({ news, issue: 0 })
  if (held.current.news !== news) held.current = { news, issue: held.current.issue + 1 }
  return held.current.issue
}
