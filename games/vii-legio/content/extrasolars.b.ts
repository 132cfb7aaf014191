import type { ExtrasolarCard } from './schema.ts'

// biome-ignore format: a card reads as the row of a table, its thresholds below it
export const DECK_B_CARDS = [
  { id: 'XB-01', deck: 'B', name: { en: 'Coral Senate', fr: 'Sénat de Corail' },
    sapiens: true, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 3, D: 2 }, vp: 4, exit: true },
      { needs: { N: 5, D: 3 }, vp: 8, exit: true }] },
  { id: 'XB-02', deck: 'B', name: { en: 'Guild of Sarn', fr: 'Guilde de Sarn' },
    sapiens: true, squads: 2, observation: { xp: 1, turns: 1 }, thresholds: [
      { needs: { N: 6 }, vp: 4, exit: false },
      { needs: { N: 8, D: 2 }, vp: 8, exit: true }] },
  { id: 'XB-03', deck: 'B', name: { en: 'Ixil Hegemony', fr: 'Hégémonie Ixil' },
    sapiens: true, squads: 4, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { N: 3, D: 1, R: 1 }, vp: 4, exit: true },
      { needs: { N: 4, D: 2, R: 1 }, vp: 8, exit: true },
      { needs: { N: 4, D: 3, R: 2 }, vp: 11, exit: true }] },
  { id: 'XB-04', deck: 'B', name: { en: 'Pilgrims of the Echo', fr: 'Pèlerins de l’Écho' },
    sapiens: true, squads: 1, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { D: 2, R: 1 }, vp: 4, exit: true },
      { needs: { D: 3, R: 2 }, vp: 7, exit: true }] },
  { id: 'XB-05', deck: 'B', name: { en: 'Clockmakers of Temm', fr: 'Horlogers de Temm' },
    sapiens: true, squads: 2, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 3, R: 2 }, vp: 4, exit: true },
      { needs: { N: 5, D: 1, R: 3 }, vp: 8, exit: true }] },
  { id: 'XB-06', deck: 'B', name: { en: 'Aoud Hive-Queens', fr: 'Reines-ruches Aoud' },
    sapiens: true, squads: 3, observation: { xp: 2, turns: 2 }, thresholds: [
      { needs: { N: 1, D: 3 }, vp: 4, exit: true },
      { needs: { N: 3, D: 4, R: 1 }, vp: 8, exit: true }] },
  { id: 'XB-07', deck: 'B', name: { en: 'Nomads of the Veil', fr: 'Nomades du Voile' },
    sapiens: true, squads: 1, observation: { xp: 1, turns: 1 }, thresholds: [
      { needs: { N: 4, D: 1 }, vp: 4, exit: false },
      { needs: { N: 6, D: 2 }, vp: 7, exit: true }] },
  { id: 'XB-08', deck: 'B', name: { en: 'Scholars of High Mist', fr: 'Savants de Brume-Haute' },
    sapiens: true, squads: 2, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { D: 1, R: 2 }, vp: 4, exit: true },
      { needs: { D: 2, R: 4 }, vp: 8, exit: true }] },
  { id: 'XB-09', deck: 'B', name: { en: 'Uluwe Trunk-Cities', fr: 'Cités-troncs Uluwé' },
    sapiens: true, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 4, R: 1 }, vp: 4, exit: true },
      { needs: { N: 6, D: 1, R: 2 }, vp: 8, exit: true }] },
  { id: 'XB-10', deck: 'B', name: { en: 'Dynasts of Rhell', fr: 'Dynastes de Rhell' },
    sapiens: true, squads: 4, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 3, D: 2 }, vp: 4, exit: false },
      { needs: { N: 5, D: 3 }, vp: 8, exit: true },
      { needs: { N: 6, D: 4 }, vp: 11, exit: true }] },
  { id: 'XB-11', deck: 'B', name: { en: 'Choristers of Qom', fr: 'Choristes de Qom' },
    sapiens: true, squads: 2, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { N: 1, D: 2, R: 1 }, vp: 4, exit: true },
      { needs: { N: 3, D: 3, R: 2 }, vp: 8, exit: true }] },
  { id: 'XB-12', deck: 'B', name: { en: 'Ghost Merchants', fr: 'Marchands-fantômes' },
    sapiens: true, squads: 1, observation: { xp: 1, turns: 1 }, thresholds: [
      { needs: { N: 4, R: 1 }, vp: 4, exit: true },
      { needs: { N: 6, D: 1, R: 1 }, vp: 7, exit: true }] },
  { id: 'XB-13', deck: 'B', name: { en: 'Reef Confederates', fr: 'Confédérés du Récif' },
    sapiens: true, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { N: 2, D: 1 }, vp: 3, exit: true },
      { needs: { N: 4, D: 2 }, vp: 6, exit: true },
      { needs: { N: 6, D: 3, R: 1 }, vp: 10, exit: true }] },
  { id: 'XB-14', deck: 'B', name: { en: 'Anchorites of Ys', fr: 'Anachorètes d’Ys' },
    sapiens: true, squads: 2, observation: { xp: 2, turns: 2 }, thresholds: [
      { needs: { D: 1, R: 1 }, vp: 3, exit: true },
      { needs: { D: 2, R: 2 }, vp: 6, exit: true },
      { needs: { D: 3, R: 3 }, vp: 8, exit: true }] },
  { id: 'XB-15', deck: 'B', name: { en: 'Plasma Leviathans', fr: 'Léviathans de plasma' },
    sapiens: false, squads: 4, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 2, R: 1 }, vp: 4, exit: true },
      { needs: { C: 4, R: 1 }, vp: 8, exit: true },
      { needs: { C: 5, R: 2 }, vp: 11, exit: true }] },
  { id: 'XB-16', deck: 'B', name: { en: 'Constellation Spiders', fr: 'Araignées-constellations' },
    sapiens: false, squads: 3, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 3 }, vp: 4, exit: true },
      { needs: { N: 4, C: 4 }, vp: 8, exit: true }] },
  { id: 'XB-17', deck: 'B', name: { en: 'Twin Hydras', fr: 'Hydres jumelles' },
    sapiens: false, squads: 3, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { C: 3 }, vp: 4, exit: false },
      { needs: { C: 6 }, vp: 8, exit: true }] },
  { id: 'XB-18', deck: 'B', name: { en: 'Singing Crystals', fr: 'Cristaux chanteurs' },
    sapiens: false, squads: 2, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 1, R: 2 }, vp: 4, exit: true },
      { needs: { C: 2, R: 4 }, vp: 8, exit: true }] },
  { id: 'XB-19', deck: 'B', name: { en: 'Carnivorous Shadows', fr: 'Ombres carnivores' },
    sapiens: false, squads: 4, observation: { xp: 2, turns: 1 }, thresholds: [
      { needs: { C: 3 }, vp: 4, exit: false },
      { needs: { C: 5 }, vp: 8, exit: true },
      { needs: { C: 6, R: 1 }, vp: 11, exit: true }] },
  { id: 'XB-20', deck: 'B', name: { en: 'Wandering Spores', fr: 'Spores voyageuses' },
    sapiens: false, squads: 2, observation: { xp: 1, turns: 2 }, thresholds: [
      { needs: { C: 1, R: 1 }, vp: 3, exit: true },
      { needs: { C: 2, R: 2 }, vp: 6, exit: true },
      { needs: { C: 3, R: 3 }, vp: 8, exit: true }] },
  { id: 'XB-21', deck: 'B', name: { en: 'Magnetic Herds', fr: 'Troupeaux magnétiques' },
    sapiens: false, squads: 2, observation: { xp: 2, turns: 2 }, thresholds: [
      { needs: { N: 4, C: 2 }, vp: 4, exit: true },
      { needs: { N: 6, C: 3 }, vp: 8, exit: true }] },
] as const satisfies readonly ExtrasolarCard[]
