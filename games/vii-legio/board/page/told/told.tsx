import { type Act, Planet, type Telling, ToldCard, type Told, tokensOf } from '@astrolabe/drawing'
import type { FactOf } from '@astrolabe/kernel'
import { EXPLORATION, EXTRASOLARS } from '../../../content/decks.ts'
import { activeSeat, type LegioState } from '../../../position/state.ts'
import type { LegioFact } from '../../../rules/facts.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { text, WORDS } from '../../../text/text.ts'
import { CARD_TYPES, planetKind } from '../appearance.ts'
import { turnOf } from '../facts.ts'
import { amountsOf } from './amounts.ts'
import { cameOf } from './card-came.ts'
import { TenDie } from './ten-die.tsx'
import { titleOf, WEIGHTIEST } from './titles.ts'

type LegioAct = Act<LegioFact>
type LegioTelling = Telling<LegioState>

/** What goes on with the card that asked, and with the landing that did. */
export function goesOn(facts: readonly LegioFact[], before: readonly LegioFact[]): boolean {
  const [first] = facts
  if (facts.some(isOwnDeed)) return false
  if (GOING_ON.has(first.kind)) return before.some(({ kind }) => kind === 'turned-over')
  if (first.kind === 'xp') return first.source !== 'observation'
  return first.kind === 'landed' && before.some(({ kind }) => kind === 'revealed')
}

/** Cards are also paid, and the base is also reached, without any card that was turned over. */
const isOwnDeed = (fact: LegioFact): boolean =>
  ['bought', 'crossed', 'entered-x', 'left-x'].includes(fact.kind) ||
  (fact.kind === 'to-base' && !fact.forced)

const GOING_ON: ReadonlySet<LegioFact['kind']> = new Set([
  'detector-used',
  'fight',
  'damage',
  'personnel-lost',
  'discovered',
  'drifted',
  'flare',
  'exploration-ended',
  'paid',
  'special-mission',
  'declined',
  'exo-taken',
  'to-base',
  'reset',
  'x-roll',
  'x-opened',
  'nothing-to-discard',
  'nobody-to-lose',
] as const satisfies readonly LegioFact['kind'][])

/** What an act came to: the card that was turned over, or whatever else was done. */
export function told(act: LegioAct, telling: LegioTelling): Told | undefined {
  const { facts } = act
  const turned = facts.find((fact) => fact.kind === 'turned-over')
  if (turned?.kind === 'turned-over') return cardTold(turned, act, telling)
  return deedTold(act, telling) ?? turnTold(act, telling)
}

/** Told by their tokens, or by the title. */
const SILENT: ReadonlySet<LegioFact['kind']> = new Set([
  'turn',
  'cards-taken',
  'turned-over',
  'vp',
  'paid',
  'free-item',
  'bought',
  'take-off',
  'crossed',
  'entered-x',
  'left-x',
  'landed',
  'scanned',
  'threshold',
  'went-to-contact',
  'passed',
  'stayed',
  'game-start',
])

/** The lines of the log that say more than title and tokens do. */
function linesOf(facts: readonly LegioFact[], { language, names }: LegioTelling): readonly string[] {
  const rolls = facts.filter(({ kind }) => kind === 'damage').length
  return facts.flatMap((fact) => {
    const isPlain =
      (fact.kind === 'xp' && fact.gained > 0 && fact.lost === 0) || (fact.kind === 'to-base' && !fact.forced)
    if (SILENT.has(fact.kind) || isPlain || (fact.kind === 'damage' && rolls > 1)) return []
    return text[language].fact(fact, names) ?? []
  })
}

const ofAct = (facts: readonly LegioFact[], { view, seat, language }: LegioTelling): Pick<Told, 'tokens'> => {
  const shown = view.ships[seat]?.seat ?? activeSeat(view)
  return {
    tokens: tokensOf(
      facts.flatMap((fact) => amountsOf(fact, WORDS[language], 'seat' in fact && fact.seat === shown)),
    ),
  }
}

function cardTold(
  { card: number, seat }: FactOf<LegioFact, 'turned-over'>,
  { facts, isOpen }: LegioAct,
  telling: LegioTelling,
): Told {
  const { language } = telling
  const words = WORDS[language]
  const card = EXPLORATION[number]
  const name = card.name[language]
  const asks = isOpen && telling.view.turn.card === number
  const { icon, tone } = CARD_TYPES[card.type]
  return {
    title: asks ? name : words.told.card(name, cameOf(facts, words)),
    lines: asks ? [CARD_WORDS[language].exploration(card)] : linesOf(facts, telling),
    seat,
    picture: <ToldCard seed={card.id} tone={tone} band={words.cardTypes[card.type]} icon={icon} />,
    versus: versusOf(facts, telling),
    dice: diceOf(facts, telling),
    ...ofAct(facts, telling),
  }
}

