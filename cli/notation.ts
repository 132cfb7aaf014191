import { capital } from '@astrolabe/words'

/** How figures and names are written, in the terminal and in reports. */

export function whole(number: number): string {
  return Math.round(number).toLocaleString('en')
}

/** With as many digits as are worth reading: 1,234 or 12.3 or 4.56. */
export function decimal(number: number): string {
  if (Number.isInteger(number)) return whole(number)
  const size = Math.abs(number)
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3
  return number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export function signed(number: number): string {
  return number < 0 ? `−${decimal(-number)}` : `+${decimal(number)}`
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}\u00a0%`
}

export function percentRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)}\u00a0%`
}

/** `promotionRound` and `sectorXOpened` as a person writes them: Promotion round, Sector X opened. */
export function asWords(name: string): string {
  const words = name
    .replace(/[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')
    .replace(/(?<=\p{Ll})[-_.](?=\p{Ll})/gu, ' ')
    .replace(/ ?\+ ?/g, ' + ')
    .split(' ')
    .map((word) =>
      isAbbreviation(word) ? word.toUpperCase() : isCapital(word, name) ? word.toLowerCase() : word,
    )
    .join(' ')
  return capital(words)
}

/** Letters that nobody could speak as a word: `vp`, `xp`. */
function isAbbreviation(word: string): boolean {
  return /^[b-df-hj-np-tv-xz]{2,3}$/i.test(word)
}

/** Whether a word has its capital from camel case; a name with spaces in it has been written by a person already. */
function isCapital(word: string, name: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && !name.includes(' ')
}

/** Rows with their columns in line: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[], indent = ''): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  return rows.map((row) =>
    (
      indent +
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('   ')
    ).trimEnd(),
  )
}
