import type { FEATURES } from './features.ts'

/**
 * What each feature is worth in victory points, at the start of a game and at its end.
 * Found by least squares over some thousands of games between bots, none below zero since more of a feature is never
 * worse; fits from weaker and stronger players were blended, and blends kept when they won in the arena. Detectors,
 * Negotiation and Commerce were then set by hand: bots always had plenty of them, so their games taught nothing there.
 */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], readonly [early: number, late: number]>> = {
  vp: [1.005, 0.77],
  xpN: [0.3, 0.05],
  xpNmore: [0.1, 0],
  xpD: [0.505, 0],
  xpDmore: [0.045, 0],
  xpC: [0.78, 0],
  xpCmore: [0.38, 0],
  xpR: [0.774, 0.103],
  xpRmore: [0.129, 0],
  commerce: [0.4, 0],
  alliance: [0.599, 0],
  capture: [0.811, 0.004],
  squads2: [0.944, 1.197],
  squads3: [1.166, 0.802],
  squads4: [0, 0.002],
  squads5: [0.314, 0.129],
  cards: [1.014, 0],
  cards6: [2.654, 0],
  laser1: [0.979, 0.28],
  laser2: [0.061, 0],
  laser3: [1.056, 0],
  scanners: [0.045, 0.015],
  detectors: [0.1, 0],
  jokers: [2.132, 0.02],
  exoAboard: [0.464, 0],
  spatha: [4.638, 0.646],
  duePromotion: [0, 0],
  closeToHome: [0.119, 0],
  specialMissions: [0.459, 0.004],
  notAtBase: [0.143, 0.424],
  observing: [0.091, 0.16],
  nextThreshold: [0.624, 0.764],
  laterThresholds: [0.237, 0.228],
  bestContact: [0.184, 0.066],
  bestHere: [0.053, 0.006],
  nearContact: [0.053, 0.051],
  notInX: [4.195, 0.934],
  xOpen: [0.168, 0.019],
  sector4: [1.602, 0.292],
}
