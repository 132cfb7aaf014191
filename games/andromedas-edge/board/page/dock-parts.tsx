import { Icon, SpotMark } from '@astrolabe/drawing'
import { HIDDEN } from '@astrolabe/kernel'
import { MODULES } from '../../content/modules.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import { DOCK_WORDS } from '../../text/page.ts'
import { useChosenShip } from './chosen-ship.ts'
import './dock-parts.css'
import type { CardSpot, DockSpots, ModuleSpot, ShipSpot, TokenSpot } from './dock-spots.ts'
import type { AndromedaScene } from './look.ts'
import { MODULE_COLOURS, TRACK_ICONS } from './map/appearance.ts'
import { LeaderPicture, ShipPicture } from './pieces/pictures.tsx'
import { ResourceChip } from './pieces/resource-chip.tsx'
import { SignRow } from './pieces/sign-row.tsx'
import { DOCK_ICONS, moduleSigns } from './pieces/signs.ts'
import { TacticsCard } from './pieces/tactics-card.tsx'
import { DiscoveryToken, MoonToken, SupremacyToken } from './pieces/token.tsx'

interface DockDrawn {
  readonly scene: AndromedaScene
  readonly spots: DockSpots
  readonly who: number
}

/** Resources with the room for them, and leaders. */
export function Stock({ scene, spots, who }: DockDrawn) {
  return (
    <div class="edge-stock">
      {spots.resources.map((spot) => (
        <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="edge-cell edge-stock-cell">
          <ResourceChip {...spot} />
        </SpotMark>
      ))}
      <SpotMark as="div" scene={scene} spot={spots.leaders} class="edge-cell edge-stock-cell">
        <span class="edge-resource" aria-hidden="true">
          <LeaderPicture owner={who} size={22} />
          <b>{spots.leaders.leaders}</b>
        </span>
      </SpotMark>
      <span class="edge-stock-hand" aria-hidden="true">
        <Icon name="tactics" />
        <b>{spots.hand.cards}</b>
        <small>/{spots.hand.limit}</small>
      </span>
    </div>
  )
}

/** The launch bay: a place for each type of ship, and the return. */
export function Bay({ scene, spots, who }: DockDrawn) {
  const words = DOCK_WORDS[scene.language]
  return (
    <div class="edge-bay edge-part-bay">
      {spots.ships.map((spot) => (
        <ShipCell key={spot.id} scene={scene} spot={spot} who={who} />
      ))}
      <SpotMark as="div" scene={scene} spot={spots.plan} class="edge-cell edge-plan-cell">
        <Icon name="undo" />
        <b>{words.return}</b>
        <span class="edge-plan-figures" aria-hidden="true">
          <Icon name="ship" />
          {words.out(spots.ships.reduce((sum, { fleet }) => sum + fleet.out + fleet.barge, 0))}
        </span>
      </SpotMark>
    </div>
  )
}

interface ShipCellProps {
  readonly scene: AndromedaScene
  readonly spot: ShipSpot
  readonly who: number
}

/** Pressed in one's turn, the ship is taken: the map shows where it may go. */
function ShipCell({ scene, spot, who }: ShipCellProps) {
  const [chosen, choose] = useChosenShip(scene)
  const { type, fleet, damage } = spot
  const { names } = CARD_WORDS[scene.language]
  const point: AndromedaScene['point'] = (pointed) => {
    if (spot.keys.length > 0) choose(chosen === type ? undefined : type)
    scene.point(pointed)
  }
  const classes = [
    'edge-cell',
    'edge-ship-cell',
    fleet.bay === 0 && 'edge-ship-away',
    chosen === type && 'edge-ship-taken',
  ]
  return (
    <SpotMark as="div" scene={{ ...scene, point }} spot={spot} class={classes.filter(Boolean).join(' ')}>
      <ShipPicture type={type} owner={who} damage={damage} size={28} />
      <span class="edge-ship-name">{names.ships[type]}</span>
      <b class="edge-ship-count" aria-hidden="true">
        {fleet.bay === 0 ? <FleetSign spot={spot} /> : fleet.bay > 1 && `×${fleet.bay}`}
      </b>
    </SpotMark>
  )
}

