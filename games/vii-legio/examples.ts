import type { Deed } from '@astrolabe/kernel'
import { EXPLORATION } from './content/decks.ts'
import type { RuleId } from './content/rule-ids.ts'
import type { ExplorationType } from './content/schema.ts'
import { type LegioState, NONE, SLOT_INDEX } from './position/state.ts'
import type { LegioFact } from './rules/facts.ts'
import type { LegioQuestion } from './rules/questions.ts'

type LegioDeed = Deed<LegioState, LegioFact, LegioQuestion>
type Example = (deed: LegioDeed) => boolean
type Told<K extends LegioFact['kind']> = Extract<LegioFact, { readonly kind: K }>

/** A deed of which a fact is told, of the seat that did it if it is of any. */
function tells<K extends LegioFact['kind']>(kind: K, is: (fact: Told<K>) => boolean = () => true): Example {
  const isSuch = (fact: LegioFact): fact is Told<K> => fact.kind === kind
  return ({ facts, seat }) =>
    facts.some((fact) => isSuch(fact) && (!('seat' in fact) || fact.seat === seat) && is(fact))
}

const asks =
  (prompt: LegioQuestion['prompt'], key?: string): Example =>
  (deed) =>
    deed.chosen.prompt === prompt && (key === undefined || deed.key === key)

const does =
  (key: string): Example =>
  (deed) =>
    deed.key === key || deed.key.startsWith(`${key} `)

const all =
  (...examples: readonly Example[]): Example =>
  (deed) =>
    examples.every((example) => example(deed))

const not =
  (example: Example): Example =>
  (deed) =>
    !example(deed)

/** A detector may be used on the card that was turned over. */
const detects = (type: ExplorationType, key: 'face' | 'avoid'): Example => {
  const asked = asks('detector', key)
  return (deed) =>
    asked(deed) && deed.chosen.prompt === 'detector' && EXPLORATION[deed.chosen.about.card].type === type
}

/** Somebody else stands on the planet already. */
const joins: Example = ({ facts, seat, state }) =>
  facts.some((fact) => {
    if (fact.kind !== 'landed' || fact.seat !== seat) return false
    const { observer, contact } = state.slots[SLOT_INDEX[fact.slot]]
    return observer !== NONE || contact !== NONE
  })

const paysFor = (cards: number): Example => tells('paid', (paid) => paid.cards.length === cards)

/** Where rules show in play that refuse nothing there. */
const EXAMPLES: Partial<Readonly<Record<RuleId, Example>>> = {
  'VL-127': asks('opening'),
  'VL-128': all(asks('opening'), tells('free-item')),
  'VL-147': tells('promoted', ({ expertsDropped }) => expertsDropped > 0),
  'VL-150': tells('cards-taken'),
  'VL-151': does('scan'),
  'VL-205': all(does('leave'), ({ state }) => !state.leaveEndsTurn),
  'VL-206': does('stay'),
  'VL-207': does('take-off'),
  'VL-208': all(does('turn-over'), tells('cards-taken')),
  'VL-213': all(
    tells('bought'),
    tells('xp', ({ source }) => source === 'purchase'),
  ),
  'VL-215': all(tells('bought'), tells('paid'), not(tells('reset'))),
  'VL-217': tells('bought', ({ item }) => item === 'thrusters'),
  'VL-218': all(does('end-turn'), ({ state }) => state.turn.hand > 0),
  'VL-219': tells('passed'),
  'VL-302': tells('crossed'),
  'VL-303': all(tells('crossed'), paysFor(1)),
  'VL-304': all(
    tells('crossed', ({ from, to }) => to < from),
    not(tells('reset')),
  ),
  'VL-307': all(tells('crossed'), not(tells('reset'))),
  'VL-321': all(does('turn-over'), ({ state }) => state.turn.cardsTaken && state.turn.hand > 1),
  'VL-322': all(does('turn-over'), tells('condition-not-met')),
  'VL-324': ({ key, state: { turn } }) => key.startsWith('land ') && turn.cardsTaken && turn.hand === 0,
  'VL-402': tells('xp', ({ lost }) => lost > 0),
  'VL-404': all(
    does('turn-over'),
    tells('xp', ({ source }) => source === 'card'),
  ),
  'VL-405': asks('domain'),
  'VL-407': detects('risk', 'face'),
  'VL-408': detects('risk', 'avoid'),
  'VL-451': all(does('turn-over'), tells('reset')),
  'VL-452': all(tells('paid'), tells('reset')),
  'VL-454': all(tells('bought'), tells('reset')),
  'VL-456': all(tells('deck-renewed'), not(tells('reset'))),
  'VL-502': tells('x-opened'),
  'VL-506': all(does('leave-x'), tells('left-x')),
  'VL-507': tells('entered-x'),
  'VL-511': does('scan x'),
  'VL-512': does('land x'),
  'VL-551': all(does('turn-over'), tells('discovered')),
  'VL-552': tells('nothing-to-discover'),
  'VL-553': tells('vp', ({ source }) => source === 'discovery'),
  'VL-554': (deed) => asks('token')(deed) || asks('planet')(deed),
  'VL-555': tells('discovered'),
  'VL-561': all(tells('revealed'), tells('landed')),
  'VL-562': tells('landing-failed'),
  'VL-563': asks('zone'),
  'VL-564': tells('landed'),
  'VL-604': asks('observation'),
  'VL-605': tells('landed', ({ zone }) => zone === 'observation'),
  'VL-608': joins,
  'VL-612': all(
    asks('observation', 'leave'),
    tells('left-planet', ({ closed }) => !closed),
  ),
  'VL-614': tells('went-to-contact'),
  'VL-652': asks('contact', 'stay'),
  'VL-658': asks('contact'),
  'VL-661': asks('joker'),
  'VL-663': all(
    asks('contact', 'leave'),
    tells('left-planet', ({ closed }) => closed),
  ),
  'VL-664': all(
    asks('contact', 'leave'),
    tells('left-planet', ({ closed }) => !closed),
  ),
  'VL-702': all(does('land-on-base'), tells('to-base')),
  'VL-704': tells('to-base', ({ forced }) => forced),
  'VL-705': tells('promoted'),
  'VL-707': tells('promoted'),
  'VL-708': asks('free-item'),
  'VL-710': all(tells('to-base'), not(tells('promoted'))),
  'VL-751': tells('fight'),
  'VL-752': detects('hostile', 'avoid'),
  'VL-754': tells('fight', ({ rolls }) => rolls > 0),
  'VL-755': tells('damage', ({ lost }) => lost !== ''),
  'VL-756': asks('lose-personnel'),
  'VL-757': tells('fight', ({ trophy }) => trophy),
  'VL-761': tells('fight', ({ lasers }) => lasers === 0),
  'VL-801': tells('exo-taken'),
  'VL-803': asks('give-up'),
  'VL-805': tells('exo-installed'),
  'VL-807': tells('condition-not-met', ({ why }) => why !== undefined),
  'VL-810': asks('exo-technology', 'decline'),
  'VL-842': tells('special-mission'),
  'VL-844': asks('special-mission', 'decline'),
  'VL-901': tells('end-triggered', ({ why }) => why === 'vp'),
  'VL-902': all(tells('end-triggered'), not(tells('game-over'))),
  'VL-903': tells('game-over'),
  'VL-906': all(tells('end-triggered'), tells('game-over')),
  'VL-907': tells('end-triggered', ({ why }) => why === 'round-limit'),
}

export const shownIn = (deed: LegioDeed): readonly string[] =>
  Object.entries(EXAMPLES).flatMap(([rule, shows]) => (shows(deed) ? [rule] : []))
