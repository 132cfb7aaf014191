import { SeatMark } from '@astrolabe/drawing'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import './pass.css'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'

interface PassScreenProps {
  readonly table: ScreenTable
  readonly to: number
}

/** Between two people at one screen: only what everyone may see, until the next one says that they are there. */
export function PassScreen({ table, to }: PassScreenProps) {
  const { pass: says } = tableWords.value
  const names = table.play.seen.names.value
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [to])
  const before = table.lastHolder.value
  return (
    <div class="pass">
      <section class="pass-card" aria-labelledby="pass-title">
        <SeatMark seat={to} size={72} label="" />
        <h2 id="pass-title" tabIndex={-1} ref={title}>
          {says.title(names(to))}
        </h2>
        <p>{says.text}</p>
        <Button kind="primary" size="large" onClick={() => table.take(to)}>
          {says.ready(names(to))}
        </Button>
        {before !== undefined && before !== to && (
          <Button kind="quiet" onClick={() => table.take(before, true)}>
            {says.back(names(before))}
          </Button>
        )}
        <Button kind="quiet" onClick={() => table.playOpenly()}>
          {says.open}
        </Button>
      </section>
    </div>
  )
}
