import { centred } from '../placed.ts'
import { voiced } from '../voice.ts'
import { GAME_ICONS } from './game-icons.ts'
import { broughtIcon } from './house-icons.ts'
import type { HouseIconName } from './house-names.ts'
import './icon.css'
import { OWN_ICONS } from './own.ts'

type GameIconName = keyof typeof GAME_ICONS
type OwnIconName = keyof typeof OWN_ICONS
export type IconName = GameIconName | HouseIconName | OwnIconName

const isOwn = (name: IconName): name is OwnIconName => Object.hasOwn(OWN_ICONS, name)
const isOfEveryTable = (name: GameIconName | HouseIconName): name is GameIconName =>
  Object.hasOwn(GAME_ICONS, name)

interface IconProps {
  readonly name: IconName
  /** Read aloud in its place; an icon without a label is decoration. */
  readonly label?: string
  /** A number of pixels, or of units of the drawing it stands in; without it, as high as the text around. */
  readonly size?: number
  /** Its middle, inside another SVG. */
  readonly x?: number
  readonly y?: number
}

/** The set is filled, on a square of 512; our own are stroked, on one of 24. */
const drawn = (name: IconName) =>
  isOwn(name)
    ? { class: 'icon icon-own', side: 24, d: OWN_ICONS[name] }
    : { class: 'icon', side: 512, d: isOfEveryTable(name) ? GAME_ICONS[name] : broughtIcon(name) }

export function Icon({ name, label, size, ...place }: IconProps) {
  const { class: classes, side, d } = drawn(name)
  const room = size ?? '1em'
  const corner = size === undefined ? {} : centred(size, place)
  return (
    <svg
      class={classes}
      viewBox={`0 0 ${side} ${side}`}
      width={room}
      height={room}
      {...corner}
      {...voiced(label)}
    >
      <path d={d} />
    </svg>
  )
}
