import { type Driver, type GameText, type Names, type StoryBook, wasTold } from '@astrolabe/kernel'

/** A line of the log, as a seat or the spectator reads it. */
export interface LogLine {
  /** Its fact among those of the driver. */
  readonly fact: number
  /** Its chapter, if it is a long game; those before the first milestone are of chapter 0. */
  readonly chapter: number
  /** Whether a turn, or a phase, begins with it. */
  readonly opens: boolean
  readonly text: string
}

/** `story` holds what facts tell by number. */
export function logOf<S>(
  driver: Driver<S>,
  text: Pick<GameText<S, Driver<S>['facts'][number]['fact']>, 'fact'>,
  names: Names,
  seat: number,
  story: StoryBook = {},
): readonly LogLine[] {
  const lines: LogLine[] = []
  let chapter = 0
  const starts = [...driver.stepStarts]
  for (const [fact, heard] of driver.facts.entries()) {
    if (driver.game.isMilestone?.(heard.fact) === true) chapter++
    if (!wasTold(heard, seat)) continue
    const line = text.fact(heard.fact, names)
    if (line === undefined) continue
    const opens = starts.length > 0 && starts[0] <= fact
    while (starts.length > 0 && starts[0] <= fact) starts.shift()
    lines.push({ fact, chapter, opens, text: line })
    const entry = driver.game.entryOf?.(heard.fact)
    const paragraphs = entry === undefined ? [] : (story[entry] ?? [])
    for (const paragraph of paragraphs) lines.push({ fact, chapter, opens: false, text: paragraph })
  }
  return lines
}
