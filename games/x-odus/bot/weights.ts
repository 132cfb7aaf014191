import type { FEATURES } from './features.ts'

/** What each feature adds to the logarithm of the odds of winning. Made by `astrolabe fit x-odus --seats 4 --games 2000 --bot pilot --trust 4 --seed 3`. */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  roundsLeft: 0.377,
  roundsShort: -1.209,
  keysPlaced: 1.682,
  keysAboard: 1.514,
  keysFar: -0.091,
  keysInWrecks: 0.432,
  signalsKnown: 0.15,
  signalProgress: 0.934,
  signalsFound: 0.054,
  tiles: 0.023,
  riftFound: 0.239,
  ships: 0.448,
  health: 0.027,
  weak: -0.086,
  levels: 0.089,
  energy: 0.081,
  modules: -0.024,
  scraps: 0.011,
  damageCards: -0.175,
  engaged: -0.495,
  threat: -0.294,
  avatars: -0.086,
  held: -0.157,
  always: -7.177,
}
