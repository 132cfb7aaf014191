import { Icon } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { MODULES } from '../../../content/modules.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { MODULE_COLOURS, TRACK_ICONS } from '../map/appearance.ts'
import './module-card.css'
import { CostRow, SignRow } from './sign-row.tsx'
import { KIND_ICONS, kindOf, moduleSigns } from './signs.ts'

interface ModuleCardProps {
  /** A place in MODULES. */
  readonly design: number
  readonly language: Language
  /** 0 intact, 1 damaged, 2 infested. */
  readonly damage?: number
  /** Whether the reader could pay for it; nothing where it is not for sale. */
  readonly affordable?: boolean
  /** Small: signs. Full: what stands on it in words. */
  readonly size?: 'small' | 'full'
}

/** A module: name, what it costs and is worth, how it works, what it does. */
export function ModuleCard({ design, language, damage = 0, affordable, size = 'small' }: ModuleCardProps) {
  const module = MODULES[design]
  const { names, module: text } = CARD_WORDS[language]
  const kind = kindOf(module)
  const classes = [
    'edge-module',
    `edge-module-${size}`,
    damage > 0 && 'edge-damaged',
    affordable === true && 'edge-module-lit',
    affordable === false && 'edge-module-dear',
  ]
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      style={{ '--kind': MODULE_COLOURS[module.type] }}
      data-type={module.type}
    >
      <p class="edge-module-head">
        <span class="edge-module-type">
          <Icon name={TRACK_ICONS[module.type]} />
        </span>
        <b>{names.modules[module.id]}</b>
      </p>
      <p class="edge-module-cost">
        <CostRow cost={module.cost} />
        <span class="edge-module-worth" aria-hidden="true">
          {module.relic && <Icon name="relic" />}
          {module.vp > 0 && (
            <>
              {module.vp}
              <Icon name="laurels" />
            </>
          )}
          {damage > 0 && <Icon name="broken-shield" />}
        </span>
      </p>
      {size === 'full' ? (
        <p class="edge-module-text">{text(module)}</p>
      ) : (
        <p class="edge-module-does" aria-hidden="true">
          <Icon name={KIND_ICONS[kind]} />
          <SignRow signs={moduleSigns(module)} />
        </p>
      )}
    </div>
  )
}