/** Of a type without a ship in the bay, the most telling place. */
function FleetSign({ spot: { fleet } }: { readonly spot: ShipSpot }) {
  if (fleet.out > 0) return <Icon name="planet" />
  if (fleet.barge > 0) return <Icon name="barge" />
  return fleet.scrapyard > 0 ? <Icon name="scrapyard" /> : <Icon name="shipyard" />
}

/** The four docks of every station. */
export function Docks({ scene, spots }: DockDrawn) {
  const { names } = CARD_WORDS[scene.language]
  return (
    <>
      {spots.docks.map((spot) => (
        <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="edge-cell edge-dock-cell">
          <Icon name={DOCK_ICONS[spot.dock]} />
          <span>{names.docks[spot.dock]}</span>
        </SpotMark>
      ))}
      {spots.ways.map((spot) => (
        <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="edge-cell edge-dock-cell">
          <Icon name="portal" />
          <span>{spot.title}</span>
        </SpotMark>
      ))}
    </>
  )
}

/** Modules: names where there is room, signs where there are many. */
export function Modules({ scene, spots }: DockDrawn) {
  const words = DOCK_WORDS[scene.language]
  return (
    <>
      <span class="edge-line-label">{words.modules}</span>
      {spots.modules.length === 0 && <span class="edge-line-none">{words.noModules}</span>}
      {spots.modules.map((spot) => (
        <ModuleCell key={spot.id} scene={scene} spot={spot} />
      ))}
    </>
  )
}

function ModuleCell({ scene, spot }: { readonly scene: AndromedaScene; readonly spot: ModuleSpot }) {
  const module = MODULES[spot.module.design]
  const { names } = CARD_WORDS[scene.language]
  const classes =
    spot.module.damage > 0 ? 'edge-cell edge-own-module edge-damaged' : 'edge-cell edge-own-module'
  return (
    <div class="edge-shrinks">
      <SpotMark as="div" scene={scene} spot={spot} class={classes}>
        <span class="edge-own-type" style={{ color: MODULE_COLOURS[module.type] }}>
          <Icon name={spot.module.damage > 0 ? 'broken-shield' : TRACK_ICONS[module.type]} />
        </span>
        <span class="edge-own-name">{names.modules[module.id]}</span>
        <SignRow signs={moduleSigns(module)} />
      </SpotMark>
    </div>
  )
}

/** Moons, discovery and supremacy tokens. */
export function Tokens({ scene, spots }: DockDrawn) {
  const words = DOCK_WORDS[scene.language]
  return (
    <>
      <span class="edge-line-label edge-tokens-label">{words.tokens}</span>
      {spots.tokens.length === 0 && <span class="edge-line-none">{words.noTokens}</span>}
      {spots.tokens.map((spot) => (
        <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="edge-cell edge-token-cell">
          <Token spot={spot} />
          {spot.copies > 1 && <b>×{spot.copies}</b>}
        </SpotMark>
      ))}
    </>
  )
}

function Token({ spot: { sort, design } }: { readonly spot: TokenSpot }) {
  switch (sort) {
    case 'moon':
      return <MoonToken moon={design} />
    case 'discovery':
      return <DiscoveryToken token={design} />
    case 'supremacy':
      return <SupremacyToken token={design} />
  }
}

/** Tactics cards: one's own face up. */
export function Hand({ scene, spots }: DockDrawn) {
  const words = DOCK_WORDS[scene.language]
  const { cards, limit } = spots.hand
  return (
    <>
      <SpotMark as="div" scene={scene} spot={spots.hand} class="edge-cell edge-line-label edge-hand-label">
        <span>
          {words.hand}{' '}
          <b>
            {cards}/{limit}
          </b>
        </span>
      </SpotMark>
      {spots.cards.length === 0 && <span class="edge-line-none">{words.noCards}</span>}
      {spots.cards.map((spot) => (
        <CardCell key={spot.id} scene={scene} spot={spot} />
      ))}
    </>
  )
}

function CardCell({ scene, spot }: { readonly scene: AndromedaScene; readonly spot: CardSpot }) {
  if (spot.card === HIDDEN)
    return (
      <SpotMark as="div" scene={scene} spot={spot} class="edge-cell edge-card-back">
        <Icon name="tactics" />
      </SpotMark>
    )
  return (
    <div class="edge-shrinks">
      <SpotMark as="div" scene={scene} spot={spot} class="edge-card-cell">
        <TacticsCard card={spot.card} language={scene.language} copies={spot.copies} />
      </SpotMark>
    </div>
  )
}
