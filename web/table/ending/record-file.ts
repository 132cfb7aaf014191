import type { GameRecord } from '@astrolabe/kernel'
import { troubleOf } from '../../engine/trouble.ts'
import type { TablePlay } from '../play.ts'

/** Saves all there is to the game as a file, from which it can be replayed, checked and gone on with. */
export async function saveRecord(play: TablePlay): Promise<void> {
  let record: GameRecord | undefined
  try {
    record = await play.seen.session.record()
  } catch (error) {
    play.say({ why: troubleOf(error).why })
    return
  }
  if (record === undefined) {
    play.say({ why: 'no-record' })
    return
  }
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${record.game}-${play.seen.session.message.value?.table ?? 'game'}.json`
  link.click()
  URL.revokeObjectURL(address)
}
