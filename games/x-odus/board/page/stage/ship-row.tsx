import { Track } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import { cardOf } from '../../../position/cards.ts'
import { NONE, type Ship } from '../../../position/state.ts'
import { shipAsked } from '../dock-focus.ts'
import { type Look, shipNameOf } from '../map/look.ts'
import { CardPlate } from '../pieces/card-plate.tsx'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import type { Drawn } from './drawn.ts'
import { offeredCards, type OfferedCard } from './spots.ts'
import './ship-row.css'

interface ShipRowProps extends Drawn {
  readonly ship: Ship
  /** Health it is about to lose. */
  readonly loss: number
  readonly dice: ComponentChildren
  /** What its dice come to. */
  readonly result: ComponentChildren
  /** What a card would change. */
  readonly gain?: (card: OfferedCard) => ComponentChildren
}

/** What costs nothing acts by itself, but for dice that are rolled again and losses taken for another. */
function actsByItself({ view }: Look, ship: Ship, { card: ref, uses }: OfferedCard): boolean {
  const card = cardOf(ship, ref)
  if (card === undefined || !card.free) return false
  return view.combat !== null && view.combat.losses.length > 0
    ? uses.every(({ on }) => on === NONE)
    : card.rank !== NONE
}

/** A ship and its dice, what they cost it, and the cards that can still change that. */
export function ShipRow({ scene, look, ship, loss, dice, result, gain }: ShipRowProps) {
  const label = look.words.page.stage.health
  const left = Math.max(0, ship.health - Math.ceil(loss))
  const cards = offeredCards(look, ship)
  const asked = shipAsked(look) === ship || cards.length > 0
  return (
    <li class={asked ? 'xodus-row xodus-row-asked' : 'xodus-row'}>
      <div class="xodus-row-who">
        <ShipEmblem ship={ship} size={36} state={ship.destroyed ? 'wreck' : 'sound'} />
        <b>{shipNameOf(look, ship)}</b>
        <span class="xodus-row-health">
          <b>{ship.health}</b>
          <Track
            value={ship.health}
            max={ship.markers}
            label={label}
            kind="good"
            marks={left < ship.health ? [{ at: left, sort: 'planned' }] : []}
          />
        </span>
      </div>
      <div class="xodus-row-dice">{dice}</div>
      <div class="xodus-row-result">{result}</div>
      {cards.length > 0 && (
        <div class="xodus-row-cards">
          {cards.map((card) => (
            <CardPlate key={card.id} scene={scene} spot={card} seen={card.seen} told>
              {actsByItself(look, ship, card) ? (
                <span class="xodus-by-itself">{look.words.page.stage.byItself}</span>
              ) : (
                gain?.(card)
              )}
            </CardPlate>
          ))}
        </div>
      )}
    </li>
  )
}
