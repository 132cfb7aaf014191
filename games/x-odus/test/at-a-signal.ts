import { inASystem } from './in-a-system.ts'
import type { Position, Transcript, TranscriptWishes } from './transcript.ts'

/** Ships in the System of a Signal that nobody has explored. */
export const beforeSignal = (
  card: string,
  arrange: (p: Position) => void = () => {},
  wishes: TranscriptWishes = {},
  ships: readonly number[] = [0],
) =>
  inASystem(
    'B01',
    ships,
    (p) => {
      p.nextSignal(0, card)
      arrange(p)
    },
    wishes,
  )

/** The same, once it is explored. */
export const atSignal = (...args: Parameters<typeof beforeSignal>) => beforeSignal(...args).play('explore')

/** The Signal of these tests, I. */
export const signal = (t: Transcript) => t.state.signals[0]

/** The other ships take their turns, and do nothing with them. */
export function restOfTheRound(t: Transcript): void {
  const { round } = t.state
  while (t.state.round === round) t.play(t.prompt === 'order' ? t.options[0] : 'end-turn')
}
