import { SpotMark, Track } from '@astrolabe/drawing'
import type { Foe } from '../../../position/state.ts'
import { AvatarEmblem } from '../pieces/avatar-emblem.tsx'
import { EnemyPortrait } from '../pieces/enemy-portrait.tsx'
import { foeCardOf } from '../pieces/foe-card-of.ts'
import type { Drawn } from './drawn.ts'
import type { FoeSpot } from './spots.ts'
import './foe-side.css'

interface FoeSideProps extends Drawn {
  readonly foe: Foe
  readonly spot: FoeSpot
  /** Health it would have after the attack, Shields it has against it. */
  readonly left?: number | undefined
  readonly shields?: number | undefined
  /** Its skill has been set off. */
  readonly acts?: boolean
}

/** A foe that is being fought, or could be: what is left of it, and what it can do. */
export function FoeSide({ scene, look, foe, spot, left, shields, acts = false }: FoeSideProps) {
  const { stage } = look.words.page
  const card = foeCardOf(foe, look.language)
  const most = card.shields + foe.shields
  const against = shields ?? most
  return (
    <SpotMark
      as="div"
      scene={scene}
      spot={spot}
      class={foe.avatar ? 'xodus-foe xodus-foe-avatar' : 'xodus-foe'}
    >
      <span class="xodus-foe-picture">
        <Portrait foe={foe} size={84} />
      </span>
      <b class="xodus-foe-name">{card.name}</b>
      <span class="xodus-foe-rank">{card.rank}</span>
      <span class="xodus-foe-line" aria-hidden="true">
        {stage.health}
        <b>
          {foe.health}/{card.most}
        </b>
        <Track
          value={foe.health}
          max={card.most}
          label={stage.health}
          kind="danger"
          marks={left === undefined || left === foe.health ? [] : [{ at: left, sort: 'planned' }]}
        />
      </span>
      <span class="xodus-foe-line" aria-hidden="true">
        {stage.shields}
        <b>{against}</b>
        {Math.max(most, against) > 0 && (
          <Track
            value={most}
            max={Math.max(most, against)}
            label={stage.shields}
            kind={1}
            marks={against === most ? [] : [{ at: against, sort: 'planned' }]}
          />
        )}
      </span>
      <span class={acts ? 'xodus-foe-skill xodus-foe-acts' : 'xodus-foe-skill'} aria-hidden="true">
        {acts && <b>{stage.skillActs}</b>} {card.skill}
      </span>
    </SpotMark>
  )
}

export function Portrait({
  foe,
  size,
}: {
  readonly foe: Pick<Foe, 'avatar' | 'card'>
  readonly size: number
}) {
  return foe.avatar ? (
    <AvatarEmblem number={foe.card} size={size} />
  ) : (
    <EnemyPortrait card={foe.card} size={size} />
  )
}
