import { type Bar, holds, type Row, type Section } from './row.ts'

const NAME = 34
const FIGURE = 13
const UNIT = 14
const AGAINST = 22
const RATIO = 9

/** A number as it is read: whole with its thousands, or with three digits that count. */
export function readable(number: number): string {
  return Math.abs(number) >= 100
    ? Math.round(number).toLocaleString('en-US')
    : String(Number(number.toPrecision(3)))
}

export function headline(): string {
  return [
    ''.padEnd(NAME),
    'figure'.padStart(FIGURE),
    'calibrated'.padStart(FIGURE),
    ` ${'unit'.padEnd(UNIT)}`,
    'against'.padEnd(AGAINST),
    'ratio'.padStart(RATIO),
    'target'.padStart(RATIO),
  ].join('')
}

function verdict(bar: Bar): string {
  if (bar.hard) return holds(bar) ? 'pass' : 'FAIL'
  return holds(bar) ? 'reached' : 'below the guide'
}

function barText(bar: Bar): string {
  const target = `≥ ${readable(bar.atLeast)}`.padStart(RATIO)
  return `${bar.against.padEnd(AGAINST)}${readable(bar.ratio).padStart(RATIO)}${target}  ${verdict(bar)}`
}

function linesOf({ name, unit, figure, calibrated, bars }: Row): string[] {
  const own = [
    `  ${name}`.padEnd(NAME),
    readable(figure).padStart(FIGURE),
    (calibrated === undefined ? '' : readable(calibrated)).padStart(FIGURE),
    ` ${unit.padEnd(UNIT)}`,
  ].join('')
  if (bars.length === 0) return [own.trimEnd()]
  return bars.map((bar, place) => (place === 0 ? own : ' '.repeat(own.length)) + barText(bar))
}

/** A section as lines for the terminal. */
export function sectionText({ title, rows }: Section): string {
  return [title, ...rows.flatMap(linesOf)].join('\n')
}
