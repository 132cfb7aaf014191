import { type ByKind, type IconName, saidByKind, ToldCard } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import { EVENTS } from '../../../content/events.ts'
import { MODULES } from '../../../content/modules.ts'
import { RAIDERS } from '../../../content/raiders.ts'
import type { ShipType } from '../../../content/schema.ts'
import { TILES } from '../../../content/tiles.ts'
import { NONE } from '../../../position/state.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import type { ToldWords } from '../../../text/page-words.ts'
import { TRACK_ICONS } from '../map/appearance.ts'
import { RaiderEmblem, ShipFigure } from '../map/figures.tsx'
import { TileArt } from '../map/tile-art.tsx'
import { isDragon } from '../../../position/raiding.ts'
import './picture.css'

/** The raider, the card, the tile or else the ship that an act is about. */
export function pictureOf(facts: readonly AndromedaFact[], { bands }: ToldWords): ComponentChildren {
  const pictures: ByKind<AndromedaFact, ComponentChildren> = {
    event: (fact) => <ToldCard seed={EVENTS[fact.card].id} tone={5} band={bands.event} icon="hourglass" />,
    'raider-defeated': (fact) => <Raider card={fact.card} band={bands.raider} />,
    battle: (fact) =>
      fact.raider === NONE ? (
        <ToldCard seed={`battle ${fact.region}`} tone="danger" band={bands.battle} icon="combat" />
      ) : (
        <Raider card={fact.raider} band={bands.raider} />
      ),
    'raider-attacks': (fact) => <Raider card={fact.card} band={bands.raider} />,
    developed: (fact) => <Tile tile={fact.tile} band={bands.region} />,
    'planet-revealed': (fact) => <Tile tile={fact.tile} band={bands.region} />,
    'void-roll': () => <ToldCard seed="the void" tone={4} band={bands.void} icon="black-hole" />,
    'unity-roll': () => <ToldCard seed="the unity" tone="plain" band={bands.unity} icon="unity" />,
    module: (fact) => (
      <ToldCard
        seed={MODULES[fact.module].id}
        tone={1}
        band={bands.module}
        icon={TRACK_ICONS[MODULES[fact.module].type]}
      />
    ),
    launched: (fact) => <Launched {...fact} band={bands.region} />,
    returned: () => <Sign icon="station" band={bands.return} />,
    played: () => <Sign icon="tactics" band={bands.card} />,
    'spent-moon': () => <Sign icon="moon" band={bands.moon} />,
    faction: () => <Sign icon="players" band={bands.faction} />,
  }
  // What a launch led to is worth more than the launch.
  for (const kind of WEIGHTIEST) {
    const fact = facts.find((each) => each.kind === kind)
    const picture = fact && saidByKind(pictures, fact)
    if (picture !== undefined) return picture
  }
  return undefined
}

const WEIGHTIEST: readonly AndromedaFact['kind'][] = [
  'event',
  'raider-defeated',
  'battle',
  'raider-attacks',
  'developed',
  'void-roll',
  'unity-roll',
  'module',
  'launched',
  'returned',
  'planet-revealed',
  'played',
  'spent-moon',
  'faction',
]

const Sign = ({ icon, band }: { readonly icon: IconName; readonly band: string }) => (
  <ToldCard seed={band} tone="info" band={band} icon={icon} />
)

const Raider = ({ card, band }: { readonly card: number; readonly band: string }) => (
  <ToldCard
    seed={RAIDERS[card].id}
    tone="danger"
    band={band}
    picture={
      <svg class="edge-told-picture" viewBox="-70 -60 140 120">
        <RaiderEmblem
          raiderClass={RAIDERS[card].class}
          isDragon={isDragon({ card, place: 0, dice: 0 })}
          size={92}
          count={1}
        />
      </svg>
    }
  />
)

const Tile = ({ tile, band }: { readonly tile: number; readonly band: string }) => (
  <ToldCard
    seed={TILES[tile].id}
    tone="info"
    band={band}
    picture={
      <svg class="edge-told-picture" viewBox="-80 -96 160 140">
        <TileArt tile={TILES[tile]} />
      </svg>
    }
  />
)

interface LaunchedProps {
  readonly ship: ShipType
  readonly who: number
  readonly tile: number
  readonly band: string
}

/** The ship, before what it came to. */
const Launched = ({ ship, who, tile, band }: LaunchedProps) => (
  <ToldCard
    seed={`${ship} ${tile}`}
    tone="info"
    band={band}
    picture={
      <svg class="edge-told-picture" viewBox="-80 -96 160 140">
        {tile !== NONE && <TileArt tile={TILES[tile]} />}
        <g transform="translate(30 -4)">
          <ShipFigure type={ship} owner={who} size={72} mark={30} />
        </g>
      </svg>
    }
  />
)
