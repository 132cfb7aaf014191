import type { Chapter, Position } from '@astrolabe/tables'
import type { ChapterReader } from '../session.ts'

/** All that a seat has heard, with the chapters that the table has not told it; nothing if one cannot be had now. */
export async function wholeGame(
  { seat, firstChapter, facts }: Pick<Position, 'seat' | 'firstChapter' | 'facts'>,
  chapters: Pick<ChapterReader, 'facts'> | undefined,
): Promise<Chapter | undefined> {
  const older = await Promise.all(
    Array.from({ length: firstChapter }, async (_, chapter) => chapters?.facts(seat, chapter)),
  )
  const known = older.filter((chapter) => chapter !== undefined)
  return known.length < firstChapter ? undefined : [...known.flat(), ...facts]
}
