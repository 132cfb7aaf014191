import type { Weight, Weights } from '@astrolabe/kernel'
import { asWords, decimal, percent, whole } from '../notation.ts'
import { documentOf } from '../report/document.ts'
import { figure, section } from '../report/figure.ts'
import { element, type Markup, text } from '../report/markup.ts'
import { barsPlot } from '../report/rows.ts'
import type { Calibration } from './calibration.ts'
import type { TrialResult } from './match.ts'

/** What came of a fit, for the page and the terminal. */
export interface FitResult {
  readonly title: string
  readonly command: string
  readonly games: number
  readonly examples: number
  readonly weights: Weights
  readonly before: Weights
  readonly calibration: readonly Calibration[]
  /** In words: how bots with the new weights did against those with the old ones. */
  readonly match: string
}

const inWords = (weight: Weight): string =>
  typeof weight === 'number' ? decimal(weight) : `${decimal(weight[0])} → ${decimal(weight[1])}`

const size = (weight: Weight): number =>
  typeof weight === 'number' ? Math.abs(weight) : Math.max(...weight.map(Math.abs))

function weightsFigure({ weights, before }: FitResult): Markup {
  const rows = Object.entries(weights)
    .map(([feature, weight]) => ({
      name: asWords(feature),
      shown: inWords(weight),
      note: before[feature] === undefined ? 'new' : `was ${inWords(before[feature])}`,
      value: size(weight),
    }))
    .toSorted((one, other) => other.value - one.value)
  return figure({
    id: 'weights',
    title: 'What each feature is worth',
    says: 'The longest bar is the feature of which one more matters most; where there are two numbers, early and late.',
    plot: barsPlot(rows, Math.max(...rows.map(({ value }) => value), 1e-9)),
    numbers: {
      head: ['Feature', 'Now', 'Before'],
      rows: rows.map(({ name, shown, note }) => [name, shown, note]),
    },
  })
}

function calibrationFigure({ calibration }: FitResult): Markup {
  const rows = calibration.map(({ foretold, came, examples }) => ({
    name: `foretold ${decimal(foretold)}`,
    shown: decimal(came),
    note: `${whole(examples)} positions`,
    value: Math.max(0, came),
  }))
  return figure({
    id: 'calibration',
    title: 'What was foretold, and what came',
    says: 'Positions sorted by what the sum foretells, in ten parts: the closer the two numbers, the better.',
    plot: barsPlot(rows, Math.max(...rows.map(({ value }) => value), 1e-9)),
  })
}

export function fitPage(result: FitResult): string {
  const { title, command, games, examples, match } = result
  return documentOf(
    `${title}: what its features are worth`,
    element('p', { class: 'mark' }, 'Astrolabe · fit'),
    element('h1', {}, text(title)),
    element('p', { class: 'lead' }, text(`${whole(games)} games, ${whole(examples)} positions. ${match}`)),
    section('Weights', '', [weightsFigure(result)]),
    section('Calibration', '', [calibrationFigure(result)]),
    element('footer', {}, element('code', {}, text(command))),
  )
}

/** How bots with the new weights did beside those with the old ones, on the same deals. */
export const matchInWords = ({ games, won, wonByOld }: TrialResult): string =>
  `On the same deals bots with these weights won ${percent(won / games)} of ${whole(games)} games, those with the ` +
  `old ones ${percent(wonByOld / games)}.`
