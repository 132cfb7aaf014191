import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { wayOn } from '../../router.ts'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'
import { rematch } from './rematch.ts'

/** After the game: the next one. Whoever asks first sets it up for all, and the others are told. */
export function PlayAgain({ play }: { readonly play: TablePlay }) {
  const { end, company } = tableWords.value
  const [isBusy, setBusy] = useState(false)
  const { session, names } = play.seen
  const message = session.message.value
  const asked = message?.position.again
  const isPlayer =
    session.kind !== 'server' || (message?.yours.length ?? 0) > 0 || message?.owned !== undefined
  const go = async (): Promise<void> => {
    setBusy(true)
    const goOn = wayOn()
    const next = await rematch(play.seen)
    setBusy(false)
    if ('address' in next) goOn(next.address)
    else play.say(next.problem)
  }
  if (!isPlayer) return asked && <Button href={`/g/${asked.table}`}>{company.again.watch}</Button>
  const isOwn = asked !== undefined && message?.yours.includes(asked.seat) === true
  return (
    <>
      <p class="ending-again" role="status">
        {asked && (isOwn ? company.again.own : company.again.asked(names.value(asked.seat)))}
      </p>
      <Button kind="primary" busy={isBusy} onClick={() => void go()}>
        {asked === undefined ? end.rematch : isOwn ? company.again.next : company.again.sit}
      </Button>
    </>
  )
}
