import { sortedEntries } from '../statistics.ts'
import { allScores, SEAT_IN_ORDER, type Summary } from '../simulation/summary.ts'
import type { Tally } from '../simulation/tally.ts'
import { asWords, decimal, percent, percentRange, whole } from '../notation.ts'
import { documentOf } from './document.ts'
import { section } from './figure.ts'
import { element, type Markup, text } from './markup.ts'
import { labelListing, listingSections, tallyListing } from './listing.ts'
import { partsOf } from './parts.ts'
import { endingsFigure, partsFigure, seatFigure, spreadFigure } from './plots.ts'

export interface PageWords {
  /** The game, as players call it. */
  readonly title: string
  /** What to type to get the same games again. */
  readonly command: string
}

/** A simulation as a page to look at. */
export function reportPage(summary: Summary, tally: Tally, words: PageWords): string {
  const page =
    tally.games === 0
      ? element('p', { class: 'lead' }, 'No game was played to its end.')
      : sections(summary, tally)
  return documentOf(
    `${words.title}: ${whole(summary.games)} games`,
    header(summary, words),
    page,
    footer(summary, words),
  )
}

function header(
  { seats, games, bots, seed, rounds, scores, decisions, ...rest }: Summary,
  { title }: PageWords,
): Markup {
  const players = new Set(bots).size === 1 ? `${bots[0]} bots` : bots.join(', ')
  const fact = (name: string, value: string, small: string): Markup =>
    element(
      'div',
      {},
      element('dt', {}, text(name)),
      element('dd', {}, text(value), element('small', {}, text(small))),
    )
  return element(
    'header',
    {},
    element('p', { class: 'mark' }, 'Astrolabe · simulation'),
    element('h1', {}, text(title)),
    element(
      'p',
      { class: 'about' },
      text(`${whole(games)} games on ${seats} seats between ${players}, from seed ${seed}.`),
    ),
    element(
      'dl',
      {},
      fact(
        'Rounds',
        decimal(rounds.p50),
        `middle 80\u00a0%: ${decimal(rounds.p10)} to ${decimal(rounds.p90)}`,
      ),
      fact(
        'Winner’s score',
        decimal(scores.winner.p50),
        `middle 80\u00a0%: ${decimal(scores.winner.p10)} to ${decimal(scores.winner.p90)}`,
      ),
      rest.together === undefined
        ? fact(
            'Lead over the second',
            decimal(scores.lead.p50),
            `middle 80\u00a0%: ${decimal(scores.lead.p10)} to ${decimal(scores.lead.p90)}`,
          )
        : fact(
            'Won together',
            percent(rest.together.winRate),
            `95\u00a0% interval: ${percentRange(rest.together.interval)}`,
          ),
      fact(
        'Decisions in a game',
        decimal(games === 0 ? 0 : Math.round(decisions / games)),
        `${whole(decisions)} in all`,
      ),
      fact('Games per second', decimal(rest.gamesPerSecond), `${whole(rest.decisionsPerSecond)} decisions`),
    ),
  )
}

function sections(summary: Summary, tally: Tally): Markup {
  const { seats, games, together } = summary
  const order = tally.labels.get(SEAT_IN_ORDER)
  const inOrder = order === undefined ? [] : sortedEntries(order)
  const { alone, wholes } = partsOf(tally.figures)
  const fair = together === undefined ? 1 / seats : Math.max(together.winRate, 1 / games)
  const labels = Object.entries(summary.labels).filter(([name]) => name !== SEAT_IN_ORDER)
  return [
    section(
      'A game’s course',
      'Under each plot, a line over the middle 80\u00a0% with a dot on the median.',
      [
        spreadFigure('Rounds', 'course', { counts: tally.rounds, name: 'games' }),
        spreadFigure('Scores', 'course', {
          counts: allScores(tally),
          name: 'all seats',
          over: { counts: tally.winningScores, name: 'winners' },
        }),
        ...(together === undefined
          ? [spreadFigure('Lead over the second', 'course', { counts: tally.leads, name: 'games' })]
          : []),
        ...wholes.map(([name, parts]) => partsFigure(name, parts)),
      ],
    ),
    together === undefined
      ? section(
          'Who wins',
          'A shared victory counts as a fraction. Dots are win rates, lines their 95\u00a0% intervals, upright strokes the fair share.',
          [
            ...(inOrder.length === 0
              ? []
              : [
                  seatFigure(
                    'In the order of play',
                    inOrder.map(([place]) => asWords(place)),
                    inOrder.map(([, wins]) => wins),
                  ),
                ]),
            seatFigure(
              'By seat',
              tally.wins.map((_, seat) => `Seat ${seat + 1}`),
              tally.wins,
            ),
            endingsFigure(tally.outcomes),
          ],
        )
      : section('How it ends', 'Everyone wins or loses together.', [endingsFigure(tally.outcomes)]),
    ...listingSections(
      'What winners had',
      'How seats fared by what they chose or were given.',
      labels.map(([name, values]) => labelListing(name, values, fair)),
    ),
    ...listingSections(
      'What happened',
      'Everything that was counted, per game.',
      Object.entries(summary.tallies).map(([name, things]) => tallyListing(name, things)),
    ),
    section(
      'Figures',
      'One number from each game.',
      alone.map(([name, counts]) => spreadFigure(asWords(name), 'figure', { counts, name: 'games' })),
    ),
  ].join('')
}

function footer({ failures }: Summary, { command }: PageWords): Markup {
  const failed =
    failures.length === 0
      ? ''
      : element('p', {}, text(`${failures.length} games failed, and are not counted.`))
  return element(
    'footer',
    {},
    failed,
    element('p', {}, 'The same games again: ', element('code', {}, text(command))),
  )
}
