import { FACTIONS } from '../content/factions.ts'
import { nebulaOf } from '../content/board.ts'
import { LEADERS_ON_NEBULAE, SEAT_BONUSES, TACTICS_AT_START } from '../content/limits.ts'
import { placeInOrder, playsOpenly } from '../position/participants.ts'
import type { AndromedaState, Participant } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { gain } from './effects.ts'
import { draw } from './hand.ts'
import type { AndromedaQuestion } from './questions.ts'

type Keep = (AndromedaQuestion & { readonly prompt: 'faction' })['option']

const KEEP = FACTIONS.map((_, faction): Keep => ({ kind: 'keep', faction }))

const DIE = 6

/** Destiny cards are secret; where all play together, not among players. */
const whoSeesDestinies = ({ together, seats }: AndromedaState, who: number): number[] =>
  together ? Array.from({ length: seats }, (_, seat) => seat) : [who]

/** AE-BS-19, AE-BS-23 to AE-BS-25, AE-BS-27: factions are chosen, in secret and at once; then everybody gets ready. */
export function chooseFactions(g: Andromeda): void {
  const { state } = g
  g.tell({
    kind: 'game-start',
    firstSeat: state.firstSeat,
    terminus: state.terminus,
    commander: state.machine.commander,
  })
  for (const { who, destinies } of state.players) {
    g.tell(
      { kind: 'dealt-factions', who, factions: [...state.offered[who]] },
      playsOpenly(state) ? undefined : [who],
    )
    if (destinies.length > 0)
      g.tell({ kind: 'dealt-destinies', who, cards: [...destinies] }, whoSeesDestinies(state, who))
  }
  const kept = state.offered.every((dealt) => dealt.length === 1)
    ? state.offered.map(([faction]) => KEEP[faction])
    : askWhichToKeep(g)
  kept.forEach(({ faction }, seat) => {
    state.players[seat].faction = faction
    state.factionBox.push(...state.offered[seat].filter((other) => other !== faction))
    g.tell({ kind: 'faction', who: seat, faction })
  })
  state.offered = []
  for (let place = 0; place < state.seats; place++) {
    getReady(g, state.players[(state.firstSeat + place) % state.seats])
  }
  state.phase = 'play'
}

function askWhichToKeep(g: Andromeda): Keep[] {
  const { state } = g
  const menu = g.menu(0, 'faction')
  return menu.askEach(() => {
    for (const { who } of state.players) {
      for (const faction of state.offered[who]) menu.offer(KEEP[faction], undefined, who)
    }
  })
}

function getReady(g: Andromeda, player: Participant): void {
  const { state } = g
  const { who, faction } = player
  const { start, leaders } = FACTIONS[faction]
  gain(g, who, start, { by: 'faction', number: faction }, 'factions')
  // AE-BS-24
  draw(g, who, TACTICS_AT_START, { by: 'order' })
  // AE-BS-27
  gain(g, who, SEAT_BONUSES[placeInOrder(state, who)], { by: 'order' }, 'order')
  // AE-BS-23: a leader more on the station is one less on the nebulae.
  player.leaders = leaders
  for (let left = LEADERS_ON_NEBULAE + 1 - leaders; left > 0; left--) {
    state.regions[nebulaOf(g.roll(DIE))].leaders[who]++
  }
}
