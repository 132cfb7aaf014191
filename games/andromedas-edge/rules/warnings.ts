import type { Warning } from '@astrolabe/kernel'
import { DISCOVERIES } from '../content/discoveries.ts'
import { BURNING_PAGES, BURNT_CARD } from '../content/limits.ts'
import { MOONS } from '../content/moons.ts'
import { BASICS, type Gain } from '../content/schema.ts'
import { TACTICS } from '../content/tactics.ts'
import { hasPower } from '../position/abilities.ts'
import { cannotDevelop, developmentSites, expectedDevelopmentVp } from '../position/developing.ts'
import { effectOfDock, numberOfResource } from '../position/docks.ts'
import { participantOf } from '../position/participants.ts'
import { damageOf, outlook } from '../position/plan-outlook.ts'
import { attackerOf, raiderDice } from '../position/raiding.ts'
import { type AndromedaState, NONE, type Participant } from '../position/state.ts'
import { handLimitOf, storageOf } from '../position/stock.ts'
import { isFreeAct } from './free-acts.ts'
import type { AndromedaQuestion, FreeAct } from './questions.ts'

/** Legal, but wasteful or dangerous: what a person should hear before choosing. What `amount` counts is in brackets. */
export type AndromedaWarning =
  /** There is no room for what is gained [resources lost]. */
  | 'overflow'
  /** A repair with nothing to repair is a point and no more. */
  | 'nothing-to-repair'
  /** A raider will attack there [its dice]. */
  | 'raider-attacks'
  /** A way of launching was paid for, or a card played, and this is no launch. */
  | 'way-unused'
  /** A development could be built [its points]. */
  | 'development-possible'
  /** Ships that could dock do not [how many]. */
  | 'ships-undocked'
  /** Docks that cannot be paid when it is their turn [how many]. */
  | 'docks-unpaid'
  /** What cancels a cost was spent, and no dock of the plan has one. */
  | 'cancelled-in-vain'
  /** More cards than may be kept: some are discarded [how many]. */
  | 'hand-too-large'

interface Caution extends Warning {
  readonly kind: AndromedaWarning
}

export function warnings(state: AndromedaState, seat: number, chosen: AndromedaQuestion): Caution[] {
  const player = participantOf(state, seat)
  const { option } = chosen
  if (isFreeAct(option)) return aboutFreeAct(state, player, option)
  const { prompt } = chosen
  if (prompt === 'turn' && option.kind === 'launch') return aboutLaunch(state, seat, option.region)
  if (prompt === 'turn' && option.kind === 'return') return aboutReturn(state)
  if (prompt === 'develop' && option.kind === 'none') return aboutNoDevelopment(state, seat)
  if (prompt === 'plan' && option.kind === 'dock') return aboutPlan(state, player, chosen.about.left)
  if (prompt === 'shipyard' && option.kind === 'titanium') return aboutGains(state, player, ONE_TITANIUM)
  if (prompt === 'end-turn') return some('hand-too-large', player.hand.length - handLimitOf(state, player))
  return []
}

const ONE_TITANIUM: readonly Gain[] = [{ give: 'titanium', amount: 1 }]

const some = (kind: AndromedaWarning, amount: number): Caution[] => (amount > 0 ? [{ kind, amount }] : [])

/** AE-BT-10: what there is no room for, of what is certain. */
function lost(state: AndromedaState, player: Participant, gains: readonly Gain[]): number {
  let over = 0
  for (const gain of gains) {
    if (gain.give === 'basic') over += Math.max(0, gain.amount - roomForBasics(state, player))
    if (!('amount' in gain)) continue
    const resource = numberOfResource(gain.give)
    if (resource === NONE) continue
    over += Math.max(0, player.stock[resource] + gain.amount - storageOf(state, player, resource))
  }
  return over
}

const roomForBasics = (state: AndromedaState, player: Participant): number =>
  BASICS.reduce((room, basic) => {
    const resource = numberOfResource(basic)
    return room + Math.max(0, storageOf(state, player, resource) - player.stock[resource])
  }, 0)

// AE-BT-10, AE-BX-4
function aboutGains(state: AndromedaState, player: Participant, gains: readonly Gain[] = []): Caution[] {
  const cautions = some('overflow', lost(state, player, gains))
  const repairs = gains.some(({ give }) => give === 'repair')
  if (repairs && damageOf(state, player) === 0) cautions.push({ kind: 'nothing-to-repair' })
  return cautions
}

function aboutFreeAct(state: AndromedaState, player: Participant, act: FreeAct): Caution[] {
  switch (act.kind) {
    case 'moon':
      return aboutGains(state, player, MOONS[act.moon].gains)
    case 'token':
      return aboutGains(state, player, DISCOVERIES[act.token].gains)
    case 'play': {
      const { turn } = TACTICS[act.card]
      return turn?.turn === 'gain' ? aboutGains(state, player, turn.gains) : []
    }
    case 'burn':
      return aboutGains(
        state,
        player,
        hasPower(state, player.who, 'burning-pages') ? BURNING_PAGES : BURNT_CARD,
      )
    case 'synthesis':
      return aboutGains(state, player, [{ give: act.resource, amount: 1 }])
    case 'arbitrage':
    case 'fold-gate':
    case 'doom-flag':
    case 'quiet-passage':
      return []
  }
}

// AE-BR-2
function aboutLaunch(state: AndromedaState, who: number, region: number): Caution[] {
  const raider = attackerOf(state, region, who)
  return raider === NONE ? [] : [{ kind: 'raider-attacks', amount: raiderDice(state.raiders[raider]) }]
}

function aboutReturn({ turn }: AndromedaState): Caution[] {
  const isPaid = turn.jump !== 'none' || turn.doomFlag || turn.quietPassage || turn.ceaseFire
  return isPaid ? [{ kind: 'way-unused' }] : []
}

function aboutNoDevelopment(state: AndromedaState, who: number): Caution[] {
  const points = developmentSites(state, who)
    .filter((region) => cannotDevelop(state, who, region) === undefined)
    .map((region) => expectedDevelopmentVp(state, who, region))
  return some('development-possible', Math.max(0, ...points))
}

function aboutPlan(state: AndromedaState, player: Participant, left: number): Caution[] {
  const { plan, costCancelled } = state.turn
  const expected = outlook(state, player.who, plan)
  const cautions = [
    ...some('ships-undocked', left),
    ...some('overflow', expected.lost),
    ...some('docks-unpaid', expected.unpaid),
  ]
  const pays = plan.some((number) => effectOfDock(player, number).pay !== undefined)
  if (costCancelled && !pays) cautions.push({ kind: 'cancelled-in-vain' })
  return cautions
}
