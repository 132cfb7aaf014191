import { Icon, type Spot, SpotMark, toneColour } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import type { XodusScene } from '../map/look.ts'
import type { CardSeen } from './card-seen.ts'
import './card-plate.css'
import { STOCK_SIGNS } from './signs.ts'
import type { CardCost } from '../../../position/printed.ts'

interface CardPlateProps {
  readonly scene: XodusScene
  readonly spot: Spot
  readonly seen: Pick<CardSeen, 'title' | 'icon' | 'tone'> & Partial<Pick<CardSeen, 'text' | 'cost'>>
  /** With its text, where there is room to read. */
  readonly told?: boolean
  /** At its end: what it would change, how many there are. */
  readonly children?: ComponentChildren
}

/** What is paid each time, as signs. */
export function CostSigns({ cost }: { readonly cost: CardCost }) {
  return (
    <span class="xodus-plate-cost" aria-hidden="true">
      {Array.from({ length: cost.energy }, (_, each) => (
        <Icon key={each} name={STOCK_SIGNS.energy.icon} />
      ))}
      {cost.consumed && <Icon name="card-discard" />}
      {cost.scraps > 0 && (
        <>
          {cost.scraps}
          <Icon name={STOCK_SIGNS.scraps.icon} />
        </>
      )}
      {cost.health > 0 && (
        <>
          −{cost.health}
          <Icon name={STOCK_SIGNS.health.icon} />
        </>
      )}
    </span>
  )
}

/** A word of more letters needs more room than the others, or it is broken. */
const LONG = 11

const hasLongWord = (title: string): boolean => title.split(/[\s-]/).some(({ length }) => length > LONG)

/** A card in little: its sign, its title, what it costs; pointed at, it is used, or says what it does. */
export function CardPlate({ scene, spot, seen, told = false, children }: CardPlateProps) {
  const { title, icon, tone, text, cost } = seen
  const classes = ['xodus-plate', told && 'xodus-plate-told', hasLongWord(title) && 'xodus-plate-long']
  return (
    <SpotMark as="div" scene={scene} spot={spot} class={classes.filter(Boolean).join(' ')}>
      <span class="xodus-plate-sign" style={{ color: toneColour(tone) }}>
        <Icon name={icon} />
      </span>
      <span class="xodus-plate-title">{title}</span>
      {cost && <CostSigns cost={cost} />}
      {children}
      {told && (
        <span class="xodus-plate-text" aria-hidden="true">
          {text}
        </span>
      )}
    </SpotMark>
  )
}
