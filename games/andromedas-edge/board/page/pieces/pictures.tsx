import type { ComponentChildren } from 'preact'
import { RAIDERS } from '../../../content/raiders.ts'
import type { Development, ShipType } from '../../../content/schema.ts'
import { isDragon } from '../../../position/raiding.ts'
import { Building } from '../map/building.tsx'
import { Leader, RaiderEmblem, ShipFigure } from '../map/figures.tsx'

// The figures of the map outside it: each is a picture of its own.

interface PictureProps {
  readonly size: number
  readonly viewBox: string
  readonly label?: string | undefined
  readonly children: ComponentChildren
}

function Picture({ size, viewBox, label, children }: PictureProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg class="edge-picture" viewBox={viewBox} width={size} height={size} {...said}>
      {children}
    </svg>
  )
}

interface Sized {
  readonly size: number
  /** Read aloud in its place; without it, it is decoration. */
  readonly label?: string
}

interface ShipPictureProps extends Sized {
  readonly type: ShipType
  readonly owner: number
  readonly damage?: number
}

export const ShipPicture = ({ type, owner, damage = 0, size, label }: ShipPictureProps) => (
  <Picture size={size} viewBox="-50 -52 104 108" label={label}>
    <ShipFigure type={type} owner={owner} size={100} mark={40} damage={damage} />
  </Picture>
)

export const LeaderPicture = ({ owner, size, label }: Sized & { readonly owner: number }) => (
  <Picture size={size} viewBox="-20 -20 40 40" label={label}>
    <Leader owner={owner} count={1} size={34} x={0} y={2} />
  </Picture>
)

/** By its place in RAIDERS. */
export const RaiderPicture = ({ card, size, label }: Sized & { readonly card: number }) => (
  <Picture size={size} viewBox="-56 -56 112 112" label={label}>
    <RaiderEmblem
      raiderClass={RAIDERS[card].class}
      isDragon={isDragon({ card, place: 0, dice: 0 })}
      size={100}
      count={1}
    />
  </Picture>
)

interface BuildingPictureProps extends Sized {
  readonly development: Development
  readonly owner: number
}

export const BuildingPicture = ({ development, owner, size, label }: BuildingPictureProps) => (
  <Picture size={size} viewBox="-38 -38 76 84" label={label}>
    <Building development={development} owner={owner} size={64} />
  </Picture>
)
