import { circlePath, type Cover, type Pencil, pencilOf, Planet, Ship, Station } from '@astrolabe/drawing'
import { useId } from 'preact/hooks'
import './cover.css'

const WIDTH = 640
const HEIGHT = 400

const sky = pencilOf('the sky of Andromeda')

/** Only a bright star is large. */
const glint = (pencil: Pencil, brightness: number): string =>
  circlePath(
    Number((0.4 + pencil.next() ** 6 * 1.7 * brightness).toFixed(1)),
    Math.round(pencil.between(0, WIDTH)),
    Math.round(pencil.between(0, HEIGHT)),
  )

/** Stars of a few magnitudes, all of one in one path. */
const STARS = [0.3, 0.5, 0.75, 1].map((brightness) => ({
  brightness,
  path: Array.from({ length: 40 }, () => glint(sky, brightness)).join(''),
}))

/** Two arms of a galaxy seen from the side of its plane, star by star. */
const ARMS = [0, Math.PI].map((start) => {
  const pencil = pencilOf(`arm ${start}`)
  return Array.from({ length: 190 }, (_, each) => {
    const along = each / 190
    const angle = start + along * 5.2
    const away = 18 + along * 250
    const spread = 4 + along * 22
    const x = Math.cos(angle) * away + pencil.between(-spread, spread)
    const y = (Math.sin(angle) * away + pencil.between(-spread, spread)) * 0.36
    return circlePath(
      Number(pencil.between(0.5, 2.1 - along).toFixed(1)),
      Math.round(x * 10) / 10,
      Math.round(y * 10) / 10,
    )
  }).join('')
})

/** Clouds of the two nebulae between which the Edge lies. */
const CLOUDS = (
  [
    ['west', '#d53c8b'],
    ['east', '#1fa79b'],
  ] as const
).map(([side, colour]) => {
  const pencil = pencilOf(`cover ${side}`)
  return {
    side,
    colour,
    puffs: Array.from({ length: 11 }, (_, each) => ({
      x: side === 'west' ? pencil.between(-40, 110) : pencil.between(WIDTH - 110, WIDTH + 40),
      y: (each / 10) * HEIGHT + pencil.between(-20, 20),
      radius: pencil.between(46, 112),
    })),
  }
})

/** A station between two nebulae, a fleet that leaves it, and what waits out there. */
function Art() {
  const id = useId()
  const paint = (name: string): string => `url(#${id}-${name})`
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        {CLOUDS.map(({ side, colour }) => (
          <Glow key={side} id={`${id}-${side}`} colour={colour} strength={0.5} />
        ))}
        <Glow id={`${id}-core`} colour="#ffe9c2" strength={1} />
        <Glow id={`${id}-disc`} colour="#6f6bff" strength={0.55} />
        <Glow id={`${id}-dread`} colour="#ff2d4a" strength={0.8} />
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="#050716" />
      {STARS.map(({ brightness, path }) => (
        <path key={brightness} d={path} fill="#fff" fill-opacity={brightness} />
      ))}
      <g transform="translate(338 128) rotate(-20)">
        <ellipse rx="280" ry="104" fill={paint('disc')} />
        {ARMS.map((arm, each) => (
          <path key={each} d={arm} fill={each === 0 ? '#cfe2ff' : '#ffd9f0'} fill-opacity="0.9" />
        ))}
        <ellipse rx="74" ry="36" fill={paint('core')} />
      </g>
      {CLOUDS.map(({ side, puffs }) =>
        puffs.map(({ x, y, radius }) => (
          <circle key={`${side} ${y}`} cx={x} cy={y} r={radius} fill={paint(side)} />
        )),
      )}
      <Planet seed="PG2" kind="gas" size={116} x={548} y={210} />
      <Planet seed="PV2" kind="lava" size={50} x={92} y={212} />
      <Planet seed="PI1" kind="ice" size={34} x={478} y={62} />
      <Station size={112} x={150} y={104} />
      <g transform="translate(452 150)">
        <circle r="58" fill={paint('dread')} />
        <path
          class="edge-cover-raider"
          d="M0-34L7-12L26-24L14-5L38 2L14 9L24 28L6 14L0 38L-6 14L-24 28L-14 9L-38 2L-14-5L-26-24L-7-12Z"
        />
        <path d="M0-9L8 1L0 11L-8 1Z" fill="#2a050a" stroke="#ff9a8a" stroke-width="1.5" />
      </g>
      <g class="edge-cover-fleet">
        <Ship shape="transport" size={36} x={236} y={226} angle={78} />
        <Ship shape="scout" size={44} x={346} y={168} angle={80} />
        <Ship shape="titan" size={70} x={268} y={176} angle={82} />
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
      <stop offset="0.5" stop-color={colour} stop-opacity={strength * 0.34} />
      <stop offset="1" stop-color={colour} stop-opacity="0" />
    </radialGradient>
  )
}

export const cover: Cover = {
  title: 'Andromeda’s Edge',
  seats: { min: 1, max: 5 },
  minutes: { min: 60, max: 150 },
  credits: {
    authors: 'Luke Laurie, Maximus Laurie',
    publisher: 'Cardboard Alchemy (Lucky Duck Games)',
    address: 'https://cardboardalchemy.com',
  },
  quick: { seats: 2, options: { firstGame: true, dealtFactions: true, terminus: 50 } },
  words: {
    en: {
      tagline: 'Build a civilisation where the map of the galaxy ends',
      pitch:
        'One ship at a time leaves your station for the Edge: to claim a moon, to bargain at an Alliance base, to settle a world, or to take from others what they came for. Then you call the fleet home, dock it where it serves you best, and watch the galaxy answer with an event. Raiders lurk in the nebulae, every battle shows its odds before you commit, and the Unity, if you let it play, never sleeps.',
      tags: ['Civilisation', 'Engine building', 'Battles', 'Solo'],
    },
    fr: {
      tagline: 'Bâtissez une civilisation là où s’arrête la carte de la galaxie',
      pitch:
        'Un à un, vos vaisseaux quittent votre station pour la Bordure\u00a0: prendre une lune, négocier dans une base de l’Alliance, s’établir sur un monde, ou ravir aux autres ce qu’ils étaient venus chercher. Puis vous rappelez la flotte, vous l’amarrez là où elle vous sert le mieux, et la galaxie répond par un événement. Des pillards rôdent dans les nébuleuses, chaque bataille montre ses chances avant que vous vous engagiez, et l’Unité, si vous la laissez jouer, ne dort jamais.',
      tags: ['Civilisation', 'Moteur de jeu', 'Batailles', 'Solo'],
    },
  },
  Art,
}
