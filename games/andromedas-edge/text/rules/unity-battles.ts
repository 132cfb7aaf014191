import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const unityBattles: Chapter<RuleOf<'unity-battles'>> = {
  title: { en: 'Battles with the Unity', fr: 'Les batailles avec l’Unité' },
  rules: {
    'AE-UB-1': {
      en: 'Escalation: whatever the Unity has in range comes. Only a transport that stands on an uncolonised planet keeps its place, for it is there to build.',
      fr: 'Escalade : tout ce que l’Unité a à portée arrive. Seul un transport posé sur une planète non colonisée garde sa place, car il est là pour bâtir.',
    },
    'AE-UB-2': {
      en: 'Nothing is too far for the Unity’s heavy cruiser: from wherever it is on the map, it joins every battle on a tile.',
      fr: 'Rien n’est trop loin pour le croiseur lourd de l’Unité : où qu’il soit sur la carte, il se joint à toute bataille qui a lieu sur une tuile.',
    },
    'AE-UB-3': {
      en: 'Diplomacy: when its turn comes, draw a conflict card for the Unity and follow it. These cards have a deck of their own, and never get among the tactics cards.',
      fr: 'Diplomatie : quand vient son tour, tirez une carte Conflit pour l’Unité et suivez-la. Ces cartes ont leur propre paquet, et ne se mêlent jamais aux cartes Stratégie.',
    },
    'AE-UB-4': {
      en: 'When it loses, the Unity takes no bonus of Strategic Operations.',
      fr: 'Quand elle perd, l’Unité ne prend aucun bonus d’Opérations stratégiques.',
    },
    'AE-UB-5': {
      en: 'With the Unity too, a battle has six steps: Escalation, Diplomacy, Preparations, Roll, Outcome and Damage.',
      fr: 'Avec l’Unité aussi, une bataille a six étapes : Escalade, Diplomatie, Préparatifs, Lancer de dés, Issue et Endommagement.',
    },
    'AE-UB-6': {
      en: 'A transport of the Unity in the very region where the battle is cannot stay out of it, uncolonised planet or not.',
      fr: 'Un transport de l’Unité présent dans la région même de la bataille ne peut pas y échapper, planète non colonisée ou non.',
    },
    'AE-UB-7': {
      en: 'The heavy cruiser comes only from a region: not from the launch bay, the scrapyard or the Repair Barge.',
      fr: 'Le croiseur lourd ne vient que d’une région : ni de la Baie de lancement, ni de la casse, ni de la Barge de réparation.',
    },
    'AE-UB-8': {
      en: 'The Unity rolls the dice of its ships and those of its conflict card, 6 at most. It never diverts energy.',
      fr: 'L’Unité lance les dés de ses vaisseaux et ceux de sa carte Conflit, 6 au plus. Elle ne dévie jamais d’énergie.',
    },
    'AE-UB-9': {
      en: 'No truce can be made with the Unity.',
      fr: 'Aucune trêve n’est possible avec l’Unité.',
    },
    'AE-UB-10': {
      en: 'No ship of the Unity joins a battle in a nebula, its heavy cruiser included.',
      fr: 'Aucun vaisseau de l’Unité ne se joint à une bataille dans une nébuleuse, pas même son croiseur lourd.',
    },
    'AE-UB-11': {
      en: 'The Unity’s ships in range have no choice: they join even a battle in which it had no part. But they start none: there must be a battle already.',
      fr: 'Les vaisseaux de l’Unité à portée n’ont pas le choix : ils se joignent même à une bataille où elle n’avait aucune part. Mais ils n’en provoquent pas : il faut qu’il y ait déjà bataille.',
    },
    'AE-UB-12': {
      en: 'One conflict card is drawn in each battle in which the Unity takes part, at its place in Diplomacy. It is discarded when the battle ends.',
      fr: 'Une carte Conflit est tirée dans chaque bataille à laquelle l’Unité prend part, à sa place dans la Diplomatie. Elle est défaussée à la fin de la bataille.',
    },
  },
}
