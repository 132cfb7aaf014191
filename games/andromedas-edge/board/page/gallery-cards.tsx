import { CardFrame, type Exhibit, type IconName, type Tone } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { ComponentChildren } from 'preact'
import { DESTINIES } from '../../content/destinies.ts'
import { DEVELOPMENT_CARDS } from '../../content/developments.ts'
import { EVENTS } from '../../content/events.ts'
import { FACTIONS } from '../../content/factions.ts'
import { MODULES } from '../../content/modules.ts'
import { RAIDERS } from '../../content/raiders.ts'
import { TACTICS } from '../../content/tactics.ts'
import { COMMANDERS, CONFLICTS, UNITY_ACTIONS, UNITY_TOKENS } from '../../content/unity.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import type { CardWords } from '../../text/cards.en.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import { FactionEmblem } from './gallery-emblems.tsx'
import './gallery.css'
import { HelmRing } from './pieces/helm-ring.tsx'
import { ModuleCard } from './pieces/module-card.tsx'
import { RaiderPicture, ShipPicture } from './pieces/pictures.tsx'
import { TacticsCard } from './pieces/tactics-card.tsx'

interface CardShown {
  readonly id: string
  readonly icon: IconName
  readonly tone: Tone
  readonly name: (words: CardWords) => string
  readonly sort: (words: CardWords) => string
  readonly text: (words: CardWords) => string
  readonly picture?: ComponentChildren
}

/** A card with all its words. */
function cardExhibit({ id, icon, tone, name, sort, text, picture }: CardShown): Exhibit {
  const named = (language: Language): string => name(CARD_WORDS[language])
  return {
    id,
    name: { en: named('en'), fr: named('fr') },
    Piece: ({ language }) => (
      <CardFrame
        title={named(language)}
        kind={tone}
        seed={id}
        size="large"
        icon={icon}
        band={sort(CARD_WORDS[language])}
        {...(picture !== undefined && { picture })}
      >
        {text(CARD_WORDS[language])}
      </CardFrame>
    ),
  }
}

const inside = (picture: ComponentChildren) => <span class="edge-exhibit-picture">{picture}</span>

export const FACTION_CARDS: readonly Exhibit[] = FACTIONS.map((faction) =>
  cardExhibit({
    id: faction.id,
    icon: 'players',
    tone: 'info',
    name: ({ names }) => names.factions[faction.id],
    sort: ({ names }) => names.shortFactions[faction.id],
    text: (words) =>
      [
        words.factionStart(faction),
        ...words
          .factionAbilities(faction)
          .map((ability, at) => words.headings.ability(words.names.abilities[faction.id][at], ability)),
      ].join(' '),
    picture: inside(<FactionEmblem id={faction.id} size={96} />),
  }),
)

export const RAIDER_CARDS: readonly Exhibit[] = RAIDERS.map((raider, card) =>
  cardExhibit({
    id: raider.id,
    icon: 'raider',
    tone: 'danger',
    name: ({ names }) => names.raiders[raider.id],
    sort: ({ names }) => names.raiderClasses[raider.class],
    text: (words) =>
      [words.raiderStats(raider), words.raiderPower(raider), words.raiderReward(raider)].join(' '),
    picture: inside(<RaiderPicture card={card} size={96} />),
  }),
)

export const MODULE_CARDS: readonly Exhibit[] = MODULES.map(({ id }, design) => ({
  id,
  name: { en: CARD_WORDS.en.names.modules[id], fr: CARD_WORDS.fr.names.modules[id] },
  Piece: ({ language }) => (
    <div class="edge-exhibit">
      <ModuleCard design={design} language={language} size="full" />
    </div>
  ),
}))

export const TACTICS_CARDS: readonly Exhibit[] = TACTICS.map(({ id }, card) => ({
  id,
  name: { en: CARD_WORDS.en.names.tactics[id], fr: CARD_WORDS.fr.names.tactics[id] },
  Piece: ({ language }) => (
    <div class="edge-exhibit">
      <TacticsCard card={card} language={language} size="full" />
    </div>
  ),
}))

const DEVELOPMENT_ICONS = {
  observatory: 'observatory',
  factory: 'industry',
  obelisk: 'obelisk',
  spaceport: 'spaceport',
  city: 'civilization',
} as const

export const ABILITY_CARDS: readonly Exhibit[] = DEVELOPMENT_CARDS.map((card) =>
  cardExhibit({
    id: card.id,
    icon: DEVELOPMENT_ICONS[card.development],
    tone: 3,
    name: ({ names }) => names.developmentCards[card.id],
    sort: ({ names }) => names.developments[card.development],
    text: (words) => words.developmentCard(card),
  }),
)

export const UPGRADE_TILES: readonly Exhibit[] = UPGRADES.map((upgrade) =>
  cardExhibit({
    id: upgrade.id,
    icon: 'upgrade',
    tone: 6,
    name: ({ names }) => names.upgrades[upgrade.id],
    sort: ({ names }) => names.ships[upgrade.ship],
    text: (words) => words.upgrade(upgrade),
    picture: inside(<ShipPicture type={upgrade.ship} owner={0} size={72} />),
  }),
)

export const EVENT_CARDS: readonly Exhibit[] = EVENTS.map(({ id, deck }) =>
  cardExhibit({
    id,
    icon: 'hourglass',
    tone: 5,
    name: ({ names }) => names.events[id],
    sort: ({ names }) => names.decks[deck],
    text: ({ event }) => event[id].text,
  }),
)

export const DESTINY_CARDS: readonly Exhibit[] = DESTINIES.map((card) =>
  cardExhibit({
    id: card.id,
    icon: 'destiny',
    tone: 4,
    name: ({ names }) => names.destinies[card.id],
    sort: ({ names }) => names.stock.destinies,
    text: (words) => words.destiny(card),
  }),
)

export const UNITY_CARDS: readonly Exhibit[] = [
  ...COMMANDERS.map((commander) =>
    cardExhibit({
      id: commander.id,
      icon: 'unity' as const,
      tone: 'plain' as const,
      name: ({ names }) => names.commanders[commander.id],
      sort: ({ names }) => names.participants.unity,
      text: (words) =>
        `${words.commanderStart(commander)} ${commander.power === undefined ? '' : words.commanderPower(commander)}`.trim(),
      picture: inside(<HelmRing commander={commander} helm={0} size={104} />),
    }),
  ),
  ...UNITY_ACTIONS.map((action) =>
    cardExhibit({
      id: action.id,
      icon: 'probe',
      tone: 'plain',
      name: (words) => words.unityActionName(action),
      sort: ({ names }) => names.participants.unity,
      text: (words) => words.unityAction(action),
    }),
  ),
  ...CONFLICTS.map((card) =>
    cardExhibit({
      id: card.id,
      icon: 'combat',
      tone: 'danger',
      name: ({ names }) => names.conflicts[card.id],
      sort: ({ names }) => names.participants.unity,
      text: (words) => words.conflict(card),
    }),
  ),
  ...UNITY_TOKENS.map((token) =>
    cardExhibit({
      id: token.id,
      icon: 'upgrade',
      tone: 'plain',
      name: ({ names }) => names.unityTokens[token.id],
      sort: ({ names }) => names.participants.unity,
      text: (words) => words.unityToken(token),
    }),
  ),
]
