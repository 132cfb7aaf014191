/** Markup that is ready to be written: text in it has been escaped. */
export type Markup = string

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function text(plain: string): Markup {
  return plain.replace(/[&<>"]/g, (character) => ENTITIES[character])
}

export type Attributes = Readonly<Record<string, string | number>>

/** An element; numbers are rounded to what a screen can show. */
export function element(name: string, attributes: Attributes, ...children: readonly Markup[]): Markup {
  const written = Object.entries(attributes).map(([key, value]) => {
    const shown = typeof value === 'number' ? String(Math.round(value * 100) / 100) : value
    return ` ${key}="${text(shown)}"`
  })
  const open = `<${name}${written.join('')}`
  return children.length === 0 && SHAPES.has(name) ? `${open}/>` : `${open}>${children.join('')}</${name}>`
}

const SHAPES: ReadonlySet<string> = new Set(['circle', 'line', 'path', 'rect'])

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The numbers of a plot: its text alternative. The first column names the row. */
export function table({ head, rows }: Table, caption: string): Markup {
  const cells = (row: readonly string[]): Markup =>
    row
      .map((cell, column) =>
        column === 0 ? element('th', { scope: 'row' }, text(cell)) : element('td', {}, text(cell)),
      )
      .join('')
  return element(
    'table',
    {},
    element('caption', {}, text(caption)),
    element(
      'thead',
      {},
      element('tr', {}, ...head.map((cell) => element('th', { scope: 'col' }, text(cell)))),
    ),
    element('tbody', {}, ...rows.map((row) => element('tr', {}, cells(row)))),
  )
}
