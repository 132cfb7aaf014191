import type { FEATURES } from './features.ts'

type Feature = (typeof FEATURES)[number]

/**
 * What each feature adds to the logarithm of the odds of winning: fitted to the ends of the rounds of bots' games. Where
 * games of bots show a habit of theirs rather than a merit (Modules are bought by those who are late), it is set by hand.
 */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  roundsLeft: 0.39,
  roundsShort: -1.2,
  keysPlaced: 1.75,
  keysAboard: 1.6,
  keysFar: -0.08,
  keysInWrecks: 0.5,
  signalsKnown: 0.25,
  signalProgress: 1.2,
  signalsFound: 0.15,
  tiles: 0.03,
  riftFound: 0.4,
  ships: 0.5,
  health: 0.035,
  weak: -0.06,
  levels: 0.11,
  energy: 0.1,
  modules: 0.05,
  scraps: 0.045,
  damageCards: -0.1,
  engaged: -0.39,
  threat: -0.2,
  avatars: 0,
  held: 0,
  always: -7,
}
