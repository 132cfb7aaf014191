import {
  type Box,
  type Camera,
  MapWindow,
  type Size,
  useBox,
  useCamera,
  useIssue,
  usePointed,
  useShown,
  ZoomButtons,
} from '@astrolabe/drawing'
import { useMemo, useState } from 'preact/hooks'
import type { ShipType } from '../../../content/schema.ts'
import { isNebula } from '../../../position/map.ts'
import type { AndromedaScene, Look } from '../look.ts'
import { detailAt } from './appearance.ts'
import { Changes } from './changes.tsx'
import { Prospects } from './chips.tsx'
import './edge-map.css'
import { boxAround, middleOf, nebulaWidth, rowsOf, wholeOf } from './geometry.ts'
import { MoonPaints } from './moon.tsx'
import { InNebulae } from './in-nebulae.tsx'
import { Nebula, NebulaPaints } from './nebula.tsx'
import { eventful, revealedIn } from './news.ts'
import { NextPlanet } from './next-planet.tsx'
import { OverlayButtons } from './overlay-buttons.tsx'
import { type Overlay, RivalsOverlay, ThreatOverlay, UnityOverlay, WorthOverlay } from './overlays.tsx'
import { Pieces } from './pieces.tsx'
import { RegionCard } from './region-card.tsx'
import { RegionTile } from './region-tile.tsx'
import { ShipPicker } from './ship-picker.tsx'
import type { MapSpots } from './spots.ts'
import { TilePatterns } from './tile-art.tsx'

interface EdgeMapProps {
  readonly scene: AndromedaScene
  readonly look: Look
  readonly spots: MapSpots
  readonly ship: ShipType | undefined
  readonly choose: (ship: ShipType | undefined) => void
}

/** Wider than this, for its height, buttons and what is told of a region stand beside the tiles. */
const WIDE = 1.6

/** What the buttons under the map take from it, in pixels. */
const BUTTONS = 52

/** On a lower board the buttons of overlays would stand over all of the map. */
const OVERLAY_ROOM = 200

/** Every region there is, and whoever is there. */
export function EdgeMap({ scene, look, spots, ship, choose }: EdgeMapProps) {
  const { view } = look
  const [frame, room] = useBox<HTMLDivElement>({ width: 640, height: 480 })
  const issue = useIssue(scene.news)
  const pointed = usePointed()
  const [overlays, setOverlays] = useState<ReadonlySet<Overlay>>(new Set<Overlay>(['unity']))
  const rows = rowsOf(view)
  const isWide = room.width > room.height * WIDE
  const nebula = nebulaWidth(rows, room)
  const whole = useMemo(() => wholeOf(rows, nebula), [rows, nebula])
  const [shot, moves] = useCamera({
    room,
    whole: isWide ? whole : roomy(whole, room),
    matters: whole,
    events: boxAround(eventful(scene.news)),
    issue,
    clear: undefined,
  })
  const lit = regionsLit(spots, scene.lit, pointed.focused)
  useShown(moves, boxAround(lit))

  const { camera, moved } = shot
  const detail = useMemo(() => detailAt(camera.scale), [camera.scale])
  const fresh = revealedIn(scene.news)
  const tiles = useMemo(
    () =>
      spots.regions.map((spot) =>
        isNebula(spot.region) ? (
          <Nebula
            key={spot.id}
            scene={scene}
            look={look}
            spot={spot}
            rows={rows}
            width={nebula}
            detail={detail}
          />
        ) : (
          <RegionTile
            key={spot.id}
            scene={scene}
            look={look}
            spot={spot}
            detail={detail}
            fresh={fresh.has(spot.region)}
          />
        ),
      ),
    [scene, look, spots, detail, nebula],
  )
  const drawn = { look, detail }
  const shown = regionShown(spots, pointed.id, scene.armed)
  const toggle = (overlay: Overlay): void =>
    setOverlays((held) =>
      held.has(overlay)
        ? new Set([...held].filter((other) => other !== overlay))
        : new Set([...held, overlay]),
    )
  return (
    <div class={`edge-map edge-map-${detail.level} ${isWide ? 'edge-map-wide' : ''}`} onKeyDown={moves.keys}>
      <MapWindow
        frame={frame}
        room={room}
        shot={shot}
        moves={moves}
        pointed={pointed}
        over={
          shown !== undefined && (
            <RegionCard
              look={look}
              spot={shown}
              armed={scene.armed}
              isLow={isLow(shown.region, camera, room)}
              isWest={middleOf(shown.region).x < camera.x}
            />
          )
        }
      >
        <TilePatterns />
        <MoonPaints />
        <NebulaPaints />
        {tiles}
        {spots.next && <NextPlanet scene={scene} look={look} spot={spots.next} detail={detail} />}
        <InNebulae {...drawn} />
        {overlays.has('threat') && <ThreatOverlay {...drawn} />}
        {overlays.has('unity') && <UnityOverlay {...drawn} />}
        <Pieces scene={scene} {...drawn} spots={spots} issue={issue} />
        <Prospects {...drawn} spots={spots.regions} />
        {overlays.has('worth') && <WorthOverlay {...drawn} />}
        {overlays.has('rivals') && <RivalsOverlay {...drawn} />}
        <Changes {...drawn} scene={scene} issue={issue} />
      </MapWindow>
      <ShipPicker scene={scene} look={look} ship={ship} choose={choose} />
      {room.height >= OVERLAY_ROOM && <OverlayButtons look={look} shown={overlays} toggle={toggle} />}
      <ZoomButtons moves={moves} words={look.words} moved={moved} />
    </div>
  )
}

/** Narrower than this, the camera itself keeps clear of what stands along the lower edge. */
const NARROW = 640

/** The map at the top of its room: what is left below it is for buttons and for what is told of a region. */
function roomy(whole: Box, { width, height }: Size): Box {
  const scale = Math.min(width / (whole.right - whole.left), (height - BUTTONS) / (whole.bottom - whole.top))
  const room = width < NARROW ? height - BUTTONS - 4 : height
  return { ...whole, bottom: Math.max(whole.bottom, whole.top + room / scale) }
}

/** Whether what is told of a region would lie on it. */
const isLow = (region: number, camera: Camera, { height }: Size): boolean =>
  !isNebula(region) && (middleOf(region).y - camera.y) * camera.scale > height * 0.06

/** Regions that the keys or a reader's finger on the log have led to. */
function regionsLit(spots: MapSpots, lit: ReadonlySet<string>, focused: string | undefined): number[] {
  const ids = focused === undefined ? [...lit] : [focused]
  return spots.regions.filter(({ id }) => ids.includes(id)).map(({ region }) => region)
}

/** The region that is told at length: the one pointed at, or the one that waits for its confirmation. */
function regionShown({ regions }: MapSpots, id: string | undefined, armed: string | null) {
  return (
    regions.find((spot) => spot.id === id) ??
    (armed === null ? undefined : regions.find(({ keys }) => keys.includes(armed)))
  )
}
