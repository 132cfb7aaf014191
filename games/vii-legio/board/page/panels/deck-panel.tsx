import { Chip, Entries, Entry, EntryTitle, Icon, Meter } from '@astrolabe/drawing'
import { EXPLORATION } from '../../../content/decks.ts'
import { EXPERT_KINDS } from '../../fittings.ts'
import { nextCard } from '../../next-card.ts'
import { CARD_TYPES, DOMAINS, EXPERT_DOMAINS, symbolAppearance } from '../appearance.ts'
import { ExplorationCard } from '../exploration-card.tsx'
import { type LegioScene, type Look, lookOf } from '../look.ts'
import './panels.css'
import './deck-panel.css'
import { lastTurned } from '../turned-card.tsx'

/** What the next card may be, what is left in supply, and what has gone by. */
export function DeckPanel(scene: LegioScene) {
  const look = lookOf(scene)
  const last = lastTurned(scene)
  const { page } = look.words
  return (
    <Entries>
      <NextCard look={look} />
      <Entry title={page.supply}>
        <p class="legio-chips">
          {EXPERT_KINDS.map((kind, index) => (
            <Chip
              key={kind}
              icon="astronaut"
              value={look.view.expertSupply[index]}
              label={page.expert[kind]}
              kind={DOMAINS[EXPERT_DOMAINS[kind]].tone}
              wide
            />
          ))}
        </p>
      </Entry>
      {last !== undefined && (
        <Entry title={page.lastCard}>
          <ExplorationCard card={EXPLORATION[last]} language={look.language} size="medium" />
        </Entry>
      )}
      <Discards look={look} />
    </Entries>
  )
}

/** In cards and not in per cent: those are rounded with the odds of the question, and would differ by one. */
function NextCard({ look }: { readonly look: Look }) {
  const { page, table, cardTypes } = look.words
  const { unseen, types, symbols } = nextCard(look.view)
  if (unseen === 0) return <p class="legio-panel-note">{table.noCardLeft}</p>
  return (
    <Entry
      title={
        <>
          {page.nextByType} <small>{page.unseenCards(unseen)}</small>
        </>
      }
    >
      <ul class="legio-shares">
        {types.map(({ type, cards }) => (
          <li key={type}>
            <Icon name={CARD_TYPES[type].icon} />
            <span>{cardTypes[type]}</span>
            <Meter share={cards / unseen} label={cardTypes[type]} kind={CARD_TYPES[type].tone} />
            <b>{cards}</b>
          </li>
        ))}
      </ul>
      <EntryTitle>{page.nextBySymbol}</EntryTitle>
      <ul class="legio-shares">
        {symbols.map(({ symbol, cards }) => {
          const { icon, tone } =
            symbol === 'none' ? ({ icon: 'minus', tone: 'plain' } as const) : symbolAppearance(symbol)
          const label =
            symbol === 'none'
              ? page.noSymbol
              : symbol === '?'
                ? page.anySymbol
                : `${symbol} ${page.domain[symbol]}`
          return (
            <li key={symbol}>
              <Icon name={icon} />
              <span>{label}</span>
              <Meter share={cards / unseen} label={label} kind={tone} />
              <b>{cards}</b>
            </li>
          )
        })}
      </ul>
    </Entry>
  )
}

/** The discards by name: everyone may count them. */
function Discards({ look }: { readonly look: Look }) {
  const { view, language, words } = look
  const { page } = words
  const counts = new Map<string, number>()
  for (const card of view.discard) {
    const name = EXPLORATION[card].name[language]
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const names = [...counts].toSorted(([a], [b]) => a.localeCompare(b, language))
  return (
    <Entry title={page.discarded(view.discard.length)}>
      <p class="legio-panel-note">
        {names.length === 0
          ? page.nothingDiscarded
          : `${names.map(([name, count]) => page.copies(name, count)).join(', ')}.`}
      </p>
    </Entry>
  )
}
