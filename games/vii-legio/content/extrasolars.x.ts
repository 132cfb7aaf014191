import type { ExtrasolarCard } from './schema.ts'

// biome-ignore format: a card reads as the row of a table, its thresholds below it
export const DECK_X_CARDS = [
  { id: 'XX-01', deck: 'X', name: { en: 'The Firstborn', fr: 'Les Premiers-Nés' },
    sapiens: true, squads: 3, observation: { xp: 2, turns: 2 }, thresholds: [
      { needs: { N: 1, D: 2, R: 1 }, vp: 5, exit: true },
      { needs: { N: 3, D: 3, R: 1 }, vp: 10, exit: true },
      { needs: { N: 4, D: 4, R: 2 }, vp: 15, exit: true }] },
  { id: 'XX-02', deck: 'X', name: { en: 'The Sleeping Archon', fr: 'L’Archonte endormi' },
    sapiens: true, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { D: 2, R: 1 }, vp: 5, exit: true },
      { needs: { D: 4, R: 2 }, vp: 10, exit: true },
      { needs: { N: 2, D: 5, R: 2 }, vp: 15, exit: true }] },
  { id: 'XX-03', deck: 'X', name: { en: 'The Fossil Fleet', fr: 'La Flotte fossile' },
    sapiens: true, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 4, D: 1 }, vp: 5, exit: true },
      { needs: { N: 6, D: 2, R: 1 }, vp: 10, exit: true },
      { needs: { N: 7, D: 3, R: 2 }, vp: 15, exit: true }] },
  { id: 'XX-04', deck: 'X', name: { en: 'The Sun-Eater', fr: 'La Dévoreuse de soleils' },
    sapiens: false, squads: 5, observation: { xp: 2, turns: 2 }, thresholds: [
      { needs: { C: 3 }, vp: 5, exit: false },
      { needs: { C: 4, R: 1 }, vp: 10, exit: true },
      { needs: { C: 5, R: 3 }, vp: 15, exit: true }] },
  { id: 'XX-05', deck: 'X', name: { en: 'The Crimson Matrix', fr: 'La Matrice pourpre' },
    sapiens: false, squads: 3, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { C: 1, R: 2 }, vp: 5, exit: true },
      { needs: { C: 2, R: 4 }, vp: 10, exit: true },
      { needs: { C: 3, R: 5 }, vp: 15, exit: true }] },
] as const satisfies readonly ExtrasolarCard[]
