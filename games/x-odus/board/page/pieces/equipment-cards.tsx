import { type CardSize, Chip } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { damageName } from '../../../content/damage.ts'
import { MODULES } from '../../../content/modules.ts'
import type { Malfunction } from '../../../content/schema.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { WORDS } from '../../../text/text.ts'
import { CardPicture } from './card-picture.tsx'
import { modSeen, moduleSeen } from './card-seen.ts'
import { MALFUNCTION_ICONS, MODULE_KIND_ICONS, STOCK_SIGNS } from './signs.ts'
import { TallCard } from './tall-card.tsx'

interface CardProps {
  readonly language: Language
  readonly size: CardSize
}

/** A Ship Module or a Precursor Module, by its number. */
export function ModuleCard({ module, language, size }: CardProps & { readonly module: number }) {
  const { id, kind, price } = MODULES[module]
  const { title, text, icon, tone, sort } = moduleSeen(module, language)
  const { dock, stage } = WORDS[language].page
  return (
    <TallCard
      title={title}
      kind={tone}
      seed={id}
      size={size}
      band={`${dock.aboard[sort]} · ${CARD_WORDS[language].names.modules[kind]}`}
      icon={MODULE_KIND_ICONS[kind]}
      picture={<CardPicture tone={tone} icon={icon} />}
      costs={<Chip {...chipOf('scraps')} value={price} label={stage.price(price)} />}
    >
      <p>{text}</p>
    </TallCard>
  )
}

interface ModCardProps extends CardProps {
  readonly board: number
  readonly level: number
  /** 1 or 2. */
  readonly half: number
}

/** A half of a Precursor Mod: only one of the two is ever used. */
export function ModCard({ board, level, half, language, size }: ModCardProps) {
  const { title, text, icon, tone, cost } = modSeen(board, level, half, language)
  const { dock, stage } = WORDS[language].page
  return (
    <TallCard
      title={title}
      kind={tone}
      seed={`mod ${board} ${level} ${half}`}
      size={size}
      band={`${dock.aboard.mod} · ${stage.level(level)}`}
      icon="crystal"
      picture={<CardPicture tone={tone} icon={icon} />}
      costs={cost.energy > 0 && <Chip {...chipOf('energy')} value={cost.energy} label={dock.stock.energy} />}
    >
      <p>{text}</p>
    </TallCard>
  )
}

export function DamageCard({
  malfunction,
  language,
  size,
}: CardProps & { readonly malfunction: Malfunction }) {
  const { malfunction: says, stories } = CARD_WORDS[language]
  return (
    <TallCard
      title={damageName(malfunction)[language]}
      kind="danger"
      seed={malfunction}
      size={size}
      band={WORDS[language].page.dock.aboard.damage}
      icon="danger"
      picture={<CardPicture tone="danger" icon={MALFUNCTION_ICONS[malfunction]} />}
    >
      <p>{says(malfunction)}</p>
      <p class="xodus-story">{stories.malfunctions[malfunction]}</p>
    </TallCard>
  )
}

const chipOf = (stock: 'scraps' | 'energy') => ({
  icon: STOCK_SIGNS[stock].icon,
  kind: STOCK_SIGNS[stock].tone,
})
