import type { Hex } from '@astrolabe/kernel'
import { between, hexagonPath, lineOf, SpotMark } from '@astrolabe/drawing'
import type { TargetedKeyboardEvent } from 'preact'
import { TILES } from '../../../content/tiles.ts'
import { turnsThatFit } from '../../../position/map.ts'
import { NONE, type System } from '../../../position/state.ts'
import { signalPlace } from '../../../text/symbols.ts'
import { type Sign, signsOf } from './appearance.ts'
import type { DrawnOnMap } from './drawn.ts'
import { edgesOn } from './edges.ts'
import { middleOf, TILE_RADIUS } from './geometry.ts'
import './lanes.css'
import './laying.css'
import { Signs } from './signs.tsx'
import { TileArt } from './tile-art.tsx'
import { layingSpace, type Turning } from './turning.ts'

const RING = hexagonPath(TILE_RADIUS + 2, 0, 0, 'right')

/** What will lie on a tile once it is laid. */
export function signsToCome(tile: number): Sign[] {
  const { colour, exploration, signal, ally, wormhole, enemies = 0, strong, surveillance } = TILES[tile]
  const things = {
    colour,
    exploration: exploration === true,
    signal: signal === undefined ? undefined : signalPlace(signal),
    ally: undefined,
    stock: [],
    allyToMeet: ally === true,
    wormhole: wormhole === true,
    rift: colour === 'corrupted',
    riftClosed: false,
    pylon: false,
    enemies,
    strong: strong === true,
    surveillance: surveillance === true,
    pacified: 0,
  }
  return signsOf(things, { pacified: 0, key: signal === undefined ? NONE : signal - 1 }, false)
}

interface LayingProps extends DrawnOnMap {
  readonly turning: Turning | undefined
  /** An empty space pointed at while the tile is known and its space is not. */
  readonly considered: Hex | undefined
}

/** The tile just drawn, where it will lie or might: whoever lays it turns it here and sees which lanes it would have. */
export function Laying({ scene, look, detail, turning, considered }: LayingProps) {
  const { view } = look
  const space = layingSpace(view) ?? considered
  if (view.drawn === NONE || space === undefined) return null
  const turn = turning?.spot.turn ?? turnsThatFit(view, view.drawn, space.q, space.r, NONE).at(0) ?? 0
  const { x, y } = middleOf(space)
  const piece = (
    <>
      <g class="xodus-laying-tile" key={turn}>
        <TileArt tile={view.drawn} edges={edgesOn(view, view.drawn, turn, space)} />
      </g>
      <circle class="xodus-hub" r="9" />
      <Signs signs={signsToCome(view.drawn)} size={detail.sign} />
    </>
  )
  return (
    <>
      <g class="xodus-laying" transform={`translate(${x} ${y})`}>
        {turning === undefined ? (
          <g class="xodus-laying-idle" aria-hidden="true">
            {piece}
          </g>
        ) : (
          <g onKeyDown={(event) => turnByKey(event, turning)}>
            <SpotMark scene={scene} spot={turning.spot} ring={RING}>
              {piece}
            </SpotMark>
          </g>
        )}
      </g>
      {turning && (
        <path
          class="xodus-laying-lanes"
          aria-hidden="true"
          d={turning.lanes.map((place) => laneTo(view.systems[place], space)).join('')}
        />
      )}
    </>
  )
}

/** From hub to hub, as a lane is drawn. */
function laneTo(system: System, space: Hex): string {
  const [from, to] = [middleOf(space), middleOf(system)]
  return lineOf([between(from, to, 0.07), between(from, to, 0.93)])
}

/** On the tile itself, left and right turn it; from there the other arrows lead on. */
function turnByKey(event: TargetedKeyboardEvent<SVGGElement>, { turnBy }: Turning): void {
  if (event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
  event.preventDefault()
  event.stopPropagation()
  turnBy(event.key === 'ArrowLeft' ? -1 : 1)
}
