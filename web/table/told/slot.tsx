import type { ScreenTable } from '../screen-table.ts'
import { Coach } from './coach.tsx'
import { useNewcomer } from './newcomer.ts'
import { MinuteOffer } from './minute-offer.tsx'
import { Past } from './past.tsx'
import { Since } from './since-list.tsx'
import './slot.css'
import { ToldStrip } from './strip.tsx'
import { toldWords } from './words.ts'

interface ToldSlotProps {
  readonly table: ScreenTable
  /** Whether a guide over the board says what to do. */
  readonly isGuided: boolean
}

/**
 * The story of the table, one thing at a time: the coach before a newcomer's first act, then what the last act came
 * to, until the next one. It is not read aloud by itself: the same words are, once, by the announcer.
 */
export function ToldSlot({ table, isGuided }: ToldSlotProps) {
  const { play, desk } = table
  const newcomer = useNewcomer(play, isGuided)
  const { rewound, now, isFresh, since } = play.told
  const said = now.value
  const says = toldWords.value
  // Its place is kept, so that nothing moves when the game is over or the device is passed on.
  if (play.scene.value === undefined || table.passing.value.isCovered) return <div class="table-told" />
  const summary = !desk.isWide && play.isAsked.value && since.value.length > 0
  if (rewound.value !== undefined)
    return (
      <section class="table-told told-past" aria-label={says.past.title}>
        <Past play={play} />
      </section>
    )
  if (newcomer.coach !== undefined)
    return (
      <section class="table-told told-tall" aria-label={says.coach.label}>
        <Coach coach={newcomer.coach} isByPages={desk.isLow} onClose={newcomer.dismiss} />
      </section>
    )
  if (newcomer.isOffered)
    return (
      <section class="table-told told-tall" aria-label={says.offer.title}>
        <MinuteOffer play={play} onDone={newcomer.goOn} />
      </section>
    )
  return (
    <section class={summary ? 'table-told told-tall' : 'table-told'} aria-label={says.label}>
      {summary ? (
        <Since play={play} />
      ) : said === undefined ? (
        <p class="told-nothing">{says.nothing}</p>
      ) : (
        <ToldStrip key={`${said.act.id} ${said.act.at}`} told={said.told} isFresh={isFresh.value} />
      )}
    </section>
  )
}
