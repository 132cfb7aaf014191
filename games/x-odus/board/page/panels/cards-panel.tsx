import { CardEntry, Entries, Entry, Icon } from '@astrolabe/drawing'
import { DAMAGE_DECK, damageName } from '../../../content/damage.ts'
import { SHIPS } from '../../../content/ships.ts'
import { NONE, type Ship } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { type Look, lookOf, shipNameOf, type XodusScene } from '../map/look.ts'
import { CostSigns } from '../pieces/card-plate.tsx'
import { type CardSeen, cardSeen, modSeen } from '../pieces/card-seen.ts'
import { MALFUNCTION_ICONS } from '../pieces/signs.ts'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import { cardsAboard } from '../../../position/cards.ts'
import './panels.css'
import './cards-panel.css'

/** Every card of the captain's ships with its words, and the Mods they can earn next; to a spectator, of all ships. */
export function CardsPanel(scene: XodusScene) {
  const look = lookOf(scene)
  const { view, seat } = look
  const own = view.ships.filter((ship) => ship.seat === seat)
  const ships = (own.length > 0 ? own : view.ships).filter(
    ({ board, destroyed }) => board !== NONE && !destroyed,
  )
  return (
    <Entries>
      {ships.map((ship) => (
        <Entry
          key={ship.index}
          title={
            <>
              <ShipEmblem ship={ship} size={30} /> {shipNameOf(look, ship)}
            </>
          }
        >
          <p class="xodus-entry-note">
            <Icon name="upgrade" /> {CARD_WORDS[look.language].ship(SHIPS[ship.board]).exp}
          </p>
          <Aboard look={look} ship={ship} />
          <NextMod look={look} ship={ship} />
        </Entry>
      ))}
    </Entries>
  )
}

interface ShipProps {
  readonly look: Look
  readonly ship: Ship
}

function Aboard({ look, ship }: ShipProps) {
  const { language, words } = look
  const { dock } = words.page
  return (
    <ul class="xodus-entry-cards">
      {ship.damage.map((card) => {
        const malfunction = DAMAGE_DECK[card]
        return (
          <CardEntry
            key={`damage ${card}`}
            title={damageName(malfunction)[language]}
            sort={dock.aboard.damage}
            icon={MALFUNCTION_ICONS[malfunction]}
            tone="danger"
            text={CARD_WORDS[language].malfunction(malfunction)}
          />
        )
      })}
      {cardsAboard(ship).map((card) => {
        const seen = cardSeen(ship, card, language)
        return <CardSeenEntry key={card} seen={seen} sort={dock.aboard[seen.sort]} />
      })}
    </ul>
  )
}

interface CardSeenEntryProps {
  readonly seen: CardSeen
  readonly sort: string
}

const CardSeenEntry = ({ seen: { title, icon, tone, text, cost }, sort }: CardSeenEntryProps) => (
  <CardEntry title={title} sort={sort} icon={icon} tone={tone} text={text}>
    <CostSigns cost={cost} />
  </CardEntry>
)

/** The two halves of the Mod of the next level. */
function NextMod({ look, ship }: ShipProps) {
  const { language, words } = look
  const { dock, panels } = words.page
  const level = ship.level + 1
  const exp = SHIPS[ship.board].levels[ship.level - 1]
  if (exp === undefined) return null
  return (
    <details class="xodus-entry-next">
      <summary>
        <Icon name="lock" /> {panels.nextMod(level, exp)}
      </summary>
      <p class="xodus-entry-note">{panels.eitherHalf}</p>
      <ul class="xodus-entry-cards">
        {[1, 2].map((half) => (
          <CardSeenEntry
            key={half}
            seen={modSeen(ship.board, level, half, language)}
            sort={dock.aboard.mod}
          />
        ))}
      </ul>
    </details>
  )
}
