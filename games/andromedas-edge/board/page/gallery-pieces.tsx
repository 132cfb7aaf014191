import type { Exhibit } from '@astrolabe/drawing'
import { DISCOVERIES } from '../../content/discoveries.ts'
import { MOONS } from '../../content/moons.ts'
import { DEVELOPMENTS, RESOURCES, SHIP_TYPES } from '../../content/schema.ts'
import { SUPREMACIES } from '../../content/supremacies.ts'
import { TILES } from '../../content/tiles.ts'
import { UNITY } from '../../position/state.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import { GALLERY_WORDS } from '../../text/page-words.ts'
import { SHIPS } from '../../content/ships.ts'
import './gallery.css'
import { inBoth } from './in-both.ts'
import { TileArt, TilePatterns } from './map/tile-art.tsx'
import { BuildingPicture, LeaderPicture, ShipPicture } from './pieces/pictures.tsx'
import { ResourceChip } from './pieces/resource-chip.tsx'
import { DiscoveryToken, MoonToken, SupremacyToken } from './pieces/token.tsx'

export const tilesOf = (kind: (typeof TILES)[number]['kind']): readonly Exhibit[] =>
  TILES.filter((tile) => tile.kind === kind).map((tile) => ({
    id: tile.id,
    name: inBoth(({ tiles }) => tiles[tile.id]),
    Piece: ({ language }) => (
      <div class="edge-exhibit-token">
        <svg viewBox="-88 -102 176 204" width="150" height="174" aria-hidden="true">
          <TilePatterns />
          <TileArt tile={tile} />
        </svg>
        {CARD_WORDS[language].tile(tile)}
      </div>
    ),
  }))

/** Those of a player, then those of the Unity. */
export const SHIP_FIGURES: readonly Exhibit[] = [0, UNITY].flatMap((owner) =>
  SHIP_TYPES.map((type, at): Exhibit => {
    const named = inBoth(({ ships }) => ships[type])
    return {
      id: owner === UNITY ? `unity-${type}` : type,
      name:
        owner === UNITY
          ? { en: GALLERY_WORDS.en.ofUnity(named.en), fr: GALLERY_WORDS.fr.ofUnity(named.fr) }
          : named,
      Piece: ({ language }) => (
        <div class="edge-exhibit-token">
          <ShipPicture type={type} owner={owner} size={110} />
          {CARD_WORDS[language].ship(SHIPS[at])}
        </div>
      ),
    }
  }),
)

export const BUILDINGS: readonly Exhibit[] = DEVELOPMENTS.map((development) => ({
  id: development,
  name: inBoth(({ developments }) => developments[development]),
  Piece: () => <BuildingPicture development={development} owner={0} size={120} />,
}))

export const MOON_TOKENS: readonly Exhibit[] = MOONS.map((moon, at) => ({
  id: moon.id,
  name: { en: CARD_WORDS.en.moonName(at), fr: CARD_WORDS.fr.moonName(at) },
  Piece: ({ language }) => (
    <div class="edge-exhibit-token">
      <MoonToken moon={at} />
      {CARD_WORDS[language].moon(moon)}
    </div>
  ),
}))

export const TOKENS: readonly Exhibit[] = [
  ...DISCOVERIES.map(
    (token, at): Exhibit => ({
      id: token.id,
      name: inBoth(({ discoveries }) => discoveries[token.id]),
      Piece: ({ language }) => (
        <div class="edge-exhibit-token">
          <DiscoveryToken token={at} />
          {CARD_WORDS[language].discovery(token)}
        </div>
      ),
    }),
  ),
  ...SUPREMACIES.map(
    (token, at): Exhibit => ({
      id: token.id,
      name: inBoth(({ supremacies }) => supremacies[token.id]),
      Piece: ({ language }) => (
        <div class="edge-exhibit-token">
          <SupremacyToken token={at} />
          {CARD_WORDS[language].supremacy(token)}
        </div>
      ),
    }),
  ),
]

export const STOCK: readonly Exhibit[] = [
  ...RESOURCES.map(
    (resource): Exhibit => ({
      id: resource,
      name: inBoth(({ resources }) => resources[resource]),
      Piece: () => <ResourceChip resource={resource} amount={3} limit={resource === 'energy' ? 10 : 5} />,
    }),
  ),
  {
    id: 'leader',
    name: { en: GALLERY_WORDS.en.leader, fr: GALLERY_WORDS.fr.leader },
    Piece: () => <LeaderPicture owner={0} size={72} />,
  },
]
