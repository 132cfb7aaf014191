import type { Spot } from '@astrolabe/drawing'
import { EXPLORATION, EXTRASOLARS } from '../../content/decks.ts'
import { MAP } from '../../content/map.ts'
import type { DomainLetter, ExpertKind, Track } from '../../content/schema.ts'
import { SCORING } from '../../content/scoring.ts'
import {
  activeSeat,
  LETTERS,
  SECTOR_X,
  type Ship,
  type SlotName,
  SLOTS,
  UNDISCOVERED,
} from '../../position/state.ts'
import { EXPERT_KINDS, exoTechnologiesOf, type OwnedTechnology, TRACKS, usesLeft } from '../fittings.ts'
import { type Look, shipShown } from './look.ts'
import { boardOf } from '../../position/ship.ts'
import { cardSeenBy } from '../../position/extrasolars.ts'
import { handOf } from '../../position/deck.ts'
import { routeCosts } from '../../position/map.ts'
import { missionsInX } from '../../position/traces.ts'
import { activeSlots, freeTokens, planetsOf, SECTORS, sightOf } from '../../position/sectors.ts'

// Everything that can be pointed at, with the options that belong to it. What has no place on the table, the end of a
// turn and a joker that is kept, is left to the list of options that every question comes with.

/** A spot and what it stands for. */
type SpotOf<T> = Spot & T

export const spotId = {
  sector: (sector: number): string => `sector-${sector === SECTOR_X ? 'x' : sector}`,
  base: 'base',
  planet: (slot: SlotName): string => `planet-${slot}`,
  world: (planet: number): string => `world-${planet}`,
  token: (slot: SlotName): string => `token-${slot}`,
  deck: 'deck',
  card: 'card',
  ship: (seat: number): string => `ship-${seat}`,
  track: (track: Track): string => `track-${track}`,
  expert: (kind: ExpertKind): string => `expert-${kind}`,
  xp: (domain: DomainLetter): string => `xp-${domain}`,
  exo: (technology: string): string => `exo-${technology}`,
} as const

export interface BoardSpots {
  readonly sectors: readonly SpotOf<{ readonly sector: number }>[]
  readonly base: Spot
  readonly planets: readonly SpotOf<{ readonly slot: SlotName }>[]
  /** Planets still to be found. */
  readonly worlds: readonly SpotOf<{ readonly planet: number; readonly rank: number }>[]
  readonly tokens: readonly SpotOf<{ readonly slot: SlotName }>[]
  readonly deck: Spot
  /** The card being resolved, if there is one. */
  readonly card: SpotOf<{ readonly card: number }> | undefined
}

export function boardSpots(look: Look): BoardSpots {
  const { view, words } = look
  const { page } = words
  return {
    sectors: SECTORS.map((sector) => sectorSpot(look, sector)),
    base: {
      id: spotId.base,
      name: page.baseSaid(namesOf(look, sightOf(view, 1).atBase)),
      keys: ['take-off', 'land-on-base', 'leave-x'],
    },
    planets: activeSlots(view).map((slot) => planetSpot(look, slot)),
    worlds: SECTORS.flatMap((sector) =>
      planetsOf(sector).flatMap((planet, index) => {
        if (view.planets[planet] !== UNDISCOVERED) return []
        const rank = index + 1
        const name = page.worldSaid(rank, sector)
        return [{ id: spotId.world(planet), name, keys: [String(planet)], planet, rank }]
      }),
    ),
    tokens: freeTokens(view).map((slot) => ({
      id: spotId.token(slot),
      name: page.tokenSaid(slot),
      keys: [slot],
      slot,
    })),
    deck: {
      id: spotId.deck,
      name: page.deckSaid(
        view.deck.length - view.turn.hand,
        handOf(view, view.ships[activeSeat(view)]).cards,
      ),
      keys: ['turn-over'],
    },
    card: cardSpot(look),
  }
}

const namesOf = ({ names }: Look, ships: readonly Ship[]): string[] => ships.map(({ seat }) => names(seat))

function sectorSpot(look: Look, sector: number): SpotOf<{ sector: number }> {
  const { view, ship, words } = look
  const sight = sightOf(view, sector)
  const cost = costOfWay(look, sector)
  const name = words.page.sectorSaid({
    sector,
    toFind: sight.toFind,
    planets: sight.slots.map((slot) => SLOTS[slot]),
    met: metIn(look, sector),
    ships: namesOf(look, sight.inSpace),
    ...(cost === undefined ? {} : { cost }),
    grounded: ship?.place === 'base',
    closed: sector === SECTOR_X && !view.xOpen,
  })
  const ways = sector === SECTOR_X ? ['enter-x', 'leave-x'] : [`cross ${sector}`]
  // From the base, space begins in sector 1.
  const start = sector === 1 && ship?.place === 'base' ? ['take-off'] : []
  return { id: spotId.sector(sector), name, keys: [...ways, ...start], sector }
}

