import type { ExtrasolarCard } from './schema.ts'

// biome-ignore format: a card reads as the row of a table, its thresholds below it
export const DECK_A_CARDS = [
  { id: 'XA-01', deck: 'A', name: { en: 'Napos', fr: 'Napos' },
    sapiens: true, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 1, D: 1, R: 1 }, vp: 4, exit: true },
      { needs: { N: 2, D: 2, R: 2 }, vp: 8, exit: true }] },
  { id: 'XA-02', deck: 'A', name: { en: 'Velari', fr: 'Vélari' },
    sapiens: true, squads: 1, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 1, D: 1 }, vp: 2, exit: true },
      { needs: { N: 2, D: 2 }, vp: 4, exit: true }] },
  { id: 'XA-03', deck: 'A', name: { en: 'Osmids', fr: 'Osmides' },
    sapiens: true, squads: 0, observation: { xp: 1, turns: 1 }, thresholds: [
      { needs: { N: 1, D: 1 }, vp: 2, exit: true },
      { needs: { N: 2, D: 2, R: 1 }, vp: 4, exit: true }] },
  { id: 'XA-04', deck: 'A', name: { en: 'Tarquans', fr: 'Tarquans' },
    sapiens: true, squads: 2, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 4 }, vp: 3, exit: false },
      { needs: { N: 6, D: 2 }, vp: 7, exit: true }] },
  { id: 'XA-05', deck: 'A', name: { en: 'Umbrians', fr: 'Ombriens' },
    sapiens: true, squads: 1, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 3, R: 1 }, vp: 3, exit: true },
      { needs: { N: 5, D: 1, R: 1 }, vp: 6, exit: true }] },
  { id: 'XA-06', deck: 'A', name: { en: 'Clans of Sirrh', fr: 'Clans de Sirrh' },
    sapiens: true, squads: 2, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { N: 1, D: 3 }, vp: 4, exit: true },
      { needs: { N: 3, D: 4 }, vp: 7, exit: true }] },
  { id: 'XA-07', deck: 'A', name: { en: 'Mnemones', fr: 'Mnémones' },
    sapiens: true, squads: 1, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { N: 1, D: 1, R: 2 }, vp: 4, exit: true },
      { needs: { N: 3, D: 1, R: 3 }, vp: 7, exit: true }] },
  { id: 'XA-08', deck: 'A', name: { en: 'Phocyans', fr: 'Phocyans' },
    sapiens: true, squads: 2, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 1, D: 2 }, vp: 4, exit: true },
      { needs: { N: 4, D: 3 }, vp: 7, exit: true }] },
  { id: 'XA-09', deck: 'A', name: { en: 'Archivists of Ly', fr: 'Archivistes de Ly' },
    sapiens: true, squads: 0, observation: { xp: 2, turns: 2 }, thresholds: [
      { needs: { N: 1, D: 1, R: 1 }, vp: 3, exit: true },
      { needs: { N: 3, D: 1, R: 2 }, vp: 5, exit: true }] },
  { id: 'XA-10', deck: 'A', name: { en: 'Lantern Crabs', fr: 'Crabes-lanternes' },
    sapiens: false, squads: 0, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 2 }, vp: 2, exit: true },
      { needs: { C: 3, R: 1 }, vp: 4, exit: true }] },
  { id: 'XA-11', deck: 'A', name: { en: 'Frost Mantises', fr: 'Mantes de givre' },
    sapiens: false, squads: 1, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 2 }, vp: 2, exit: true },
      { needs: { C: 4 }, vp: 5, exit: true }] },
  { id: 'XA-12', deck: 'A', name: { en: 'Drum Lichens', fr: 'Lichens-tambours' },
    sapiens: false, squads: 0, observation: { xp: 1, turns: 1 }, thresholds: [
      { needs: { C: 1, R: 1 }, vp: 2, exit: true },
      { needs: { C: 1, R: 3 }, vp: 4, exit: true }] },
  { id: 'XA-13', deck: 'A', name: { en: 'Great Leapers', fr: 'Grands sauteurs' },
    sapiens: false, squads: 1, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { C: 2, R: 1 }, vp: 3, exit: true },
      { needs: { C: 4, R: 1 }, vp: 6, exit: true }] },
  { id: 'XA-14', deck: 'A', name: { en: 'Skimming Swarms', fr: 'Nuées rasantes' },
    sapiens: false, squads: 1, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 1, R: 1 }, vp: 2, exit: true },
      { needs: { C: 2, R: 2 }, vp: 5, exit: true }] },
  { id: 'XA-15', deck: 'A', name: { en: 'Citadel Turtles', fr: 'Tortues-citadelles' },
    sapiens: false, squads: 2, observation: { xp: 2, turns: 2 }, thresholds: [
      { needs: { N: 4, C: 1 }, vp: 4, exit: true },
      { needs: { N: 5, C: 3 }, vp: 7, exit: true }] },
  { id: 'XA-16', deck: 'A', name: { en: 'Silica Worms', fr: 'Vers de silice' },
    sapiens: false, squads: 2, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 2, R: 1 }, vp: 4, exit: true },
      { needs: { C: 3, R: 3 }, vp: 8, exit: true }] },
  { id: 'XA-17', deck: 'A', name: { en: 'Mist Serpents', fr: 'Serpents de brume' },
    sapiens: false, squads: 2, observation: { xp: 1, turns: 1 }, thresholds: [
      { needs: { C: 3 }, vp: 4, exit: false },
      { needs: { C: 5 }, vp: 6, exit: true }] },
  { id: 'XA-18', deck: 'A', name: { en: 'Grazing Colossi', fr: 'Colosses herbivores' },
    sapiens: false, squads: 3, observation: { xp: 2, turns: 2 }, thresholds: [
      { needs: { C: 3 }, vp: 4, exit: true },
      { needs: { C: 4, R: 2 }, vp: 8, exit: true }] },
  { id: 'XA-19', deck: 'A', name: { en: 'Balloon Jellyfish', fr: 'Méduses-aérostats' },
    sapiens: false, squads: 1, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 1, C: 1, R: 2 }, vp: 4, exit: true },
      { needs: { N: 3, C: 2, R: 2 }, vp: 7, exit: true }] },
  { id: 'XA-20', deck: 'A', name: { en: 'Six-legged Felids', fr: 'Félides à six pattes' },
    sapiens: false, squads: 3, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { C: 3 }, vp: 4, exit: true },
      { needs: { C: 5, R: 1 }, vp: 8, exit: true }] },
  { id: 'XA-21', deck: 'A', name: { en: 'Living Pearls', fr: 'Perles vivantes' },
    sapiens: false, squads: 1, observation: { xp: 1, turns: 1 }, thresholds: [
      { needs: { N: 4 }, vp: 3, exit: true },
      { needs: { N: 6, C: 2 }, vp: 6, exit: true }] },
  { id: 'XA-22', deck: 'A', name: { en: 'Scavengers of Bruus', fr: 'Charognards de Bruus' },
    sapiens: false, squads: 2, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { C: 2 }, vp: 3, exit: false },
      { needs: { C: 3, R: 2 }, vp: 6, exit: true }] },
  { id: 'XA-23', deck: 'A', name: { en: 'Walking Forests', fr: 'Forêts ambulantes' },
    sapiens: false, squads: 1, observation: { xp: 2, turns: 2 }, thresholds: [
      { needs: { R: 2 }, vp: 2, exit: true },
      { needs: { C: 2, R: 3 }, vp: 6, exit: true }] },
  { id: 'XA-24', deck: 'A', name: { en: 'Cathedral Swarm', fr: 'Essaim-cathédrale' },
    sapiens: false, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 3, C: 2 }, vp: 4, exit: true },
      { needs: { N: 6, C: 3 }, vp: 8, exit: true }] },
] as const satisfies readonly ExtrasolarCard[]
