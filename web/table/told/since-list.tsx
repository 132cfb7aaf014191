import { Icon, SeatMark } from '@astrolabe/drawing'
import type { TablePlay } from '../play.ts'
import { mostTelling } from './since.ts'
import './since-list.css'
import type { ToldAct } from './told-table.ts'
import { tableWords } from '../words.ts'
import { toldWords } from './words.ts'

/** What the others did since one's own last act; each line leads to its moment on the board. */
export function Since({ play }: { readonly play: TablePlay }) {
  const { since: says } = toldWords.value
  const { shown, left } = mostTelling(play.told.since.value)
  if (!play.isAsked.value || shown.length === 0) return null
  return (
    <section class="since" aria-label={says.title}>
      <header class="since-head">
        <Icon name="clock" />
        <h2>{says.title}</h2>
        <button type="button" class="since-replay" onClick={() => void play.told.goBackTo(shown[0].act)}>
          <Icon name="play" /> {says.replay}
        </button>
      </header>
      <div class="since-lines">
        <ol>
          {shown.map((each) => (
            <li key={each.act.id}>
              <SinceLine play={play} each={each} />
            </li>
          ))}
        </ol>
        {left > 0 && <p class="since-left">{says.more(left)}</p>}
      </div>
    </section>
  )
}

interface SinceLineProps {
  readonly play: TablePlay
  readonly each: ToldAct & { readonly times: number }
}

function SinceLine({ play, each: { act, told, times } }: SinceLineProps) {
  const isShown = play.told.rewound.value?.act.id === act.id
  const { title, tokens, seat } = told
  return (
    <button
      type="button"
      class="since-line"
      aria-pressed={isShown}
      onClick={() => (isShown ? play.told.backToNow() : void play.told.goBackTo(act))}
    >
      {seat === undefined ? (
        <span class="since-nobody" />
      ) : (
        <SeatMark seat={seat} size={20} label={play.seen.labels.value(seat)} />
      )}
      <span class="since-says">
        {title}
        {times > 1 && <b> {tableWords.value.log.times(times)}</b>}
      </span>
      <span class="since-came">
        {tokens
          .filter(({ tone }) => tone !== 'plain')
          .slice(0, 3)
          .map(({ value, name, tone }) => (
            <span key={name} class={`since-${tone}`}>
              {value} {name}
            </span>
          ))}
      </span>
    </button>
  )
}
