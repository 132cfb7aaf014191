import {
  type Act,
  type ByKind,
  saidByKind,
  type Telling,
  type Told,
  type ToldToken,
  tokensOf,
} from '@astrolabe/drawing'
import type { FactOf } from '@astrolabe/kernel'
import { NONE, type XodusState } from '../../../position/state.ts'
import { trackOf } from '../../../position/track.ts'
import type { XodusFact } from '../../../rules/facts.ts'
import { nounOf } from '../../../text/foes.ts'
import { systemName } from '../../../text/systems.ts'
import { text, WORDS } from '../../../text/text.ts'
import { amountsOf } from './amounts.ts'
import { diceOf } from './dice.tsx'
import { pictureOf } from './picture.tsx'

type XodusTelling = Telling<XodusState>

/** What is told of a roll once cards have had their say, and of an Exploration once an option was chosen. */
const COMES_OF_A_ROLL: ReadonlySet<XodusFact['kind']> = new Set([
  'card-used',
  'rerolled',
  'attack',
  'foe-skill',
  'retribution',
  'defeated',
  'detection',
  'unseen',
  'skill-roll',
  'damage-roll',
  'critical-miss',
  'lost-health',
  'damage-card',
  'survived',
  'destroyed',
  'signal-work',
  'exp',
])

export function goesOn([first]: readonly XodusFact[], before: readonly XodusFact[]): boolean {
  if (first.kind === 'option-taken') return before.some(({ kind }) => kind === 'exploration')
  return COMES_OF_A_ROLL.has(first.kind) && before.some(({ kind }) => kind === 'rolled')
}

/** What an act is told by, the weightiest first; else by the first fact that has anything to say. */
const WEIGHTIEST: readonly XodusFact['kind'][] = [
  'game-over',
  'destroyed',
  'keys-placed',
  'key-taken',
  'corruption',
  'corruption-held',
  'avatar-arrives',
  'defeated',
  'attack',
  'detection',
  'signal-work',
  'signal-revealed',
  'skill-roll',
  'exploration',
  'combat',
  'moved',
]

/** Told by dice, tokens or the mark of whose turn it is. */
const SILENT: ReadonlySet<XodusFact['kind']> = new Set([
  'rolled',
  'turn',
  'round',
  'scraps',
  'healed',
  'energy-recovered',
  'action-gained',
])

export function told({ facts, isOpen }: Act<XodusFact>, telling: XodusTelling): Told | undefined {
  const { view, language, names } = telling
  const words = WORDS[language]
  const say = (fact: XodusFact): string | undefined => text[language].fact(fact, names)
  const spoken = facts.filter((fact) => fact.kind !== 'turn' && say(fact) !== undefined)
  const lead =
    WEIGHTIEST.map((kind) => spoken.find((fact) => fact.kind === kind)).find(Boolean) ??
    spoken.find(({ kind }) => !SILENT.has(kind)) ??
    spoken[0]
  if (lead === undefined) return undefined
  // While cards may still change a roll, the dice alone are told.
  const rolled = lead.kind === 'rolled' && isOpen ? words.table.roll[lead.roll] : undefined
  return {
    title: rolled ?? titleOf(lead, telling) ?? withoutStop(say(lead) ?? ''),
    lines: spoken.flatMap((fact) =>
      fact === lead || SILENT.has(fact.kind) || (fact.kind === 'attack' && lead.kind === 'defeated')
        ? []
        : (say(fact) ?? []),
    ),
    picture: pictureOf(ofTheAct(facts), view, language),
    versus: versusOf(facts, telling),
    dice: diceOf(facts, view, words.told.rolls),
    where: whereOf(facts, telling),
    tokens: [
      ...tokensOf(ofTheAct(facts).flatMap((fact) => amountsOf(fact, words))),
      ...otherTokens(facts, telling),
    ],
    isMinor: MINOR.has(lead.kind),
  }
}

const MINOR: ReadonlySet<XodusFact['kind']> = new Set(['round', 'turn-ended', 'game-start', 'rolled', 'mod'])

/** What all ships get back as a round begins is nobody's gain. */
function ofTheAct(facts: readonly XodusFact[]): readonly XodusFact[] {
  const round = facts.findIndex(({ kind }) => kind === 'round' || kind === 'corruption')
  return round < 0 ? facts : facts.filter(({ kind }) => kind !== 'energy-recovered')
}

const withoutStop = (sentence: string): string => sentence.replace(/(?<!\.)\.$/, '')

/** Shorter than the line of the log, where the foe is drawn beside it. */
function titleOf(fact: XodusFact, { language }: XodusTelling): string | undefined {
  const { told: says } = WORDS[language]
  if (fact.kind === 'attack') return says.attack(nounOf(fact.foe)[language], fact.damage, fact.left)
  return fact.kind === 'defeated' ? says.defeated(nounOf(fact.foe)[language]) : undefined
}

function versusOf(facts: readonly XodusFact[], { language }: XodusTelling): Told['versus'] {
  const attack = facts.findLast((fact): fact is FactOf<XodusFact, 'attack'> => fact.kind === 'attack')
  const { told: says } = WORDS[language]
  return attack && { ours: attack.hits, theirs: attack.shields, names: [says.hits, says.shields] }
}

function whereOf(facts: readonly XodusFact[], { language }: XodusTelling): Told['where'] {
  const moved = facts.findLast((fact): fact is FactOf<XodusFact, 'moved'> => fact.kind === 'moved')
  if (moved === undefined || moved.from === NONE) return undefined
  return { from: systemName(moved.from, language), to: systemName(moved.to, language) }
}

/** What is not more or less of something a ship has. */
function otherTokens(facts: readonly XodusFact[], { view, language }: XodusTelling): ToldToken[] {
  const { spaces } = trackOf(view)
  const { told: says } = WORDS[language]
  const tokens: ByKind<XodusFact, ToldToken[]> = {
    exp: (fact) => [{ icon: 'upgrade', value: `${fact.exp}`, name: says.amount.exp(), tone: 'gain' }],
    'damage-card': () => [{ icon: 'danger', value: '+1', name: says.amount.damage(1), tone: 'loss' }],
    mended: () => [{ icon: 'danger', value: '−1', name: says.amount.damage(1), tone: 'gain' }],
    'keys-placed': (fact) => [
      { icon: 'key', value: `${fact.total}/${fact.needed}`, name: says.onRift, tone: 'gain' },
    ],
    corruption: (fact) => [
      {
        icon: 'clock',
        value: `${fact.space}/${spaces}`,
        name: says.corruption,
        tone: 'loss',
      },
    ],
  }
  return facts.flatMap((fact) => saidByKind(tokens, fact) ?? [])
}
