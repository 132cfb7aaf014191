import type { Offer } from '@astrolabe/kernel'
import { render } from 'preact'
import {
  BoardFrame,
  circlePath,
  Die,
  Planet,
  Rising,
  type Scene,
  SpaceBackground,
  type Spot,
  SpotMark,
  StackedBars,
} from '../index.ts'
import { SmallMap } from './map-page.tsx'
import '../tokens.css'

/** Three rows of three; a corner may be taken away. */
const NAMES = ['Ceres', 'Vesta', 'Juno', 'Hebe', 'Iris', 'Flora', 'Metis', 'Hygiea', 'Astraea'] as const

const offer = (key: string): Offer => ({ seat: 0, key, option: key })
const OFFERS = [offer('Vesta'), offer('Hygiea'), { ...offer('Hebe'), refusal: { rule: 'X-1' } }]

const pointed: string[] = []

const scene: Pick<Scene<unknown>, 'offers' | 'armed' | 'picked' | 'lit' | 'point' | 'language'> = {
  offers: new Map(OFFERS.map((each) => [each.key, each])),
  armed: 'Hygiea',
  picked: null,
  lit: new Set(['Iris']),
  language: 'en',
  point: ({ id }) => pointed.push(id),
}

const spotOf = (name: string): Spot => ({ id: name, name, keys: [name] })

interface BoardProps {
  readonly without: readonly string[]
  readonly picked: readonly string[] | null
}

function Board({ without, picked }: BoardProps) {
  const shown = { ...scene, picked: picked && new Set(picked) }
  return (
    <BoardFrame label="Belt">
      <svg viewBox="0 0 300 300" width="300" height="300">
        {NAMES.map((name, at) => {
          const [x, y] = [50 + (at % 3) * 100, 50 + Math.floor(at / 3) * 100]
          return without.includes(name) ? null : (
            <SpotMark
              key={name}
              scene={shown}
              spot={spotOf(name)}
              {...(at % 2 === 0 ? { ring: circlePath(40, x, y) } : {})}
            >
              <Planet seed={name} kind="rock" size={60} x={x} y={y} />
            </SpotMark>
          )
        })}
      </svg>
      <SpotMark as="div" class="ground" scene={shown} spot={spotOf('Ground')}>
        Ground
      </SpotMark>
    </BoardFrame>
  )
}

function rootFor(id: string, width = 100): HTMLElement {
  const root = document.getElementById(id) ?? document.body.appendChild(document.createElement('div'))
  root.id = id
  root.style.cssText = `position: relative; width: ${width}px; min-height: 80px`
  return root
}

// What a test does with the page.

export const board = (without: readonly string[] = []): void =>
  render(<Board without={without} picked={null} />, rootFor('board', 300))

export const picking = (...picked: readonly string[]): void =>
  render(<Board without={[]} picked={picked} />, rootFor('board', 300))

export const taken = (): readonly string[] => pointed.splice(0)

export const twins = (): void => {
  for (const id of ['one', 'other'])
    render(
      <svg>
        <Planet seed="twin" kind="gas" size={50} />
      </svg>,
      rootFor(id),
    )
  for (const id of ['bars', 'other-bars'])
    render(
      <StackedBars
        label="Points"
        kinds={[
          { says: 'Found', tone: 1 },
          { says: 'Won', tone: 2 },
        ]}
        rows={[{ seat: 0, name: 'Ada', parts: [3, 5] }]}
      />,
      rootFor(id, 600),
    )
}

export const map = (): void => render(<SmallMap />, rootFor('map', 400))

export const rising = (issue: number): void =>
  render(
    <svg>
      <Rising
        issue={issue}
        reach={30}
        changes={[
          { at: { x: 10, y: 20 }, sign: <text>+2</text> },
          { at: { x: 50, y: 20 }, sign: <text>−1</text>, isLoss: true },
        ]}
      />
    </svg>,
    rootFor('rising'),
  )

export const die = (rolling: boolean): void =>
  render(<Die value={3} rolling={rolling} label="Die, 3" />, rootFor('die'))

export const sky = (seed: string, width: number): void =>
  render(<SpaceBackground seed={seed} />, rootFor('sky', width))
