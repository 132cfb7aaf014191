import { Icon } from '@astrolabe/drawing'
import type { DieColour, DieFace } from '../../../content/schema.ts'
import './symbol-die.css'

/** What has become of a die since it was rolled. */
type DieBadge = 'rerolled' | 'used' | 'ignored'

interface SymbolDieProps {
  readonly colour: DieColour
  /** A die that is yet to be rolled shows a question mark. */
  readonly face?: DieFace | undefined
  /** Read aloud in its place; an empty one where something around it is. */
  readonly label: string
  readonly size?: number
  readonly rolling?: boolean
  readonly badges?: readonly DieBadge[]
  /** Hits it counts for, where that is not what its face says. */
  readonly hits?: number | undefined
  /** A die that is left aside by a manoeuvre. */
  readonly aside?: boolean
}

/** A hit is filled, a special has an edge, a miss is empty: they differ by shape alone. */
export function FaceSign({ face }: { readonly face: DieFace }) {
  switch (face) {
    case 'hit':
      return <Icon name="skull" />
    case 'special':
      return <Icon name="energy" />
    case 'miss':
      return (
        <svg class="icon xodus-miss" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
          <circle cx="12" cy="12" r="8" />
        </svg>
      )
  }
}

/** A die of this game: its colour is told by the marks in its corners as well. */
export function SymbolDie(props: SymbolDieProps) {
  const { colour, face, label, size = 40, rolling = false, badges = [], hits, aside = false } = props
  const classes = [
    'xodus-die',
    `xodus-die-${colour}`,
    face === undefined ? 'xodus-die-waiting' : `xodus-die-${face}`,
    ...badges.map((badge) => `xodus-die-${badge}`),
    rolling && 'xodus-die-rolling',
    aside && 'xodus-die-aside',
  ]
  return (
    <span
      class={classes.filter(Boolean).join(' ')}
      style={{ '--die': `${size}px` }}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span class="xodus-die-corners" />
      <span class="xodus-die-face">{face === undefined ? '?' : <FaceSign face={face} />}</span>
      {badges.includes('rerolled') && <Icon name="replay" />}
      {badges.includes('used') && hits === undefined && <Icon name="check" />}
      {badges.includes('ignored') && <span class="xodus-die-strike" />}
      {hits !== undefined && (
        <span class="xodus-die-hits">
          {hits}
          <FaceSign face="hit" />
        </span>
      )}
    </span>
  )
}
