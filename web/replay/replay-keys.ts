import { useEffect } from 'preact/hooks'
import { commandOf } from './keys.ts'
import type { ReplaySession } from './replay-session.ts'

/** What keeps keys to itself: a text, a list, and, for the space bar, whatever it presses. */
const TYPES = 'input:not([type="range"]), textarea, select, [contenteditable]'
const PRESSED = `${TYPES}, button, a, summary, [role="button"]`

/** Lets a replay be moved by keys, wherever the focus is. */
export function useReplayKeys(session: ReplaySession, onPlay: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const command = commandOf(event)
      const isTaken = event.target instanceof Element && event.target.closest(keepers(event.key)) !== null
      if (command === undefined || isTaken || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      switch (command.kind) {
        case 'stride':
          session.stride(command.stride, command.forward)
          return
        case 'start':
          session.goTo(session.span.first)
          return
        case 'end':
          session.goTo(session.span.last)
          return
        case 'play':
          onPlay()
          return
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [session, onPlay])
}

const keepers = (key: string): string => (key === ' ' ? PRESSED : TYPES)
