import { type CardSize, Chip, Icon } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { ALLIES } from '../../../content/allies.ts'
import { EXPLORATIONS } from '../../../content/explorations.ts'
import { SIGNALS } from '../../../content/signals.ts'
import type { Foe } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { WORDS } from '../../../text/text.ts'
import { AvatarEmblem } from './avatar-emblem.tsx'
import { CardPicture } from './card-picture.tsx'
import { EnemyPortrait } from './enemy-portrait.tsx'
import { foeCardOf } from './foe-card-of.ts'
import { TallCard } from './tall-card.tsx'
import { EXPLORATION_SIGNS, SIGNAL_SIGNS, STOCK_SIGNS } from './signs.ts'

interface CardProps {
  readonly language: Language
  readonly size: CardSize
}

/** An Enemy or an Avatar. */
export function FoeCard({ foe, language, size }: CardProps & { readonly foe: Pick<Foe, 'avatar' | 'card'> }) {
  const { name, rank, most, shields, skill, spoils, story } = foeCardOf(foe, language)
  const { stage } = WORDS[language].page
  const tone = foe.avatar ? 'danger' : 2
  return (
    <TallCard
      isEnemy={!foe.avatar}
      title={name}
      kind={tone}
      seed={`foe ${foe.avatar} ${foe.card}`}
      size={size}
      band={rank}
      icon={foe.avatar ? 'alien' : 'hostile'}
      picture={
        <CardPicture tone={tone}>
          {foe.avatar ? (
            <AvatarEmblem number={foe.card} size={84} x={0} y={0} />
          ) : (
            <EnemyPortrait card={foe.card} size={84} x={0} y={0} />
          )}
        </CardPicture>
      }
      costs={
        <>
          <Chip icon={STOCK_SIGNS.health.icon} kind="danger" value={most} label={stage.health} />
          <Chip
            icon={STOCK_SIGNS.shields.icon}
            kind={STOCK_SIGNS.shields.tone}
            value={shields}
            label={stage.shields}
          />
        </>
      }
    >
      <p>{skill}</p>
      {spoils !== '' && <p>{spoils}</p>}
      <p class="xodus-story">{story}</p>
    </TallCard>
  )
}

interface ExplorationCardProps extends CardProps {
  readonly card: number
  /** Without its options, where they are laid out beside it. */
  readonly bare?: boolean
}

export function ExplorationCard({ card, language, size, bare = false }: ExplorationCardProps) {
  const { id, name, type, options } = EXPLORATIONS[card]
  const { names, stories } = CARD_WORDS[language]
  const { icon, tone } = EXPLORATION_SIGNS[type]
  return (
    <TallCard
      title={name[language]}
      kind={tone}
      seed={id}
      size={size}
      band={names.explorations[type]}
      icon={icon}
    >
      <p class="xodus-story">{stories.explorations[id]}</p>
      {!bare && (
        <ol class="xodus-options">
          {options.map((_, option) => (
            <li key={option}>
              <OptionText card={card} option={option} language={language} />
            </li>
          ))}
        </ol>
      )}
    </TallCard>
  )
}

/** An option of an Exploration, with what opens it, what is rolled and what may go wrong. */
export function OptionText({
  card,
  option,
  language,
}: {
  readonly card: number
  readonly option: number
  readonly language: Language
}) {
  const { deed, lock, roll, effects, failure } = CARD_WORDS[language].optionParts(EXPLORATIONS[card], option)
  const { stage } = WORDS[language].page
  return (
    <span class="xodus-option-text">
      <span class="xodus-option-deed">{deed}.</span>
      {lock !== '' && (
        <b class="xodus-option-lock">
          <Icon name="lock" /> {lock}
        </b>
      )}
      {roll !== '' && <b class="xodus-option-roll">{roll}</b>}
      <span>
        {roll !== '' && <i>{stage.success}</i>} {effects}
      </span>
      {failure !== '' && (
        <span class="xodus-option-failure">
          <i>{stage.failure}</i> {failure}
        </span>
      )}
    </span>
  )
}

interface SignalCardProps extends CardProps {
  readonly card: number
  /** How many ships play. */
  readonly ships?: number
}

export function SignalCard({ card, language, size, ships }: SignalCardProps) {
  const signal = SIGNALS[card]
  const { names, stories, signal: says } = CARD_WORDS[language]
  const { icon, tone } = SIGNAL_SIGNS[signal.level]
  const { reveal, deed, work, key } = says(signal, ships)
  return (
    <TallCard
      title={signal.name[language]}
      kind={tone}
      seed={signal.id}
      size={size}
      band={names.signals[signal.level]}
      icon={icon}
    >
      {reveal !== '' && <p>{reveal}</p>}
      {work !== '' && (
        <p>
          {deed !== '' && <b>[{deed}] </b>}
          {work}
        </p>
      )}
      <p class="xodus-signal-key">
        <Icon name="key" /> {key}
      </p>
      <p class="xodus-story">{stories.signals[signal.id]}</p>
    </TallCard>
  )
}

export function AllyCard({ ally, language, size }: CardProps & { readonly ally: number }) {
  const card = ALLIES[ally]
  const { stories, ally: says } = CARD_WORDS[language]
  const { stock, services } = says(card)
  return (
    <TallCard
      title={card.name[language]}
      kind="good"
      seed={card.id}
      size={size}
      band={WORDS[language].page.dock.ally}
      icon="diplomacy"
    >
      <p>{stock}</p>
      {services.map((service) => (
        <p key={service}>{service}</p>
      ))}
      <p class="xodus-story">{stories.allies[card.id]}</p>
    </TallCard>
  )
}
