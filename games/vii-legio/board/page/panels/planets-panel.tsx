import { CardFrame, Entries, Entry, SeatMark } from '@astrolabe/drawing'
import type { Extrasolar } from '../../../content/decks.ts'
import { type Slot, type SlotName, SLOTS } from '../../../position/state.ts'
import { BACKS } from '../appearance.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { ExtrasolarCard } from '../extrasolar-card.tsx'
import { type LegioScene, type Look, lookOf } from '../look.ts'
import './panels.css'
import './planets-panel.css'
import { TokenDisc } from './token-disc.tsx'
import { spotId } from '../spots.ts'
import { zoneOf } from '../unseen.ts'
import { cardSeenBy } from '../../../position/extrasolars.ts'
import { prospectOf } from '../../../position/contact.ts'
import { activeSlots, freeTokens, scoutsOf } from '../../../position/sectors.ts'

/** The active planets: who lives there, what a Contact asks and gives, what the seat lacks, who is there. */
export function PlanetsPanel(scene: LegioScene) {
  const look = lookOf(scene)
  const { view, words } = look
  const active = activeSlots(view)
  const free = freeTokens(view)
  return (
    <Entries>
      {active.length === 0 && <p class="legio-panel-note">{words.table.noActivePlanet}</p>}
      {active.map((slot) => (
        <PlanetEntry key={slot} look={look} slot={slot} lit={scene.lit.has(spotId.planet(slot))} />
      ))}
      <p class="legio-panel-note">
        {free.length === 0 ? words.page.noTokenFree : words.page.tokensFree}
        {free.map((slot) => (
          <TokenDisc key={slot} slot={slot} />
        ))}
      </p>
    </Entries>
  )
}

interface PlanetEntryProps {
  readonly look: Look
  readonly slot: SlotName
  readonly lit: boolean
}

function PlanetEntry({ look, slot, lit }: PlanetEntryProps) {
  const { view, seat, ship, language, words } = look
  const at = view.slots[SLOTS.indexOf(slot)]
  const card = cardSeenBy(seat, at)
  // Nobody lands any more where a mission is done (VL-611).
  const prospect =
    card === undefined || ship === undefined || at.missionDone ? undefined : prospectOf(ship, at, card)
  return (
    <Entry
      lit={lit}
      title={
        <>
          <TokenDisc slot={slot} />
          {words.table.planet(slot, at.sector)}
          {!at.revealed && <small>{words.table.faceDown}</small>}
        </>
      }
    >
      {card === undefined ? (
        <div class="legio-unknown">
          <CardFrame
            title={words.page.extrasolarBack(zoneOf(at.sector))}
            kind={BACKS[zoneOf(at.sector)]}
            seed=""
            size="small"
            icon="planet"
            faceDown
          />
          <p>
            <b>{words.page.unknownLife}</b>
            <br />
            {words.page.unknownSays}
          </p>
        </div>
      ) : (
        <>
          <ExtrasolarCard card={card} language={language} size="medium" prospect={prospect} />
          <p class="legio-story">{CARD_WORDS[language].story(card.id)}</p>
        </>
      )}
      <Visitors look={look} slot={at} card={card} />
    </Entry>
  )
}

interface VisitorsProps {
  readonly look: Look
  readonly slot: Slot
  readonly card: Extrasolar | undefined
}

/** Who is there, and who has looked. */
function Visitors({ look, slot, card }: VisitorsProps) {
  const { view, names, words } = look
  const { table } = words
  const here = (seat: number, does: string) => (
    <li key={does}>
      <SeatMark seat={seat} size={20} label="" /> {names(seat)} {does}
    </li>
  )
  const scouts = slot.revealed ? [] : scoutsOf(view, slot)
  return (
    <ul class="legio-visitors">
      {card !== undefined &&
        slot.observer >= 0 &&
        here(slot.observer, table.observes(slot.observed[slot.observer], card.observation.turns))}
      {card !== undefined &&
        slot.contact >= 0 &&
        here(slot.contact, table.inContact(slot.passed, card.thresholds.length))}
      {scouts.length > 0 && <li>{table.knownTo(scouts.map(names))}</li>}
      {slot.missionDone && <li>{table.missionDone}</li>}
    </ul>
  )
}
