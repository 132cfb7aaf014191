import { Icon, type SeatCard } from '@astrolabe/drawing'

interface CardPartProps {
  readonly card: SeatCard
}

/** How far a seat has come, in figures; or what has become of it. */
export function ScoreFigure({ card: { score, condition } }: CardPartProps) {
  if (condition !== undefined) return <span class="player-condition">{condition}</span>
  if (score === undefined) return null
  return (
    <span class="player-score">
      <b>{score.value}</b>
      <small> / {score.of}</small>
    </span>
  )
}

const share = (value: number, of: number): string => `${Math.min(100, (100 * value) / Math.max(1, of))}%`

/** The same as a bar, with what lies on the way. */
export function ScoreBar({ card: { score } }: CardPartProps) {
  if (score === undefined) return null
  return (
    <span class="player-bar">
      <span class="player-bar-share" style={{ width: share(score.value, score.of) }} />
      {score.notches.map((notch) => (
        <span key={notch} class="player-bar-notch" style={{ insetInlineStart: share(notch, score.of) }} />
      ))}
    </span>
  )
}

export const CardFigures = ({ card: { figures } }: CardPartProps) => (
  <span class="player-figures">
    {figures.map(({ icon, value, name }) => (
      <span class="player-figure" key={name} title={name}>
        <Icon name={icon} />
        {value}
      </span>
    ))}
  </span>
)
