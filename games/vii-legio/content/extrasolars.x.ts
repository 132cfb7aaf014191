import type { ExtrasolarCard } from './schema.ts'

// biome-ignore format: a card reads as the row of a table, its thresholds below it
export const DECK_X_CARDS = [
  { id: 'XX-01', deck: 'X', name: { en: 'The Firstborn', fr: 'Les Premiers-Nés' },
    sapiens: true, squads: 4, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { D: 2, R: 1 }, vp: 4, exit: true },
      { needs: { N: 1, D: 3, R: 1 }, vp: 8, exit: true },
      { needs: { N: 2, D: 3, R: 3 }, vp: 12, exit: true }] },
  { id: 'XX-02', deck: 'X', name: { en: 'The Sleeping Archon', fr: 'L’Archonte endormi' },
    sapiens: true, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { D: 2, R: 1 }, vp: 4, exit: true },
      { needs: { D: 4, R: 2 }, vp: 8, exit: true },
      { needs: { N: 1, D: 5, R: 2 }, vp: 12, exit: true }] },
  { id: 'XX-03', deck: 'X', name: { en: 'The Fossil Fleet', fr: 'La Flotte fossile' },
    sapiens: true, squads: 4, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 2, D: 1 }, vp: 4, exit: true },
      { needs: { N: 3, D: 1, R: 1 }, vp: 8, exit: true },
      { needs: { N: 4, D: 2, R: 2 }, vp: 12, exit: true }] },
  { id: 'XX-04', deck: 'X', name: { en: 'The Sun-Eater', fr: 'La Dévoreuse de soleils' },
    sapiens: false, squads: 5, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 3 }, vp: 4, exit: true },
      { needs: { C: 4, R: 1 }, vp: 8, exit: true },
      { needs: { C: 5, R: 2 }, vp: 12, exit: true }] },
  { id: 'XX-05', deck: 'X', name: { en: 'The Crimson Matrix', fr: 'La Matrice pourpre' },
    sapiens: false, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 1, R: 2 }, vp: 4, exit: true },
      { needs: { C: 3, R: 3 }, vp: 8, exit: true },
      { needs: { C: 3, R: 5 }, vp: 12, exit: true }] },
] as const satisfies readonly ExtrasolarCard[]
