import { type ByKind, saidByKind, ToldCard } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { ComponentChildren } from 'preact'
import { AVATARS } from '../../../content/avatars.ts'
import { EXPLORATIONS } from '../../../content/explorations.ts'
import { SHIPS } from '../../../content/ships.ts'
import { SIGNALS } from '../../../content/signals.ts'
import type { XodusState } from '../../../position/state.ts'
import type { XodusFact } from '../../../rules/facts.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { AvatarEmblem } from '../pieces/avatar-emblem.tsx'
import { CardPicture } from '../pieces/card-picture.tsx'
import { EnemyPortrait } from '../pieces/enemy-portrait.tsx'
import { foeCardOf } from '../pieces/foe-card-of.ts'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import { EXPLORATION_SIGNS, SIGNAL_SIGNS } from '../pieces/signs.ts'

/** The card, the foe or else the ship that an act is about. */
export function pictureOf(facts: readonly XodusFact[], { ships }: XodusState, language: Language) {
  const pictures: ByKind<XodusFact, ComponentChildren> = {
    exploration: (fact) => <Exploration card={fact.card} language={language} />,
    'option-taken': (fact) => <Exploration card={fact.card} language={language} />,
    'signal-revealed': (fact) => <Signal card={fact.card} language={language} />,
    'signal-work': (fact) => <Signal card={fact.card} language={language} />,
    'key-taken': (fact) => <Signal card={fact.card} language={language} />,
    attack: (fact) => <Foe {...fact.foe} language={language} />,
    defeated: (fact) => <Foe {...fact.foe} language={language} />,
    'foe-skill': (fact) => <Foe {...fact.foe} language={language} />,
    combat: (fact) => (fact.foes.length > 0 ? <Foe {...fact.foes[0]} language={language} /> : undefined),
    'avatar-arrives': (fact) => <Foe avatar card={fact.avatar} language={language} />,
    'avatar-moves': (fact) => <Foe avatar card={fact.avatar} language={language} />,
    'avatar-engages': (fact) => <Foe avatar card={fact.avatar} language={language} />,
  }
  for (const fact of facts) {
    const picture = saidByKind(pictures, fact)
    if (picture !== undefined) return picture
  }
  const board = facts.map(boardOf).find((found) => found !== undefined)
  const ship = ships.find((each) => each.board === board)
  return ship && <OneShip ship={ship} language={language} />
}

const boardOf = (fact: XodusFact): number | undefined =>
  'board' in fact && fact.board >= 0 ? fact.board : undefined

interface PictureProps {
  readonly card: number
  readonly language: Language
}

function Exploration({ card, language }: PictureProps) {
  const { id, type } = EXPLORATIONS[card]
  const { icon, tone } = EXPLORATION_SIGNS[type]
  return <ToldCard seed={id} tone={tone} band={CARD_WORDS[language].names.explorations[type]} icon={icon} />
}

function Signal({ card, language }: PictureProps) {
  const { id, level } = SIGNALS[card]
  const { icon, tone } = SIGNAL_SIGNS[level]
  return <ToldCard seed={id} tone={tone} band={CARD_WORDS[language].names.signals[level]} icon={icon} />
}

function Foe({ avatar, card, language }: PictureProps & { readonly avatar: boolean }) {
  const tone = avatar ? 'danger' : 2
  return (
    <ToldCard
      seed={`foe ${avatar} ${card}`}
      tone={tone}
      band={avatar ? AVATARS[card - 1].name[language] : foeCardOf({ avatar, card }, language).rank}
      picture={
        <CardPicture tone={tone}>
          {avatar ? (
            <AvatarEmblem number={card} size={84} x={0} y={0} />
          ) : (
            <EnemyPortrait card={card} size={84} x={0} y={0} />
          )}
        </CardPicture>
      }
    />
  )
}

function OneShip({
  ship,
  language,
}: Pick<PictureProps, 'language'> & { readonly ship: Parameters<typeof ShipEmblem>[0]['ship'] }) {
  return (
    <ToldCard
      seed={`ship ${ship.board}`}
      tone="info"
      band={SHIPS[ship.board].name[language]}
      picture={
        <CardPicture tone="info">
          <ShipEmblem ship={ship} size={78} x={0} y={0} />
        </CardPicture>
      }
    />
  )
}
