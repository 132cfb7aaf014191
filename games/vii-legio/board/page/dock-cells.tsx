import { Icon, type IconName, type Spot, SpotMark, type Tone, toneColour, Track } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import { SCORING } from '../../content/scoring.ts'
import { type Item, LETTERS, type Ship } from '../../position/state.ts'
import { EXPERT_KINDS, usesLeft } from '../fittings.ts'
import { DOMAINS, EXPERT_DOMAINS, TRACK_ICONS } from './appearance.ts'
import './dock-cells.css'
import type { LegioScene, Look } from './look.ts'
import type { DockSpots } from './spots.ts'
import { boardOf, priceOf } from '../../position/ship.ts'

export interface DockDrawn {
  readonly scene: LegioScene
  readonly look: Look
  readonly ship: Ship
  readonly spots: DockSpots
}

interface CellProps {
  readonly scene: LegioScene
  readonly spot: Spot
  readonly icon: IconName
  readonly tone: Tone
  readonly label: string
  /** Beside the label, where it fits. */
  readonly note?: string | undefined
  readonly value: ComponentChildren
  readonly children?: ComponentChildren
}

/**
 * A thing aboard: its sign, how much there is of it, and what more would cost. Its name begins with the words on it, the
 * label and the figure; signs that are not words are left to the style sheet.
 */
function Cell({ scene, spot, icon, tone, label, note, value, children }: CellProps) {
  return (
    <SpotMark as="div" scene={scene} spot={spot} class="legio-cell">
      <span class="legio-cell-label">
        {label}
        {note !== undefined && <span aria-hidden="true"> {note}</span>}
      </span>{' '}
      <span class="legio-cell-figure" style={{ color: toneColour(tone) }} aria-hidden="true">
        <Icon name={icon} />
        <b>{value}</b>
      </span>
      <span class="legio-cell-more" aria-hidden="true">
        {children}
      </span>
    </SpotMark>
  )
}

/** The price of an item, while it can be bought. */
function Price({ scene, item }: Pick<DockDrawn, 'scene'> & { readonly item: Item }) {
  const offer = scene.offers.get(`buy ${item}`)
  if (offer === undefined || offer.refusal !== undefined) return null
  return <span class="legio-price" data-sign={priceOf(item)} />
}

export function Equipment({ scene, look, ship, spots }: DockDrawn) {
  const { view, words } = look
  const { tracks } = boardOf(ship)
  return (
    <>
      {spots.tracks.map((spot) => {
        const { track } = spot
        const { max } = tracks[track]
        const left = usesLeft(view, ship, track)
        const label = words.page.track[track]
        return (
          <Cell
            key={track}
            scene={scene}
            spot={spot}
            icon={TRACK_ICONS[track]}
            tone="info"
            label={label}
            note={left === undefined ? undefined : words.table.usesLeft(left)}
            value={ship[track]}
          >
            <Track value={ship[track]} max={max} label={label} kind="info" />
            <Price scene={scene} item={track} />
          </Cell>
        )
      })}
    </>
  )
}

export function Experience({ scene, look, ship, spots }: DockDrawn) {
  return (
    <>
      {spots.domains.map((spot) => {
        const xp = ship.xp[LETTERS.indexOf(spot.domain)]
        const { icon, tone } = DOMAINS[spot.domain]
        const label = look.words.page.domain[spot.domain]
        return (
          <Cell key={spot.domain} scene={scene} spot={spot} icon={icon} tone={tone} label={label} value={xp}>
            <span class="legio-cell-letter" data-sign={spot.domain} />
            <Track value={xp} max={SCORING.experienceMax} label={label} kind={tone} />
          </Cell>
        )
      })}
    </>
  )
}

export function Crew({ scene, look, ship, spots }: DockDrawn) {
  const { page } = look.words
  return (
    <>
      {spots.experts.map((spot) => {
        const { kind } = spot
        const domain = EXPERT_DOMAINS[kind]
        const aboard = ship.experts[EXPERT_KINDS.indexOf(kind)]
        return (
          <Cell
            key={kind}
            scene={scene}
            spot={spot}
            icon="astronaut"
            tone={DOMAINS[domain].tone}
            label={page.expert[kind]}
            value={<span class="legio-cell-times">{aboard}</span>}
          >
            <span class="legio-cell-letter" data-sign={domain} />
            <Price scene={scene} item={kind} />
          </Cell>
        )
      })}
    </>
  )
}
