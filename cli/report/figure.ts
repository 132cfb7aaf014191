import { element, type Markup, type Table, table, text } from './markup.ts'

export interface Drawn {
  readonly width: number
  readonly height: number
  readonly drawing: Markup
}

/** A name that can be pointed to within the page. */
export function idOf(...names: readonly string[]): string {
  return names.join('-').replace(/[^\p{L}\p{N}-]+/gu, '-')
}

export interface Figure {
  /** Unique on the page: what the plot is labelled by. */
  readonly id: string
  readonly title: string
  /** What there is to see, in a sentence: also the plot's text alternative. Empty where the title says it all. */
  readonly says: string
  readonly plot: Drawn
  readonly numbers?: Table
}

export function figure({ id, title, says, plot, numbers }: Figure): Markup {
  const { width, height, drawing } = plot
  const svg = element(
    'svg',
    {
      viewBox: `0 0 ${width} ${Math.ceil(height)}`,
      role: 'img',
      'aria-labelledby': says === '' ? `${id}-title` : `${id}-title ${id}-says`,
    },
    drawing,
  )
  return element(
    'figure',
    { id },
    element(
      'figcaption',
      {},
      element('h3', { id: `${id}-title` }, text(title)),
      says === '' ? '' : element('p', { id: `${id}-says` }, text(says)),
    ),
    svg,
    numbers === undefined ? '' : numbersOf(numbers, title),
  )
}

/** The numbers of a plot, folded away beneath it. */
export function numbersOf(numbers: Table, title: string): Markup {
  return element(
    'details',
    {},
    element('summary', {}, 'Numbers'),
    element('div', { class: 'scroll' }, table(numbers, title)),
  )
}

export function section(
  title: string,
  lead: string,
  figures: readonly Markup[],
  ...after: readonly Markup[]
): Markup {
  if (figures.length === 0) return ''
  return element(
    'section',
    {},
    element('h2', {}, text(title)),
    lead === '' ? '' : element('p', { class: 'lead' }, text(lead)),
    element('div', { class: 'figures' }, ...figures),
    ...after,
  )
}
