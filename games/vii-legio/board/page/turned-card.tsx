import { SpotMark } from '@astrolabe/drawing'
import { useEffect, useState } from 'preact/hooks'
import { EXPLORATION } from '../../content/decks.ts'
import type { LegioFact } from '../../rules/facts.ts'
import type { DrawnOnMap } from './drawn.ts'
import { ExplorationCard } from './exploration-card.tsx'
import { isAbove } from './frame.ts'
import type { LegioScene } from './look.ts'
import type { BoardSpots } from './spots.ts'
import './turned-card.css'

interface TurnedCardProps extends Pick<DrawnOnMap, 'scene' | 'look'> {
  readonly spot: BoardSpots['card']
  readonly roomy: boolean
}

/** How long somebody else’s card covers a small board, in milliseconds. */
const GLIMPSE = 2600

/** The card turned over last: the one being resolved, the one in the news, or the top of the discards. */
export function lastTurned({ view, news }: Pick<LegioScene, 'view' | 'news'>): number | undefined {
  if (view.turn.card >= 0) return view.turn.card
  const turned = news.findLast((fact) => fact.kind === 'turned-over')
  return turned?.kind === 'turned-over' ? turned.card : view.discard.at(-1)
}

/** Whether these news are still looked at: the reader’s own until the next press, those of others for a glimpse. */
function useGlimpse(news: readonly LegioFact[], own: boolean): boolean {
  const [old, setOld] = useState<readonly LegioFact[]>([])
  useEffect(() => {
    const end = (): void => setOld(news)
    const timer = own ? undefined : setTimeout(end, GLIMPSE)
    // A click and not the press that begins it: what lies under the card is not pressed with it.
    if (own) for (const press of PRESSES) addEventListener(press, end)
    return () => {
      clearTimeout(timer)
      for (const press of PRESSES) removeEventListener(press, end)
    }
  }, [news, own])
  return old !== news
}

const PRESSES = ['click', 'keydown'] as const

/** Beside the deck where there is room; else over the map while it matters, in the row without one’s own ship. */
export function TurnedCard({ scene, look, spot, roomy }: TurnedCardProps) {
  const number = lastTurned(scene)
  const turned = scene.news.find((fact) => fact.kind === 'turned-over' && fact.card === number)
  const young = useGlimpse(scene.news, turned?.kind === 'turned-over' && turned.seat === look.seat)
  if (number === undefined) return null
  const fresh = turned !== undefined
  // A card that is being resolved may ask for something else than itself: it is shown as long as it does.
  if (!roomy && spot === undefined && !(fresh && young)) return null
  const age = fresh ? 'legio-turned-fresh' : spot === undefined ? 'legio-turned-past' : ''
  return (
    <div
      key={`${number} ${fresh}`}
      class={`legio-turned ${age} ${look.ship !== undefined && isAbove(look.ship.sector) ? 'legio-turned-low' : ''}`}
      data-passing={spot === undefined ? true : undefined}
    >
      <ExplorationCard
        card={EXPLORATION[number]}
        language={look.language}
        size={roomy ? 'medium' : 'small'}
      />
      {/* Over the card and not around it: what is pressed has the card’s name, and the card can be read. */}
      {spot && (
        <SpotMark as="div" scene={scene} spot={spot} class="legio-turned-spot">
          {null}
        </SpotMark>
      )}
    </div>
  )
}
