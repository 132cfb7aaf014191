import { signalCardAt } from '../../../position/signals.ts'
import { actingShips } from '../../../position/turn.ts'
import { Icon, SpotMark } from '@astrolabe/drawing'
import { NONE, type Ship } from '../../../position/state.ts'
import { progressOf } from '../../signals.ts'
import { shipAsked } from '../dock-focus.ts'
import { CardsAboard, Stocks } from '../dock-sheet.tsx'
import { shipSpots, tabSpot } from '../dock-spots.ts'
import { shipNameOf } from '../map/look.ts'
import { CardPlate } from '../pieces/card-plate.tsx'
import { ModuleCard } from '../pieces/equipment-cards.tsx'
import { AllyCard, FoeCard, SignalCard } from '../pieces/encounter-cards.tsx'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import { STOCK_SIGNS } from '../pieces/signs.ts'
import type { Drawn } from './drawn.ts'
import { EXCHANGED, meetingOf, shipsMeeting } from './meeting.ts'
import { amountSpots, signalSpot, wareSpots } from './spots.ts'
import './meeting.css'

/** Ships side by side, to trade, to be repaired, to share what was found or to give something up. */
export function MeetingStage(drawn: Drawn) {
  const ships = shipsMeeting(drawn.look)
  return (
    <div class="xodus-fight">
      <div class="xodus-against">
        <About {...drawn} ships={ships} />
      </div>
      <div class="xodus-ours xodus-meeting">
        {ships.map((ship) => (
          <MeetingShip key={ship.index} {...drawn} ship={ship} />
        ))}
      </div>
    </div>
  )
}

function MeetingShip({ scene, look, ship }: Drawn & { readonly ship: Ship }) {
  const drawn = { scene, look, ship, spots: shipSpots(look, ship, 'stage', EXCHANGED) }
  return (
    <section
      class={shipAsked(look) === ship ? 'xodus-meeting-ship xodus-meeting-asked' : 'xodus-meeting-ship'}
    >
      <SpotMark as="div" scene={scene} spot={tabSpot(look, ship, 'stage')} class="xodus-meeting-name">
        <ShipEmblem ship={ship} size={30} /> <b>{shipNameOf(look, ship)}</b>
      </SpotMark>
      <Stocks {...drawn} />
      <CardsAboard {...drawn} />
    </section>
  )
}

/** What brings them together. */
function About({ scene, look, ships }: Drawn & { readonly ships: readonly Ship[] }) {
  const { view, language, words } = look
  const [ship] = ships
  const { stage } = words.page
  const meeting = meetingOf(look)
  switch (meeting?.prompt) {
    case 'trade':
      return <Market scene={scene} look={look} buyer={actingShips(view)[0] ?? ship} />
    case 'share-module':
      return <ModuleCard module={meeting.about.module} language={language} size="medium" />
    case 'share-scrap':
      return <Find icon={STOCK_SIGNS.scraps.icon} says={stage.price(meeting.about.left)} />
    case 'share-key':
      return <Find icon={STOCK_SIGNS.keys.icon} says={words.table.keys(1)} />
    case 'discard-module': {
      const foe = view.foes[view.combat?.foe ?? NONE]
      return foe ? <FoeCard foe={foe} language={language} size="medium" /> : null
    }
    case 'mend':
      return null
    case 'maintenance':
      return (
        <>
          <p class="xodus-stage-note">{stage.workshopMeans}</p>
          <AtSignal scene={scene} look={look} ship={ship} />
        </>
      )
    case 'charge':
    case 'feed':
    case 'sacrifice':
    case undefined:
      return <AtSignal scene={scene} look={look} ship={ship} />
  }
}

function Find({ icon, says }: { readonly icon: 'minerals' | 'key'; readonly says: string }) {
  return (
    <p class="xodus-find">
      <Icon name={icon} /> <b>{says}</b>
    </p>
  )
}

/** The Signal that is worked on here, if there is one: how much is given to it, or a Repair. */
function AtSignal({ scene, look, ship }: Drawn & { readonly ship: Ship }) {
  const { view, language, words } = look
  const card = signalCardAt(view, ship.place)
  if (card === NONE) return null
  const [repair] = signalSpot(look)
  const amounts = amountSpots(look)
  const shown = <SignalCard card={card} language={language} size="medium" ships={view.ships.length} />
  const signal = view.signals.find((each) => each.card === card)
  const progress = signal && words.table.signalProgress(progressOf(look, signal))
  return (
    <>
      {progress && <p class="xodus-signal-progress">{progress}</p>}
      {amounts.length > 0 && (
        <div class="xodus-amounts">
          {amounts.map((spot) => (
            <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="xodus-amount">
              {spot.n}
            </SpotMark>
          ))}
        </div>
      )}
      {repair ? (
        <SpotMark as="div" scene={scene} spot={repair}>
          {shown}
        </SpotMark>
      ) : (
        shown
      )}
    </>
  )
}

/** The Ally of the System, and what it sells. */
function Market({ scene, look, buyer }: Drawn & { readonly buyer: Ship }) {
  const { view, language, words } = look
  const { stage } = words.page
  const { ally } = view.systems[buyer.place]
  if (ally < 0) return null
  const wares = wareSpots(look, buyer)
  return (
    <div class="xodus-against xodus-market">
      <AllyCard ally={ally} language={language} size="medium" />
      <p class="xodus-stage-note">{wares.length > 0 ? stage.forSale : stage.soldOut}</p>
      {wares.map((ware) => (
        <CardPlate key={ware.id} scene={scene} spot={ware} seen={ware.seen} told>
          <span class="xodus-price">
            {ware.price}
            <Icon name={STOCK_SIGNS.scraps.icon} />
          </span>
        </CardPlate>
      ))}
    </div>
  )
}
