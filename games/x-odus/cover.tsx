import { circlePath, type Cover, hexagonPath, type Pencil, pencilOf, Planet, Ship } from '@astrolabe/drawing'
import { useId } from 'preact/hooks'
import './cover.css'

const WIDTH = 640
const HEIGHT = 400

type Point = readonly [x: number, y: number]

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

const sky = pencilOf('the sky of the X-ODUS')

/** Only a bright star is large. */
const glint = (pencil: Pencil, brightness: number): string =>
  circlePath(
    Number((0.4 + pencil.next() ** 6 * 1.8 * brightness).toFixed(1)),
    Math.round(pencil.between(0, WIDTH)),
    Math.round(pencil.between(0, HEIGHT)),
  )

/** Stars of a few magnitudes, all of one in one path. */
const STARS = [0.35, 0.55, 0.8, 1].map((brightness) => ({
  brightness,
  path: Array.from({ length: 36 }, () => glint(sky, brightness)).join(''),
}))

/** Half the height of the Rift; it is torn along its own axis. */
const TEAR = 158

/** The edge of the Rift: widest in the middle, and ragged. */
function tear(seed: string, width: number, ragged: number): string {
  const pencil = pencilOf(seed)
  const side = (way: 1 | -1): Point[] =>
    Array.from({ length: 27 }, (_, step) => {
      const along = ((step + 1) / 28) * 2 - 1
      const wide = width * (1 - along ** 2) ** 1.4
      return [way * (wide + pencil.between(-ragged, ragged) * (1 - along ** 4)), -way * along * TEAR]
    })
  return `M${[[0, TEAR] as const, ...side(1), [0, -TEAR] as const, ...side(-1)].map(at).join('L')}Z`
}

const EDGES = [
  { path: tear('outer edge', 52, 6), fill: '#5c0a1e' },
  { path: tear('inner edge', 36, 4), fill: '#d2263c' },
  { path: tear('rim', 25, 2.5), fill: '#ff8a4d' },
  { path: tear('void', 21, 2.5), fill: '#0a0207' },
]

/** Cracks that run out from the Rift into space. */
const CRACKS = Array.from({ length: 12 }, (_, each) => {
  const pencil = pencilOf(`crack ${each}`)
  const way = each % 2 === 0 ? 1 : -1
  const from = (each - 5.5) * 19
  const points: Point[] = [[way * 24, from]]
  for (let step = 1; step <= 4; step++) {
    const [x, y] = points[step - 1]
    points.push([x + way * pencil.between(10, 22), y + pencil.between(-13, 13) + from / 16])
  }
  return `M${points.map(at).join('L')}`
}).join('')

/** Where a System lies on the plane of the map: columns to the right, rows down. */
const place = (column: number, row: number): Point => [column * 84, (row + (column % 2 === 0 ? 0 : 0.5)) * 97]

type Family = 'allied' | 'enemy' | 'corrupted'

interface Tile {
  readonly column: number
  readonly row: number
  readonly family: Family
}

// biome-ignore format: a tile to a line, on the way to the Rift
const TILES: readonly Tile[] = [
  { column: 0, row: 2, family: 'corrupted' },
  { column: 1, row: 1, family: 'allied' },
  { column: 1, row: 2, family: 'enemy' },
  { column: 2, row: 1, family: 'allied' },
  { column: 2, row: 3, family: 'allied' },
  { column: 3, row: 0, family: 'enemy' },
  { column: 3, row: 1, family: 'enemy' },
  { column: 4, row: 1, family: 'corrupted' },
  { column: 4, row: 0, family: 'allied' },
  { column: 5, row: 0, family: 'enemy' },
]

const COLOURS: Readonly<Record<Family, string>> = {
  allied: '#2f7fd6',
  enemy: '#d9822b',
  corrupted: '#b3243c',
}

/** Lanes between Systems, by their places in the list. */
const LANES: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [2, 4],
  [1, 3],
  [3, 6],
  [5, 3],
  [6, 7],
  [5, 8],
  [8, 9],
]

const lane = ([from, to]: readonly [number, number]): string =>
  `M${at(place(TILES[from].column, TILES[from].row))}L${at(place(TILES[to].column, TILES[to].row))}`

const RING = { across: 104, down: 124 } as const

/** Around the Rift: where the Keys go that seal it. */
const KEYS = [-152, -28, 28, 152].map((angle): Point => {
  const turn = (angle * Math.PI) / 180
  return [RING.across * Math.sin(turn), RING.down * Math.cos(turn)]
})

