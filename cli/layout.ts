import { stripVTControlCharacters } from 'node:util'

/** How many columns a text takes, colour codes left out. */
export function widthOf(text: string): number {
  return Array.from(stripVTControlCharacters(text).replace(/\p{Mark}/gu, '')).length
}

/**
 * Breaks a text into lines of at most `width` columns, at its plain spaces: those that must not break are other
 * characters. The first line starts with `first`, the others are indented as far.
 */
export function wrap(text: string, width: number, first = ''): string[] {
  const indent = ' '.repeat(widthOf(first))
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line: string | undefined
    for (const word of paragraph.split(' ')) {
      if (line !== undefined && widthOf(line) + 1 + widthOf(word) <= width) line += ` ${word}`
      else {
        if (line !== undefined) lines.push(line)
        line = (lines.length === 0 ? first : indent) + word
      }
    }
    lines.push(line ?? '')
  }
  return lines
}

function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Lays entries out in two columns, read down the first, then the second; nothing if one of them is too long. */
export function inColumns(entries: readonly string[], width: number): string[] | undefined {
  const gap = 2
  const column = Math.floor((width - gap) / 2)
  if (entries.some((entry) => widthOf(entry) > column)) return undefined
  const rows = Math.ceil(entries.length / 2)
  return Array.from({ length: rows }, (_, row) => {
    const second = entries[row + rows]
    return second === undefined ? entries[row] : padTo(entries[row], column + gap) + second
  })
}
