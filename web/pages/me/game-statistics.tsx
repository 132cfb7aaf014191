import { type Cover, FiguresTables, StackedBars } from '@astrolabe/drawing'
import { seatLetter } from '@astrolabe/drawing/seat.ts'
import { words } from '../../words/words.ts'
import type { MyGame } from '../home/my-game.ts'
import { type Company, statisticsOf, type Tally } from './statistics.ts'

interface GameStatisticsProps {
  readonly cover: Cover
  readonly games: readonly MyGame[]
}

/** What the reader's finished games of one kind come to, in figures and a picture. */
export function GameStatistics({ cover, games }: GameStatisticsProps) {
  const { me: says, seats: seatSays } = words.value
  const { plays, wins, best, streak, longest, byCompany, bySeat } = statisticsOf(games, {
    together: cover.cooperative === true,
  })
  if (plays === 0) return null
  const companyName = (company: Company): string =>
    company === 'people' || company === 'alone' ? says[company] : says.against(seatSays.levels[company].name)
  const rowOf = (name: string, tally: Tally) => [
    name,
    tally.plays,
    tally.wins,
    says.share(tally.wins / tally.plays),
  ]
  const seats = [...bySeat].toSorted(([a], [b]) => a - b)
  return (
    <section class="section" aria-label={cover.title}>
      <h2>{cover.title}</h2>
      <dl class="me-figures">
        <Figure name={says.plays} value={String(plays)} />
        <Figure name={says.wins} value={`${wins} (${says.share(wins / plays)})`} />
        {best !== undefined && <Figure name={says.best} value={String(best)} />}
        <Figure name={says.streak} value={says.inARow(streak, longest)} />
      </dl>
      <StackedBars
        label={says.bySeat}
        kinds={[
          { says: says.won, tone: 'good' },
          { says: says.lost, tone: 'plain' },
        ]}
        rows={seats.map(([seat, tally]) => ({
          seat,
          name: seatSays.seat(seatLetter(seat)),
          parts: [tally.wins, tally.plays - tally.wins],
        }))}
      />
      <FiguresTables
        title={says.asTables}
        tables={[
          {
            caption: says.byCompany,
            heads: [says.company, says.plays, says.wins, says.rate],
            rows: [...byCompany].map(([company, tally]) => rowOf(companyName(company), tally)),
          },
          {
            caption: says.bySeat,
            heads: [says.seat, says.plays, says.wins, says.rate],
            rows: seats.map(([seat, tally]) => rowOf(seatSays.seat(seatLetter(seat)), tally)),
          },
        ]}
      />
    </section>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
