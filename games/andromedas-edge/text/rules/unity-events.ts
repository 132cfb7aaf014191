import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const unityEvents: Chapter<RuleOf<'unity-events'>> = {
  title: { en: 'Events and the Unity', fr: 'Les événements et l’Unité' },
  rules: {
    'AE-UE-1': {
      en: 'Six events work differently for the Unity: it ignores what the card does and gets what this chapter says instead. In all the others, it is treated like a player.',
      fr: 'Six événements agissent autrement pour l’Unité : elle ignore l’effet de la carte et reçoit ce que dit ce chapitre. Dans tous les autres, elle est traitée comme un joueur.',
    },
    'AE-UE-2': {
      en: 'Galactic Dawn, Welcome to the Fleet: the Unity gains 1 Industry module.',
      fr: 'Aube galactique, Bienvenue dans la flotte : l’Unité reçoit 1 module Industrie.',
    },
    'AE-UE-3': {
      en: 'Galactic Dawn, Fractured Relic: the Unity gains 1 Commerce module.',
      fr: 'Aube galactique, Relique fragmentée : l’Unité reçoit 1 module Commerce.',
    },
    'AE-UE-4': {
      en: 'Galactic Dawn, Energy Surge: the Unity gains 1 Science module.',
      fr: 'Aube galactique, Déferlement d’énergie : l’Unité reçoit 1 module Science.',
    },
    'AE-UE-5': {
      en: 'Cosmic Twilight, Catastrophic Collapse: if a development of the Unity is destroyed, its next Infrastructure action puts it back on the same planet, with its leaders and its card, and does nothing else. It takes no transport, and the Unity gains nothing by it. If somebody else has built there meanwhile, the leaders go to the Unity’s station and the action is an ordinary one.',
      fr: 'Crépuscule cosmique, Effondrement catastrophique : si une infrastructure de l’Unité est détruite, sa prochaine action Infrastructure la remet sur la même planète, avec ses chefs et sa carte, et ne fait rien d’autre. Il n’y faut aucun transport, et l’Unité n’y gagne rien. Si quelqu’un d’autre s’y est implanté entre-temps, les chefs vont sur la station de l’Unité et l’action est une action ordinaire.',
    },
    'AE-UE-6': {
      en: 'Cosmic Twilight, Temporal Anomaly: nothing happens to the Unity.',
      fr: 'Crépuscule cosmique, Anomalie temporelle : il n’arrive rien à l’Unité.',
    },
    'AE-UE-7': {
      en: 'Shadows of the Void, Emergence of Darkness: the Unity gains 1 module of whatever type it has fewest of, and damages none.',
      fr: 'Ombres du Néant, Émergence des Ténèbres : l’Unité reçoit 1 module du type dont elle a le moins, et n’en endommage aucun.',
    },
    'AE-UE-8': {
      en: 'In all other events, each resource the Unity would gain becomes a tactics card. Where you must give up a resource or suffer something, the Unity has none to give and suffers the rest, damage or lost VP, unless the card says what happens to it.',
      fr: 'Dans tous les autres événements, chaque ressource que l’Unité gagnerait devient une carte Stratégie. Là où il faut céder une ressource ou subir quelque chose, l’Unité n’a rien à céder et subit le reste, dégâts ou perte de PV, sauf si la carte dit ce qu’il lui arrive.',
    },
    'AE-UE-9': {
      en: 'In a Temporal Anomaly with the Unity in the game, cards pass between players only. Alone, you discard 1 tactics card of your choice, then draw 1. Whoever has no card passes none and still draws.',
      fr: 'Lors d’une Anomalie temporelle avec l’Unité en jeu, les cartes ne passent qu’entre joueurs. Seul, vous défaussez 1 carte Stratégie de votre choix, puis en piochez 1. Qui n’a pas de carte n’en passe pas et pioche quand même.',
    },
  },
}