function versusOf(facts: readonly LegioFact[], { seat, language, names }: LegioTelling): Told['versus'] {
  const fight = facts.find((fact) => fact.kind === 'fight')
  if (fight?.kind !== 'fight') return undefined
  const { told: says } = WORDS[language]
  return {
    ours: fight.lasers,
    theirs: fight.hostile,
    names: [fight.seat === seat ? says.you : names(fight.seat), says.foe],
  }
}

function diceOf(facts: readonly LegioFact[], { language }: LegioTelling): Told['dice'] {
  const dice = facts.flatMap((fact) =>
    fact.kind === 'damage' || fact.kind === 'drifted' || fact.kind === 'x-roll' ? [fact.die] : [],
  )
  if (dice.length === 0) return undefined
  const { told: says } = WORDS[language]
  return (rolling) =>
    dice.map((die, rank) => <TenDie key={rank} value={die} rolling={rolling} label={says.dieShows(die)} />)
}

/** An act of its own, without a card. */
function deedTold({ facts }: LegioAct, telling: LegioTelling): Told | undefined {
  const { language } = telling
  const words = WORDS[language]
  const weightiest = WEIGHTIEST.map((kind) => facts.find((fact) => fact.kind === kind)).find(Boolean)
  const lead = weightiest ?? facts.find((fact) => titleOf(fact, words, language) !== undefined)
  const title = lead && titleOf(lead, words, language)
  if (lead === undefined || title === undefined) return undefined
  const failed = facts.some(({ kind }) => kind === 'landing-failed')
  const card = 'card' in lead ? lead.card : undefined
  return {
    title:
      failed && lead.kind === 'revealed'
        ? words.told.notLanded(lead.slot, EXTRASOLARS[lead.card].name[language])
        : title,
    lines: linesOf(facts, telling),
    seat: 'seat' in lead ? lead.seat : undefined,
    ...(card !== undefined && { picture: <World card={card} band={words.life(EXTRASOLARS[card])} /> }),
    where: whereOf(facts, telling),
    ...ofAct(facts, telling),
  }
}

/** The planet somebody has to do with. */
function World({ card, band }: { readonly card: number; readonly band: string }) {
  const extrasolar = EXTRASOLARS[card]
  return (
    <ToldCard
      seed={extrasolar.id}
      tone={extrasolar.sapiens ? 1 : 3}
      band={band}
      picture={
        <svg viewBox="-80 -40 160 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Planet seed={extrasolar.id} kind={planetKind(extrasolar)} size={70} x={0} y={0} />
        </svg>
      }
    />
  )
}

function whereOf(facts: readonly LegioFact[], { language }: LegioTelling): Told['where'] {
  const { told: says } = WORDS[language]
  const crossed = facts.find((fact) => fact.kind === 'crossed')
  if (crossed?.kind === 'crossed') return { from: says.place(crossed.from), to: says.place(crossed.to) }
  return facts.some(({ kind }) => kind === 'take-off') ? { from: says.base, to: says.place(1) } : undefined
}

/** A turn that is over: the cards that were not used go back. */
function turnTold({ facts, before }: LegioAct, { language }: LegioTelling): Told | undefined {
  const { told: says } = WORDS[language]
  const closed = before.map(turnOf).findLast((turn) => turn !== undefined)
  if (facts[0].kind !== 'turn' || closed === undefined) return undefined
  const back = cardsBack(before)
  return {
    title: says.turnEnds,
    lines: back > 0 ? [says.cardsBack(back)] : [],
    seat: closed.seat,
    tokens: [],
    isMinor: true,
  }
}

/** Of the cards taken, those that were neither turned over nor paid; a reset takes them all. */
function cardsBack(turn: readonly LegioFact[]): number {
  if (turn.some(({ kind }) => kind === 'reset')) return 0
  return turn.reduce((left, fact) => {
    if (fact.kind === 'cards-taken') return left + fact.cards
    if (fact.kind === 'turned-over') return left - 1
    return fact.kind === 'paid' ? left - fact.cards.length : left
  }, 0)
}
