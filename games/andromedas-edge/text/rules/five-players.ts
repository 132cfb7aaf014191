import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const fivePlayers: Chapter<RuleOf<'five-players'>> = {
  title: { en: 'Five players, and what the expansion adds', fr: 'Cinq joueurs, et ce qu’ajoute l’extension' },
  rules: {
    'AE-5P-1': {
      en: 'The expansion makes room for a fifth player. You set up as in the base game, with the changes of this chapter.',
      fr: 'L’extension Embrasement fait place à un cinquième joueur. La mise en place est celle du jeu de base, avec les changements de ce chapitre.',
    },
    'AE-5P-2': {
      en: 'With 5 players, the map starts with 10 planets. With 2, 3 and 4 players, it starts with 4, 6 and 8.',
      fr: 'À 5 joueurs, la carte commence avec 10 planètes. À 2, 3 et 4 joueurs, elle commence avec 4, 6 et 8.',
    },
    'AE-5P-3': {
      en: 'With 5 players, put the Terminus on 60 or 70 VP, so that everyone has time to see something of the Edge. 50 VP is allowed as well.',
      fr: 'À 5 joueurs, mettez plutôt le Terminus à 60 ou 70 PV, pour que chacun ait le loisir de parcourir la Bordure. 50 PV reste permis.',
    },
    'AE-5P-4': {
      en: 'Three new factions join those that are dealt, which makes 15 in all: the Cloud Nebulons, the Acolytes of the Dark Star and the Krawl’n.',
      fr: 'Trois nouvelles factions rejoignent celles que l’on distribue, ce qui en fait 15 en tout : les Nébulons des nuages, les Acolytes de l’Astre noir et les Krawl’n.',
    },
    'AE-5P-5': {
      en: 'The 4 new neutral ship upgrades are shuffled into the piles, one for each type of ship.',
      fr: 'Les 4 nouvelles améliorations de vaisseau neutres sont mélangées aux piles, une par type de vaisseau.',
    },
    'AE-5P-6': {
      en: 'The Void, the event deck Shadows of the Void, the Void Dragon, relic modules and ancient moons are yours to add or leave out, however many you are.',
      fr: 'Le Néant, le paquet Événement Ombres du Néant, le Dragon du Néant, les modules reliques et les lunes antiques s’ajoutent à votre gré, quel que soit votre nombre.',
    },
    'AE-5P-7': {
      en: 'The fifth player takes the white pieces of the expansion: 6 transports, 1 fighter, 1 science vessel, 1 heavy cruiser, 9 leaders, 6 dice, 5 track markers and 1 VP marker.',
      fr: 'Le cinquième joueur prend les pièces blanches de l’extension : 6 transports, 1 chasseur, 1 vaisseau scientifique, 1 croiseur lourd, 9 chefs, 6 dés, 5 marqueurs de piste et 1 marqueur de PV.',
    },
    'AE-5P-8': {
      en: 'You need not be five to play with the new factions, ship upgrades, modules, ancient moons and tactics cards.',
      fr: 'Nul besoin d’être cinq pour jouer avec les nouvelles factions, améliorations de vaisseau, modules, lunes antiques et cartes Stratégie.',
    },
  },
}
