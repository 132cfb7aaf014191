import { engine } from '../engine/client.ts'
import { unpacked } from './linked-game.ts'
import { NothingToShow, type ReplaySource, statusesOf } from './source.ts'
import { replayWords } from './words.ts'

/** A game that came in a link. It is nobody's here: everyone may look, as at any record. */
export async function loadLinked(link: string): Promise<ReplaySource> {
  const text = await unpacked(link)
  const found = text === undefined ? undefined : await engine.call('linkedGame', text)
  if (found === undefined) throw new NothingToShow(replayWords.value.brokenLink)
  const { record, names } = found
  const seats = statusesOf(record).map((seat, at) =>
    seat.kind === 'person' ? { ...seat, name: names[at] ?? '' } : seat,
  )
  return { where: 'link', id: link, record, seats, yours: [] }
}
