import type { MenuOf } from '@astrolabe/kernel'
import type { XodusAim } from '../position/reasons.ts'
import { NONE, type Ship, type XodusState } from '../position/state.ts'
import { actingShips } from '../position/turn.ts'
import type { TurnMove, XodusQuestion } from '../rules/questions.ts'
import { MOVE_ACTIONS, patienceFor, type Ways, ways } from './act.ts'
import { type Goal, goalsFor, roundsLeft } from './goals.ts'

type Deed = Goal['deed']

/** What an option of a turn is for: the goal that the plans of the ship see behind it. */
export function aimOf(state: XodusState, menu: MenuOf<XodusQuestion>, index: number): XodusAim | undefined {
  return menu.prompt === 'act' ? aimOfMove(state, menu.options[index]) : undefined
}

function aimOfMove(state: XodusState, move: TurnMove): XodusAim | undefined {
  const ships = actingShips(state)
  const [leader] = ships
  const here = (deeds: readonly Deed[]): XodusAim | undefined =>
    best(
      state,
      ways(state, leader.place),
      ({ place, deed }) => place === leader.place && deeds.includes(deed),
    )
  switch (move.kind) {
    case 'jump':
    case 'rush': {
      const way = ways(state, leader.place)
      return best(state, way, ({ place }) => leadsThrough(way, leader.place, move.system, place))
    }
    case 'probe':
    case 'blind-jump':
      return here(['reveal'])
    case 'explore':
      return here(['place-keys', 'signal', 'explore'])
    case 'work':
      return here(['work', 'meet'])
    case 'trade':
      return here(['trade'])
    case 'take-key':
      return here(['take-key'])
    case 'recover-keys':
      return here(['recover'])
    case 'pacify':
      return { goal: 'fight', tile: state.systems[leader.place].tile }
    case 'maintain': {
      const { board, health, markers } = ships.reduce((one, other) =>
        lostBy(other) > lostBy(one) ? other : one,
      )
      // Whoever has lost nothing maintains for something else.
      return health < markers ? { goal: 'maintain', board, health, of: markers } : undefined
    }
    case 'scavenge':
      return { goal: 'scavenge', board: leader.board, scraps: leader.scraps }
    case 'strain':
    case 'fleet':
    case 'service':
    case 'use':
    case 'hide':
    case 'end-turn':
      return undefined
  }
}

const lostBy = ({ health, markers }: Ship): number => markers - health

/** Of the goals that are meant, the one that is worth most from here. */
function best(state: XodusState, { far }: Ways, isMeant: (goal: Goal) => boolean): XodusAim | undefined {
  let aim: XodusAim | undefined
  let most = 0
  for (const goal of goalsFor(state, actingShips(state))) {
    const jumps = far[goal.place]
    if (jumps === NONE || !isMeant(goal)) continue
    const worth = goal.worth * patienceFor((MOVE_ACTIONS[jumps] ?? 9) + goal.actions)
    if (worth <= most) continue
    most = worth
    aim = { goal: goal.deed, tile: state.systems[goal.place].tile, jumps, rounds: roundsLeft(state) }
  }
  return aim
}

/** Whether a System is on the way to another. */
function leadsThrough({ before }: Ways, from: number, through: number, to: number): boolean {
  for (let place = to; place !== from; place = before[place]) if (place === through) return true
  return false
}
