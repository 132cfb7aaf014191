import { Icon } from '@astrolabe/drawing'
import { Button } from '../../parts/button.tsx'
import type { TablePlay } from '../play.ts'
import './minute-offer.css'
import { toldWords } from './words.ts'

interface MinuteOfferProps {
  readonly play: TablePlay
  readonly onDone: () => void
}

/** After a newcomer's first minute: to learn more, to invite somebody, or simply to go on. */
export function MinuteOffer({ play, onDone }: MinuteOfferProps) {
  const { offer: says } = toldWords.value
  const game = play.seen.position.value?.game ?? ''
  return (
    <div class="minute">
      <Icon name="idea" size={32} />
      <p>
        <b>{says.title}</b> <span>{says.text}</span>
      </p>
      <div class="minute-ways">
        <Button sign="cap" href={`/lesson/${game}`}>
          {says.lesson}
        </Button>
        <Button sign="share" href={`/new/${game}?how=link`}>
          {says.friend}
        </Button>
        <Button kind="primary" sign="chevron-right" signAfter onClick={onDone}>
          {says.on}
        </Button>
      </div>
    </div>
  )
}
