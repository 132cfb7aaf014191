import type { FEATURES } from './features.ts'

/** What each feature adds to the logarithm of the odds of winning. Made by `astrolabe fit x-odus --seats 4 --games 2000 --bot pilot --trust 4 --seed 3`. */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  roundsLeft: 0.377,
  roundsShort: -1.209,
  keysPlaced: 1.684,
  keysAboard: 1.517,
  keysFar: -0.091,
  keysInWrecks: 0.431,
  signalsKnown: 0.15,
  signalProgress: 0.939,
  signalsFound: 0.054,
  tiles: 0.023,
  riftFound: 0.241,
  ships: 0.449,
  health: 0.027,
  weak: -0.086,
  levels: 0.09,
  energy: 0.082,
  modules: -0.022,
  scraps: 0.013,
  damageCards: -0.173,
  engaged: -0.495,
  threat: -0.293,
  avatars: -0.086,
  held: -0.154,
  always: -7.174,
}