function metIn({ view, language, names }: Look, sector: number): { name: string; by: string }[] {
  const missions =
    sector === SECTOR_X
      ? missionsInX(view)
      : view.missions.filter(({ planet }) => MAP.planets[planet]?.sector === sector)
  return missions.map(({ card, seat }) => ({ name: EXTRASOLARS[card].name[language], by: names(seat) }))
}

/** Cards of the cheapest way of the seat's own ship to a sector; nothing where it is, or where no way leads. */
export function costOfWay({ ship }: Look, sector: number): number | undefined {
  if (ship === undefined || ship.sector === sector) return undefined
  if (ship.sector === SECTOR_X || sector === SECTOR_X) return undefined
  return routeCosts(ship.sector)[sector]
}

function planetSpot(look: Look, slot: SlotName): SpotOf<{ slot: SlotName }> {
  const { view, seat, names, language, words } = look
  const at = view.slots[SLOTS.indexOf(slot)]
  const card = cardSeenBy(seat, at)
  const name = words.page.planetSaid({
    slot,
    sector: at.sector,
    ...(card === undefined ? {} : { name: card.name[language], life: words.life(card) }),
    ...(at.planet < 0 || view.discoveredBy[at.planet] < 0
      ? {}
      : { finder: names(view.discoveredBy[at.planet]) }),
    ...(at.observer < 0 ? {} : { observer: names(at.observer) }),
    ...(at.contact < 0 ? {} : { contact: names(at.contact) }),
  })
  const asked = isAskedAbout(look, slot) ? ['observation', 'contact', 'stay', 'leave'] : []
  return { id: spotId.planet(slot), name, keys: [`land ${slot}`, `scan ${slot}`, ...asked], slot }
}

/** Whether the question is what to do on this planet: the ship stands on it, or is about to. */
function isAskedAbout({ view, ship, decision }: Look, slot: SlotName): boolean {
  const index = SLOTS.indexOf(slot)
  if (ship?.slot === index) return true
  return (
    decision?.prompt === 'zone' &&
    view.slots[index].revealed &&
    view.slots[index].card === decision.about.card
  )
}

function cardSpot({ view, language, words }: Look): BoardSpots['card'] {
  const { card } = view.turn
  if (card < 0) return undefined
  return {
    id: spotId.card,
    name: words.page.cardSaid(EXPLORATION[card].name[language]),
    keys: ['face', 'avoid', 'accept', 'decline'],
    card,
  }
}

export interface DockSpots {
  readonly tracks: readonly SpotOf<{ readonly track: Track }>[]
  readonly experts: readonly SpotOf<{ readonly kind: ExpertKind }>[]
  readonly domains: readonly SpotOf<{ readonly domain: DomainLetter }>[]
  readonly technologies: readonly SpotOf<OwnedTechnology>[]
}

export function dockSpots(look: Look): DockSpots {
  const { view, words } = look
  const { page } = words
  const ship = shipShown(look)
  const { tracks } = boardOf(ship)
  return {
    tracks: TRACKS.map((track) => {
      const left = usesLeft(view, ship, track)
      const uses = left === undefined ? '' : ` ${words.table.usesLeft(left)}`
      return {
        id: spotId.track(track),
        name: page.trackSaid(track, ship[track], tracks[track].max, uses),
        keys: [`buy ${track}`, track, ...(track === 'detectors' ? ['avoid'] : [])],
        track,
      }
    }),
    experts: EXPERT_KINDS.map((kind, index) => ({
      id: spotId.expert(kind),
      name: page.expertSaid(kind, ship.experts[index], view.expertSupply[index]),
      keys: [`buy ${kind}`, kind],
      kind,
    })),
    domains: LETTERS.map((domain, index) => ({
      id: spotId.xp(domain),
      name: page.xpSaid(domain, ship.xp[index], SCORING.experienceMax),
      keys: [domain],
      domain,
    })),
    technologies: exoTechnologiesOf(ship).map(({ technology, installed }) => ({
      id: spotId.exo(technology),
      name: words.table.exoTechnology(technology, installed),
      keys: [`install ${technology}`],
      technology,
      installed,
    })),
  }
}

/** Everything on the board and in the dock that can be pointed at. */
export function spotsOnTable(look: Look): Spot[] {
  const { sectors, base, planets, worlds, tokens, deck, card } = boardSpots(look)
  const { tracks, experts, domains, technologies } = dockSpots(look)
  return [
    ...sectors,
    base,
    ...planets,
    ...worlds,
    ...tokens,
    deck,
    ...(card === undefined ? [] : [card]),
    ...tracks,
    ...experts,
    ...domains,
    ...technologies,
  ]
}
