import type { Coach } from '@astrolabe/drawing'
import { useEffect, useState } from 'preact/hooks'
import { keep, readKept } from '../../kept.ts'
import type { TablePlay } from '../play.ts'

/** What this device knows of how new its player is to a game. */
interface Taught {
  /** The tables at which the coach was seen. */
  readonly tables: readonly string[]
  /** The coach was sent away. */
  readonly isDone: boolean
  /** It was asked how to go on after the first minute. */
  readonly wasAsked: boolean
}

const NEW: Taught = { tables: [], isDone: false, wasAsked: false }

/** So many games are begun with the coach. */
const GAMES_TAUGHT = 2
/** Until a newcomer is asked how to go on, in milliseconds. */
const FIRST_MINUTE = 60_000

function isTaught(kept: unknown): kept is Taught {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'tables' in kept &&
    Array.isArray(kept.tables) &&
    'isDone' in kept &&
    'wasAsked' in kept
  )
}

interface Newcomer {
  /** What to tell before the first act. */
  readonly coach: Coach | undefined
  readonly dismiss: () => void
  /** Whether to ask how to go on: it is one's own turn, and nothing is half decided. */
  readonly isOffered: boolean
  readonly goOn: () => void
}

/** How a table is told to somebody who plays its game for the first times on this device, unless a guide tells it. */
export function useNewcomer(play: TablePlay, isGuided: boolean): Newcomer {
  const { position, session, face, isPlayed, yours } = play.seen
  const game = position.value?.game ?? ''
  const table = session.message.value?.table ?? ''
  const key = `taught.${game}`
  const [taught, setTaught] = useState<Taught>(() => taughtOf(key))
  const learn = (more: Partial<Taught>): void => {
    const known = { ...taughtOf(key), ...more }
    keep(key, known)
    setTaught(known)
  }
  const isPlaying = isPlayed && !isGuided && position.value?.phase === 'playing' && yours.value.length > 0
  const isNew = taught.tables.includes(table) || taught.tables.length < GAMES_TAUGHT
  const isCoached =
    isPlaying && face.coach !== undefined && isNew && !taught.isDone && !play.told.hasActed.value
  useEffect(() => {
    if (isCoached && !taught.tables.includes(table)) learn({ tables: [...taught.tables, table] })
  }, [isCoached, table])

  const isFirstGame = isPlaying && taught.tables[0] === table && !taught.wasAsked
  const hasMinutePassed = useMinute(isFirstGame)
  const isFree = play.isAsked.value && play.armed.value === null && play.among.value === null
  return {
    coach: isCoached ? face.coach : undefined,
    dismiss: () => learn({ isDone: true }),
    isOffered: isFirstGame && hasMinutePassed && isFree && play.told.hasActed.value,
    goOn: () => learn({ wasAsked: true }),
  }
}

const taughtOf = (key: string): Taught => {
  const kept = readKept(key)
  return isTaught(kept) ? kept : NEW
}

function useMinute(isCounted: boolean): boolean {
  const [hasPassed, setPassed] = useState(false)
  useEffect(() => {
    if (!isCounted) return undefined
    const timer = setTimeout(() => setPassed(true), FIRST_MINUTE)
    return () => clearTimeout(timer)
  }, [isCounted])
  return hasPassed
}