/** A few ships, and the way they have found to the Great Rift. */
function Art() {
  const id = useId()
  const paint = (name: string): string => `url(#${id}-${name})`
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <Glow id={`${id}-dread`} colour="#ff2d4a" strength={0.75} />
        <Glow id={`${id}-dusk`} colour="#7a1f7d" strength={0.55} />
        <Glow id={`${id}-deep`} colour="#1d4aa8" strength={0.5} />
        <Glow id={`${id}-gold`} colour="#ffd36b" strength={0.9} />
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="#060713" />
      <ellipse cx="90" cy="330" rx="420" ry="230" fill={paint('deep')} />
      <ellipse cx="560" cy="60" rx="360" ry="260" fill={paint('dusk')} />
      {STARS.map(({ brightness, path }) => (
        <path key={brightness} d={path} fill="#fff" fill-opacity={brightness} />
      ))}
      <Planet seed="x-odus cover" kind="ice" size={64} x={112} y={84} />
      <Galaxy />
      <g transform="translate(462 190) rotate(14)">
        <ellipse rx="230" ry="250" fill={paint('dread')} />
        <path d={CRACKS} fill="none" stroke="#ff4a5e" stroke-opacity="0.5" stroke-width="1.2" />
        {EDGES.map(({ path, fill }) => (
          <path key={fill} d={path} fill={fill} />
        ))}
        <ellipse
          rx={RING.across}
          ry={RING.down}
          fill="none"
          stroke="#ffd36b"
          stroke-opacity="0.5"
          stroke-width="1.5"
          stroke-dasharray="3 6"
        />
        {KEYS.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-14)`}>
            <circle r="24" fill={paint('gold')} />
            <path d="M0 -11L8 0L0 11L-8 0Z" fill="#ffe6a6" stroke="#7c5410" stroke-width="1.5" />
            <path d="M0 -11V11M-8 0H8" stroke="#7c5410" stroke-width="1" />
          </g>
        ))}
      </g>
      <g class="xodus-cover-rear">
        <Ship shape="transport" size={46} x={150} y={216} angle={66} />
      </g>
      <g class="xodus-cover-wing">
        <Ship shape="scout" size={46} x={316} y={124} angle={74} />
      </g>
      <g class="xodus-cover-lead">
        <Ship shape="titan" size={84} x={244} y={186} angle={70} />
      </g>
    </svg>
  )
}

interface GlowProps {
  readonly id: string
  readonly colour: string
  readonly strength: number
}

function Glow({ id, colour, strength }: GlowProps) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stop-color={colour} stop-opacity={strength} />
      <stop offset="0.5" stop-color={colour} stop-opacity={strength * 0.3} />
      <stop offset="1" stop-color={colour} stop-opacity="0" />
    </radialGradient>
  )
}

/** The Systems found so far, on a plane that leads into the distance. */
function Galaxy() {
  return (
    <g transform="matrix(0.78 -0.05 -0.2 0.4 78 254)">
      {TILES.map(({ column, row, family }) => (
        <path
          key={`${column} ${row}`}
          d={hexagonPath(53, ...place(column, row), 'right')}
          fill={COLOURS[family]}
          fill-opacity="0.24"
          stroke={COLOURS[family]}
          stroke-opacity="0.9"
          stroke-width="2.5"
        />
      ))}
      <path
        d={LANES.map(lane).join('')}
        fill="none"
        stroke="#bfe3ff"
        stroke-opacity="0.85"
        stroke-width="4"
        stroke-linecap="round"
      />
      {TILES.map(({ column, row, family }) => (
        <circle
          key={`${column} ${row}`}
          r="12"
          cx={place(column, row)[0]}
          cy={place(column, row)[1]}
          fill={COLOURS[family]}
          stroke="#eaf6ff"
          stroke-width="3"
        />
      ))}
    </g>
  )
}

export const cover: Cover = {
  title: 'X-ODUS',
  seats: { min: 1, max: 4 },
  minutes: { min: 60, max: 120 },
  cooperative: true,
  credits: {
    authors: 'Romain Lesiuk, Yann Hilaire',
    publisher: 'Bored Game Ink',
    address: 'https://boredgameink.com',
  },
  quick: { seats: 3, options: { difficulty: 0, chooseShips: false } },
  words: {
    en: {
      tagline: 'Seal the Great Rift together, before the Corruption awakens',
      pitch:
        'A dying galaxy, a handful of ships, and a tear in space that must be sealed. Send probes into the unknown and lay the galaxy tile by tile; trace the Precursor Signals and win their Keys; grow stronger, and join in Fleets against what no ship can face alone. Meanwhile the Corruption advances every round, and its Avatars hunt you down. You all win together, or not at all.',
      tags: ['Cooperative', 'Exploration', 'Against the clock'],
    },
    fr: {
      tagline: 'Scellez ensemble le Grand Rift, avant l’Éveil de la Corruption',
      pitch:
        'Une galaxie qui meurt, une poignée de vaisseaux, et une déchirure dans l’espace qu’il faut refermer. Envoyez vos sondes dans l’inconnu et bâtissez la galaxie tuile après tuile\u202f; remontez aux Signaux précurseurs et gagnez leurs Clés\u202f; gagnez en force, et formez des Flottes contre ce qu’aucun vaisseau n’affronte seul. Pendant ce temps la Corruption avance à chaque manche, et ses Avatars vous traquent. Vous gagnerez tous ensemble, ou pas du tout.',
      tags: ['Coopératif', 'Exploration', 'Contre la montre'],
    },
  },
  Art,
}
