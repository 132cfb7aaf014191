import {
  isCoveredAside,
  MapWindow,
  useBox,
  useCamera,
  useIssue,
  usePointed,
  useShown,
  ZoomButtons,
} from '@astrolabe/drawing'
import { useMemo } from 'preact/hooks'
import { detailAt } from './appearance.ts'
import { Arrival } from './arrival.tsx'
import { Changes } from './changes.tsx'
import { Avatars, Remains } from './foes.tsx'
import { eventsOf, mattering, watching, wholeOf } from './framing.ts'
import { Frontier } from './frontier.tsx'
import './galaxy-map.css'
import { boxAround, RADIUS } from './geometry.ts'
import { Lanes } from './lanes.tsx'
import { Laying } from './laying.tsx'
import { LitWays } from './lit-ways.tsx'
import type { Look, XodusScene } from './look.ts'
import { eventful, revealedIn } from './news.ts'
import { placeOf, placesLit } from './pointed.ts'
import { Ships } from './ships.tsx'
import { allSpots, type MapSpots } from './spots.ts'
import { StackCorner } from './stack-corner.tsx'
import { Threat } from './threat.tsx'
import { TilePatterns } from './tile-art.tsx'
import { TileMarks } from './tile-marks.tsx'
import { TileNames } from './tile-names.tsx'
import { Tile } from './tile.tsx'
import { TurnBar } from './turn-bar.tsx'
import { layingSpace, useTurning } from './turning.ts'

/** The room that the bar for turning a tile takes from the map. */
const TURN_BAR = 76

/** Half of the least that a finger can be asked to hit, in pixels. */
const REACH = 12

interface GalaxyMapProps {
  readonly scene: XodusScene
  readonly look: Look
  readonly spots: MapSpots
}

/** Every System revealed so far, and whoever is there. */
export function GalaxyMap({ scene, look, spots }: GalaxyMapProps) {
  const { view } = look
  const [frame, room] = useBox<HTMLDivElement>({ width: 900, height: 400 })
  const issue = useIssue(scene.news)
  const pointed = usePointed()
  const laying = layingSpace(view)
  const turning = useTurning(look, spots.laying, scene.armed)
  const [shot, moves] = useCamera({
    room,
    whole: useMemo(() => wholeOf(view), [view]),
    matters: boxAround(mattering(view), 0.6),
    watched: boxAround(watching(view), 0.6),
    events: eventsOf(view, eventful(view, scene.news)),
    issue,
    clear: turning && laying && { box: boxAround([laying], 0.05), pixels: TURN_BAR },
  })
  const lit = placesLit(spots, scene.lit, pointed.focused).map((shown) => view.systems[shown])
  useShown(moves, lit.length > 0 ? boxAround(lit) : undefined)

  const { camera, moved } = shot
  const detail = detailAt(camera.scale * RADIUS)
  const drawn = { scene, look, detail }
  const place = placeOf(spots, pointed.id)
  const fresh = revealedIn(scene.news)
  const tiles = useMemo(
    () =>
      spots.systems.map((spot) => (
        <Tile
          key={spot.id}
          scene={scene}
          look={look}
          spot={spot}
          fresh={fresh.has(view.systems[spot.place].tile)}
        />
      )),
    [scene, look, spots],
  )
  const marks = useMemo(() => <TileMarks look={look} detail={detail} />, [look, detail])
  const names = useMemo(() => <TileNames look={look} detail={detail} />, [look, detail])
  const hunts = spots.avatars.map(({ hunt }) => hunt)
  const watched = spots.avatars.find(({ id }) => id === pointed.id)?.hunt.avatar.card
  const said = allSpots(spots).find(({ id }) => id === pointed.id)
  return (
    <div
      class={`xodus-map xodus-map-${detail.level} ${isCoveredAside(room) ? 'xodus-map-low' : ''}`}
      onKeyDown={moves.keys}
    >
      <MapWindow
        frame={frame}
        room={room}
        shot={shot}
        moves={moves}
        pointed={pointed}
        over={
          said !== undefined &&
          turning === undefined && (
            <p class="xodus-caption" aria-hidden="true">
              {said.name}
            </p>
          )
        }
      >
        <TilePatterns />
        <Frontier {...drawn} spots={spots.spaces} />
        {tiles}
        <Lanes view={view} />
        {marks}
        <Arrival view={view} />
        <Threat {...drawn} hunts={hunts} watched={watched} />
        <LitWays scene={scene} place={place} />
        <Laying {...drawn} turning={turning} considered={spots.spaces.find(({ id }) => id === pointed.id)} />
        <Remains {...drawn} />
        <Ships {...drawn} spots={spots.ships} reach={REACH / camera.scale} issue={issue} />
        <Avatars {...drawn} spots={spots.avatars} reach={REACH / camera.scale} issue={issue} />
        {names}
        <Changes {...drawn} issue={issue} />
      </MapWindow>
      <StackCorner scene={scene} look={look} spot={spots.stack} />
      <ZoomButtons moves={moves} words={look.words.page.map} moved={moved} />
      {turning && <TurnBar look={look} turning={turning} />}
    </div>
  )
}
