import { useEffect, useState } from 'preact/hooks'

/** Has what is drawn drawn again every second, while it is of a time that goes by. */
export function useSeconds(isWanted: boolean): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [isWanted])
}

/** A time that is left, as a clock shows it: “2:05”, “1:00:00”. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
