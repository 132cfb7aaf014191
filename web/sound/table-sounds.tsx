import { useEffect, useRef } from 'preact/hooks'
import { isLost } from '../table/ending/result.ts'
import type { ScreenTable } from '../table/screen-table.ts'
import { soundsOf } from './heard.ts'
import { play } from './player.ts'

/** Seconds between the sounds of deeds that are shown together. */
const APART = 0.25

/** Calls when a value has become another; not for the first one. */
function useChange<T>(value: T, changed: (before: T, after: T) => void): void {
  const last = useRef(value)
  useEffect(() => {
    if (Object.is(last.current, value)) return
    const before = last.current
    last.current = value
    changed(before, value)
  })
}

/** What a table sounds like. Everything heard is also seen: whoever hears nothing misses nothing. */
export function TableSounds({ table }: { readonly table: ScreenTable }) {
  const { play: at, passing } = table
  const { seen } = at
  const position = seen.position.value
  const { news } = seen.showing.value
  const chat = seen.session.message.value?.chat ?? []
  const seat = seen.turn.value?.seat
  const isYours = seat !== undefined && seen.yours.value.includes(seat)
  useChange(news, (_, told) => {
    if (document.hidden || passing.value.isCovered) return
    for (const [index, sound] of soundsOf(seen.face, told).entries()) play(sound, index * APART)
  })
  useChange(at.isAsked.value, (_, isAsked) => {
    if (isAsked) play('turn')
  })
  useChange(isYours, (was) => {
    if (was && position?.outcome === null) play('end-turn')
  })
  useChange(at.said.value, (_, said) => {
    if (said?.rule !== undefined) play('refusal')
  })
  useChange(position?.rewinds, (before) => {
    if (before !== undefined) play('undo')
  })
  useChange(chat.length, (before, after) => {
    const last = chat.at(-1)
    const isOwn = last !== undefined && seen.yours.value.includes(last.seat)
    if (after > before && !isOwn) play('message')
  })
  useChange(position?.outcome ?? null, (before, outcome) => {
    if (before === null && outcome !== null) play(isLost(seen, outcome) ? 'defeat' : 'victory')
  })
  return null
}
