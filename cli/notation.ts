/** How figures and names are written, in the terminal and in reports. */

export function whole(number: number): string {
  return Math.round(number).toLocaleString('en')
}

/** With as many digits as are worth reading: 1,234 or 12.3 or 0.46. */
export function decimal(number: number): string {
  if (Number.isInteger(number)) return whole(number)
  const size = Math.abs(number)
  const digits = size >= 1000 ? 0 : size >= 10 ? 1 : 2
  return number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export function signed(number: number): string {
  return number < 0 ? `−${decimal(-number)}` : `+${decimal(number)}`
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

export function percentRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)} %`
}

/** `promotionRound` and `free-item` as a person writes them. */
export function asWords(name: string): string {
  const words = name
    .replace(
      /([\p{Ll}\p{N}])(\p{Lu})(?=\p{Ll})/gu,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replace(/([\p{L}\p{N}])[-_.](?=[\p{L}\p{N}])/gu, '$1 ')
  return words.charAt(0).toUpperCase() + words.slice(1)
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
