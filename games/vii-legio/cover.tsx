import { circlePath, type Cover, type Pencil, pencilOf, Planet, Ship, Station } from '@astrolabe/drawing'
import { useId } from 'preact/hooks'
import './cover.css'

const WIDTH = 640
const HEIGHT = 400

interface Cloud {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
  readonly turn: number
  readonly colour: 'rose' | 'wine' | 'ember'
}

// biome-ignore format: a cloud to a line, from the farthest to the nearest
const CLOUDS: readonly Cloud[] = [
  { x: 380, y: 120, across: 420, down: 190, turn: -18, colour: 'wine' },
  { x: 170, y: 300, across: 330, down: 170, turn: 14, colour: 'wine' },
  { x: 430, y: 190, across: 290, down: 110, turn: -24, colour: 'rose' },
  { x: 250, y: 250, across: 260, down: 90, turn: -12, colour: 'rose' },
  { x: 470, y: 130, across: 130, down: 62, turn: -30, colour: 'ember' },
  { x: 300, y: 225, across: 150, down: 44, turn: -20, colour: 'ember' },
  { x: 120, y: 330, across: 130, down: 48, turn: 10, colour: 'ember' },
]

const COLOURS: Readonly<Record<Cloud['colour'], readonly [string, number]>> = {
  wine: ['#8a1450', 0.55],
  rose: ['#e0265f', 0.5],
  ember: ['#ff9a7a', 0.6],
}

/** Only a bright star is large. */
const glint = (pencil: Pencil, brightness: number): string =>
  circlePath(
    Number((0.4 + pencil.next() ** 6 * 2 * (brightness - 0.2)).toFixed(1)),
    Math.round(pencil.between(0, WIDTH)),
    Math.round(pencil.between(0, HEIGHT)),
  )

const sky = pencilOf('the sky of the Red Nebula')
/** Stars of a few magnitudes, all of one in one path: a hundred elements are a hundred times the work. */
const STARS = [0.4, 0.55, 0.7, 0.85, 1].map((brightness) => ({
  brightness,
  path: Array.from({ length: 34 }, () => glint(sky, brightness)).join(''),
}))

/** A squadron of the Seventh Legion on its way out. */
function Art() {
  const id = useId()
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        {Object.entries(COLOURS).map(([name, [colour, strength]]) => (
          <radialGradient key={name} id={`${id}-${name}`}>
            <stop offset="0" stop-color={colour} stop-opacity={strength} />
            <stop offset="0.55" stop-color={colour} stop-opacity={strength * 0.35} />
            <stop offset="1" stop-color={colour} stop-opacity="0" />
          </radialGradient>
        ))}
        <filter id={`${id}-drift`} x="-20%" y="-20%" width="140%" height="140%">
          <feTurbulence type="fractalNoise" baseFrequency="0.008 0.013" numOctaves="3" seed="7" />
          <feDisplacementMap in="SourceGraphic" scale="170" xChannelSelector="R" yChannelSelector="G" />
        </filter>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="#070512" />
      <g filter={`url(#${id}-drift)`}>
        {CLOUDS.map(({ x, y, across, down, turn, colour }) => (
          <ellipse
            key={`${x} ${y}`}
            rx={across}
            ry={down}
            transform={`translate(${x + 40} ${y + 40}) rotate(${turn})`}
            fill={`url(#${id}-${colour})`}
          />
        ))}
      </g>
      {STARS.map(({ brightness, path }) => (
        <path key={brightness} d={path} fill="#fff" fill-opacity={brightness} />
      ))}
      <Planet seed="cover far" kind="gas" size={86} x={512} y={96} />
      <Planet seed="cover near" kind="lava" size={250} x={86} y={352} />
      <Planet seed="cover moon" kind="ice" size={30} x={236} y={306} />
      <Station size={70} x={300} y={104} />
      <g class="legio-cover-lead">
        <Ship shape="cruiser" size={96} x={404} y={202} angle={52} />
      </g>
      <g class="legio-cover-wing">
        <Ship shape="scout" size={50} x={300} y={238} angle={52} />
        <Ship shape="scout" size={44} x={344} y={284} angle={52} />
      </g>
    </svg>
  )
}

export const cover: Cover = {
  title: 'VII Legio',
  seats: { min: 2, max: 4 },
  minutes: { min: 40, max: 80 },
  // A first game begins with a take-off, not with a choice among eight things that nobody has explained.
  quick: { seats: 2, options: { advisedItems: true } },
  words: {
    en: {
      tagline: 'Explore the Red Nebula and meet those who live there',
      pitch:
        'You command a small ship at the edge of a nebula nobody has charted. Every turn deals you a few cards face down: turn them over and take what comes, or pay with them to travel and to fit out your ship. Find inhabited worlds, watch their peoples or speak to them, and trade hard-won experience for victory points. A larger ship awaits those who come home with enough of them.',
      tags: ['Exploration', 'push your luck', 'race for points'],
    },
    fr: {
      tagline: 'Explorez la Nébuleuse Rouge et rencontrez ceux qui l’habitent',
      pitch:
        'Vous commandez un petit vaisseau au bord d’une nébuleuse que nul n’a cartographiée. Chaque tour vous donne quelques cartes face cachée\u00a0: retournez-les et prenez ce qui vient, ou payez avec elles pour voyager et équiper votre vaisseau. Trouvez des mondes habités, observez leurs peuples ou parlez-leur, et échangez une expérience durement acquise contre des points de victoire. Un plus grand vaisseau attend ceux qui en rapportent assez.',
      tags: ['Exploration', 'prise de risque', 'course aux points'],
    },
  },
  Art,
}
