import { french as fr } from '@astrolabe/words/french.ts'
import { NAMES } from '../names/fr.ts'
import type { AndromedaWords } from '../words.ts'

const SPECIAL = ['Aucune', ...(['SR1', 'SR2', 'SR3', 'SR4'] as const).map((id) => NAMES.tiles[id])]

const SPECIAL_HELP = fr`Une région spéciale sur la carte, mêlée aux autres tuiles : le Quasar et le Vortex valent des points aux infrastructures voisines.`

export const tableOptions: AndromedaWords['tableOptions'] = {
  unity: {
    name: 'L’Unité',
    help: fr`Un adversaire qui joue seul, mené par l’un de neuf commandants : plus on avance dans la liste, plus il est dur. Il affronte 1 à 3 joueurs.`,
    choices: ['Personne', ...Object.values(NAMES.commanders)],
  },
  terminus: {
    name: 'Durée',
    help: 'Quand quelqu’un atteint ce nombre de PV, chacun joue encore un tour.',
    choices: [fr`Courte : 50 PV`, fr`Moyenne : 60 PV`, fr`Longue : 70 PV`],
  },
  events: {
    name: 'Événements',
    help: fr`L’Aube galactique est clémente, le Crépuscule cosmique rude ; les Ombres du Néant frappent qui s’en approche, et demandent le Néant et son Dragon.`,
    choices: Object.values(NAMES.decks),
  },
  void: {
    name: 'Le Néant',
    help: fr`Une région spéciale au milieu de la carte : qui s’y rend joue un présent aux dés.`,
  },
  dragon: {
    name: 'Dragon du Néant',
    help: 'Un pillard qui attire les vaisseaux dans le Néant, et tient lieu de pillard de classe C.',
  },
  moons: {
    name: 'Lunes de nébuleuse',
    help: fr`Quelles lunes attendent dans les nébuleuses ; trois des antiques portent une icône Relique.`,
    choices: ['Orphelines', 'Antiques', 'Mêlées'],
  },
  relics: {
    name: 'Modules reliques',
    help: fr`Huit modules à icône Relique, qui comptent à la fin : plus on en a, plus chacun vaut.`,
  },
  special1: { name: 'Première région spéciale', help: SPECIAL_HELP, choices: SPECIAL },
  special2: { name: 'Seconde région spéciale', help: SPECIAL_HELP, choices: SPECIAL },
  destiny: {
    name: 'Cartes Destinée',
    help: fr`Deux buts secrets pour chacun ; le meilleur des deux compte à la fin.`,
  },
  expansion: {
    name: 'Contenu de l’extension',
    help: 'Trois factions, quatre améliorations et cinq cartes Stratégie de plus. Il en faut à cinq joueurs.',
  },
  scouts: {
    name: 'Premiers pillards',
    help: 'Les pillards de classe S, présents dès le début.',
    choices: [NAMES.raiders['RD-S1'], NAMES.raiders['RD-S2']],
  },
  dealtFactions: {
    name: 'Factions distribuées',
    help: fr`Chacun mène la faction qu’il reçoit : rien à choisir avant le premier lancement.`,
  },
  firstGame: {
    name: 'Première partie',
    help: 'On distribue deux factions au lieu de trois, parmi les plus simples à jouer.',
  },
  together: {
    name: 'Tous ensemble',
    help: fr`Chacun doit battre l’Unité : vous gagnez ou perdez ensemble.`,
  },
  decideForUnity: {
    name: 'Décider pour l’Unité',
    help: fr`Qui tient le Contrôle dit ce que fait l’Unité là où la règle laisse le choix ; sinon, elle décide d’elle-même.`,
  },
  developConsumesTransport: {
    name: 'Transports consommés',
    help: 'Un transport qui bâtit une infrastructure retourne à la réserve.',
  },
}
