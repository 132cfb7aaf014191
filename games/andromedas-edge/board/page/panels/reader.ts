import type { Participant } from '../../../position/state.ts'
import type { AndromedaScene } from '../look.ts'

/** For whom prices and next spaces are told: the reader; to a spectator, whoever has the turn. */
export const readerOf = ({ view, seat }: Pick<AndromedaScene, 'view' | 'seat'>): Participant =>
  view.players[seat] ?? view.players[view.turn.who] ?? view.players[0]
