import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const variants: Chapter<RuleOf<'variants'>> = {
  title: { en: 'Ships, players and difficulty', fr: 'Vaisseaux, joueurs et difficulté' },
  rules: {
    'XO-VAR-01': {
      en: 'With 3 ships, use the other side of the Corruption board: as many rounds, but one Avatar fewer, with 2 tokens drawn at setup, and 3 Signals with 3 Keys. Wherever 4 Keys are mentioned, read 3.',
      fr: 'Avec 3 vaisseaux, utilisez l’autre face du plateau Corruption : autant de manches, mais un Avatar de moins, avec 2 jetons tirés à la mise en place, et 3 Signaux avec 3 Clés. Partout où il est question de 4 Clés, lisez 3.',
    },
    'XO-VAR-02': {
      en: 'With 3 ships, remove the tiles marked with a white dot: 4 Allied and Enemy Systems, and 1 Corrupted System. Make 5 piles instead of 6, with that of the Great Rift at the bottom: the stack holds 25 tiles.',
      fr: 'Avec 3 vaisseaux, ôtez les tuiles marquées d’un point blanc : 4 Systèmes Alliés et Ennemis, et 1 Système Corrompu. Faites 5 piles au lieu de 6, celle du Grand Rift tout en bas : la pile Systèmes compte 25 tuiles.',
    },
    'XO-VAR-03': {
      en: 'With 3 ships, the track has only 2 red spaces, so hardly any Enemy of level 4 comes into play. One comes only if a symbol or a card has made you draw from the Enemy Reserve.',
      fr: 'Avec 3 vaisseaux, la piste n’a que 2 cases rouges, et presque aucun Ennemi de niveau 4 n’entre donc en jeu. Il n’en vient que si un symbole ou une carte vous a fait piocher dans la réserve d’Ennemis.',
    },
    'XO-VAR-04': {
      en: 'The game is played with 3 or 4 ships, never with 2. Two players command two ships each, or one of them commands two and the other a single one.',
      fr: 'Le jeu se joue avec 3 ou 4 vaisseaux, jamais avec 2. À deux joueurs, chacun commande deux vaisseaux, ou l’un en commande deux et l’autre un seul.',
    },
    'XO-VAR-05': {
      en: 'Alone, you command all the ships yourself: 3 as a rule, or 4 if you wish.',
      fr: 'En solitaire, vous commandez tous les vaisseaux : 3 en principe, ou 4 si vous le souhaitez.',
    },
    'XO-VAR-06': {
      en: 'If you command several ships, each of them is a ship of its own for every rule.',
      fr: 'Si vous commandez plusieurs vaisseaux, chacun est un vaisseau à part entière pour toutes les règles.',
    },
    'XO-VAR-07': {
      en: 'At each level of difficulty, 6 Signal cards are put together, and 4 of them are used, or 3 with 3 ships.',
      fr: 'À chaque niveau de difficulté, on réunit 6 cartes Signal, et on en utilise 4, ou 3 avec 3 vaisseaux.',
    },
    'XO-VAR-08': {
      en: 'Easy Strollers: the 4 Hazardous Signals (blue) and 2 Perilous ones (yellow) drawn at random.',
      fr: 'Promeneurs tranquilles : les 4 Signaux Risqués (bleus) et 2 Signaux Périlleux (jaunes) tirés au hasard.',
    },
    'XO-VAR-09': {
      en: 'Hardened Travellers: 2 Signals of each colour, Hazardous, Perilous and Lethal, drawn at random.',
      fr: 'Voyageurs endurcis : 2 Signaux de chaque couleur, Risqués, Périlleux et Mortels, tirés au hasard.',
    },
    'XO-VAR-10': {
      en: 'Heroic Adventurers: the 4 Lethal Signals (red) and 2 Perilous ones (yellow) drawn at random.',
      fr: 'Aventuriers héroïques : les 4 Signaux Mortels (rouges) et 2 Signaux Périlleux (jaunes) tirés au hasard.',
    },
    'XO-VAR-11': {
      en: 'Heroic Adventurers in search of a nightmare may take a permanent Avatar Movement marker: all Avatars then have +1 for the whole game.',
      fr: 'Les Aventuriers héroïques en quête d’un cauchemar peuvent prendre un marqueur de Mouvement Avatar permanent : tous les Avatars ont alors +1 pendant toute la partie.',
    },
  },
}
