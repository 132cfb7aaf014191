/** Cuts lines into pages of at most `rows`, at empty lines where there are any. */
export function pagesOf(lines: readonly string[], rows: number): string[][] {
  const pages: string[][] = []
  let page: string[] = []
  for (const block of blocksOf(lines)) {
    if (page.length > 0 && page.length + block.length > rows) {
      pages.push(page)
      page = []
    }
    page.push(...block)
    while (page.length > rows) pages.push(page.splice(0, rows))
  }
  return page.length > 0 ? [...pages, page] : pages
}

/** Stretches of lines, each ending with its empty line. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    blocks[blocks.length - 1].push(line)
    if (line === '') blocks.push([])
  }
  return blocks.filter((block) => block.length > 0)
}
