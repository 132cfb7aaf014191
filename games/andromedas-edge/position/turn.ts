import { NONE, type Turn } from './state.ts'

/** A turn in which nothing has happened yet. */
export const newTurn = (who: number): Turn => ({
  who,
  kind: 'none',
  step: 0,
  ship: NONE,
  region: NONE,
  attacked: false,
  jump: 'none',
  doomFlag: false,
  quietPassage: false,
  metInVoid: [],
  ceaseFire: false,
  costCancelled: false,
  cardsPlayed: 0,
  plan: [],
  edits: 0,
  handsLowered: [],
  over: false,
})
