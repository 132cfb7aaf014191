import { useEffect } from 'preact/hooks'
import { pace } from '../settings.ts'
import type { ReplaySession } from './replay-session.ts'

/** How long each answer stays on screen, in milliseconds. */
const DWELL = { off: 700, fast: 450, normal: 900 } as const

/** Goes on by itself, answer by answer, until the end. */
export function usePlaying(session: ReplaySession, isPlaying: boolean, stop: () => void): void {
  const { number, span } = session
  const isAtEnd = number === span.last
  useEffect(() => {
    if (!isPlaying) return
    if (isAtEnd) {
      stop()
      return
    }
    const timer = setTimeout(() => session.stride('answer', true), DWELL[pace.value])
    return () => clearTimeout(timer)
  }, [session, isPlaying, number, isAtEnd])
}
