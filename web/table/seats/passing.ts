import { SPECTATOR } from '@astrolabe/kernel'
import type { Position } from '@astrolabe/tables'

/** Several people at one screen: whose eyes may be on it, and who has to take it next. */
export interface Passing {
  /** The seat the device goes to; nobody, while whoever holds it is the one to play. */
  readonly to: number | undefined
  /** Whether what is on screen may be seen by whoever holds the device. */
  readonly isCovered: boolean
}

/**
 * `holder` is the seat whose person said they hold the device; nobody has at first. With a single seat at the screen,
 * or open hands, nothing is ever passed.
 */
export function passingOf(
  position: Pick<Position, 'seat' | 'waitingFor' | 'phase'>,
  yours: readonly number[],
  holder: number | undefined,
  openHands: boolean,
): Passing {
  if (yours.length < 2 || openHands || position.phase !== 'playing')
    return { to: undefined, isCovered: false }
  const asked = position.waitingFor.filter((seat) => yours.includes(seat))
  const to = holder !== undefined && asked.includes(holder) ? undefined : asked[0]
  return { to, isCovered: position.seat !== SPECTATOR && position.seat !== holder }
}
