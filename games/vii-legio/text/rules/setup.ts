import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const setup: Chapter<RuleOf<'setup'>> = {
  title: { en: 'Setup', fr: 'Mise en place' },
  rules: {
    'VL-101': {
      en: 'The central board and the combat board are laid out, and the first Commanding Unit to play is drawn at random.',
      fr: 'Le plateau central et le plateau des combats mis en place, on tire au sort l’Unité Commandante qui jouera la première.',
    },
    'VL-102': {
      en: 'Two active-planet tokens, Alpha and Beta, are in play in every game; Gamma joins them with 3 or 4 Commanding Units, Delta with 4. Each begins on its own slot of the central board, and the others stay in the box.',
      fr: 'Deux pions planète active, Alpha et Bêta, sont de toutes les parties ; Gamma s’y ajoute avec 3 ou 4 Unités Commandantes, Delta avec 4. Chacun commence sur son emplacement du plateau central, et les autres restent dans la boîte.',
    },
    'VL-103': {
      en: 'In sectors 1 to 5, no more planets can be active at one time than there are Commanding Units in the game: 2, 3 or 4.',
      fr: 'Dans les secteurs 1 à 5, il ne peut y avoir en même temps plus de planètes actives que d’Unités Commandantes dans la partie : 2, 3 ou 4.',
    },
    'VL-104': {
      en: 'The 18 expert tokens, 6 of each kind, form a supply shared by everyone.',
      fr: 'Les 18 pions experts, 6 de chaque spécialité, forment une réserve commune.',
    },
    'VL-105': {
      en: 'The 53 Exploration cards are shuffled into a single face-down deck.',
      fr: 'Les 53 cartes Exploration sont mélangées en une seule pioche, face cachée.',
    },
    'VL-106': {
      en: 'Pile A is made of 10 cards drawn at random from the 24 A Extrasolar cards, then shuffled and placed face down.',
      fr: 'La pile A se compose de 10 cartes tirées au hasard parmi les 24 cartes Extrasolaires A, puis mélangées et posées face cachée.',
    },
    'VL-107': {
      en: 'Pile B is made of 10 cards drawn at random from the 21 B Extrasolar cards, then shuffled and placed face down.',
      fr: 'La pile B se compose de 10 cartes tirées au hasard parmi les 21 cartes Extrasolaires B, puis mélangées et posées face cachée.',
    },
    'VL-108': {
      en: 'Pile X holds all 5 X Extrasolar cards, shuffled and placed face down.',
      fr: 'La pile X réunit les 5 cartes Extrasolaires X, mélangées et posées face cachée.',
    },
    'VL-109': {
      en: 'The 14 A cards and 11 B cards that were not drawn go back to the box unseen: nobody knows which worlds are missing.',
      fr: 'Les 14 cartes A et les 11 cartes B qui n’ont pas été tirées retournent dans la boîte sans être vues : nul ne sait quels mondes manquent.',
    },
    'VL-110': {
      en: 'Every planet in play at your number of Commanding Units receives a 1 VP token, promised to its discoverer.',
      fr: 'Chaque planète en jeu, selon le nombre d’Unités Commandantes, reçoit un pion 1 PV, promis à qui la découvrira.',
    },
    'VL-111': {
      en: 'A planet’s symbol tells you when it is in play: in every game, with 3 or 4 Commanding Units, or only with 4.',
      fr: 'Le symbole d’une planète vous dit quand elle est en jeu : à chaque partie, avec 3 ou 4 Unités Commandantes, ou seulement avec 4.',
    },
    'VL-112': {
      en: 'The number of planets in each sector depends on the number of Commanding Units. Sector 1 has as many planets as there are Commanding Units. Sectors 2 to 5 have 2, 2, 2 and 1 planets with 2 Units; 2, 3, 2 and 2 with 3 Units; 3, 3, 2 and 3 with 4 Units.',
      fr: 'Le nombre de planètes de chaque secteur dépend du nombre d’Unités Commandantes. Le secteur 1 compte autant de planètes qu’il y a d’Unités Commandantes. Les secteurs 2 à 5 en comptent, avec 2 Unités : 2, 2, 2 et 1 ; avec 3 Unités : 2, 3, 2 et 2 ; avec 4 Unités : 3, 3, 2 et 3.',
    },
    'VL-113': {
      en: 'When the game begins, the “Sector X closed” token lies on Sector X.',
      fr: 'Quand la partie commence, le jeton « Secteur X fermé » est posé sur le Secteur X.',
    },
    'VL-114': {
      en: 'Sectors 1, 2 and 3 form exploration zone A; sectors 4 and 5 form zone B.',
      fr: 'La zone d’exploration A réunit les secteurs 1, 2 et 3 ; la zone B, les secteurs 4 et 5.',
    },
    'VL-115': {
      en: 'The edge of the board shows, domain by domain, how much experience the last thresholds of all the A cards, and of all the B cards, call for. It counts the full decks, before the 10 cards of each pile are drawn, and you may consult it at any time.',
      fr: 'Le bord du plateau indique, domaine par domaine, l’expérience que demandent les derniers seuils de toutes les cartes A, et ceux de toutes les cartes B. Il compte les paquets entiers, avant le tirage des 10 cartes de chaque pile, et vous pouvez le consulter à tout moment.',
    },
    'VL-116': {
      en: 'Sapiens make up a larger share of zone B than of zone A.',
      fr: 'La part des Sapiens est plus grande dans la zone B que dans la zone A.',
    },
    'VL-117': {
      en: 'Sector 5 is the farthest from the star base.',
      fr: 'Aucun secteur n’est plus loin de la base stellaire que le secteur 5.',
    },
    'VL-118': {
      en: 'Crossing a border costs 1 card between sectors 1 and 2, 2 and 3, or 3 and 4; 2 cards between sectors 1 and 3, 2 and 4, or 4 and 5; and 3 cards between sectors 3 and 5. No other two sectors touch.',
      fr: 'Franchir une frontière coûte 1 carte entre les secteurs 1 et 2, 2 et 3, ou 3 et 4 ; 2 cartes entre les secteurs 1 et 3, 2 et 4, ou 4 et 5 ; et 3 cartes entre les secteurs 3 et 5. Il n’y a pas d’autre frontière.',
    },
    'VL-121': {
      en: 'You set out in a Frombola: take a ship board and place it Frombola side up.',
      fr: 'Vous partez à bord d’un Frombola : prenez un plateau vaisseau et posez-le côté Frombola.',
    },
    'VL-122': {
      en: 'Your Frombola begins on its grey values: 2 thrusters, 1 scanner, 1 squad, 0 lasers, 0 detectors and 0 special missions.',
      fr: 'Votre Frombola commence sur ses valeurs grisées : 2 propulseurs, 1 scanner, 1 escouade, 0 laser, 0 détecteur et 0 mission spéciale.',
    },
    'VL-123': {
      en: 'You begin with 0 XP in each of the four domains: Negotiation, Diplomacy, Capture and Research.',
      fr: 'Vous commencez avec 0 point d’expérience dans chacun des quatre domaines : Négoce, Diplomatie, Capture et Recherche.',
    },
    'VL-124': {
      en: 'Your score pawn starts on 0, and your ship at the star base.',
      fr: 'Votre pion de score part de 0, et votre vaisseau de la base stellaire.',
    },
    'VL-125': {
      en: 'Your Holodeck and Nanoprobes tokens start beside your ship board: neither is installed yet.',
      fr: 'Vos pions Holodeck et Nanoprobes commencent à côté de votre plateau vaisseau : aucun n’est encore installé.',
    },
    'VL-126': {
      en: 'You set out with no expert aboard.',
      fr: 'Vous partez sans aucun expert à bord.',
    },
    'VL-127': {
      en: 'Before the first turn, you take 2 free items of your choice, equipment or personnel, within the limits of the Frombola. Both may be of the same kind.',
      fr: 'Avant le premier tour, vous embarquez gratuitement 2 éléments de votre choix, équipement ou personnel, dans les limites du Frombola. Ils peuvent être tous deux du même type.',
    },
    'VL-128': {
      en: 'Free items give you no Negotiation experience: only items bought with cards do.',
      fr: 'Ce que vous embarquez gratuitement ne vous donne pas d’expérience en Négoce : seuls les achats payés en cartes en donnent.',
    },
    'VL-129': {
      en: 'Free items are chosen openly, in turn order. If the last expert of a kind is gone when you choose, you must take something else.',
      fr: 'Les éléments gratuits se choisissent ouvertement, dans l’ordre du tour. Si le dernier expert d’une spécialité est déjà parti quand vient votre choix, il vous faut prendre autre chose.',
    },
    'VL-130': {
      en: 'With the option “Catching up”, on by default, in a game of 3 or 4 Units, every Unit but the first to play starts with 1 Research XP.',
      fr: 'Avec l’option « Rattrapage », activée par défaut, dans une partie à 3 ou 4 Unités, chaque Unité sauf la première à jouer commence avec 1 point d’expérience en Recherche.',
    },
    'VL-131': {
      en: 'With the option “Advised items”, nobody chooses free items before the first turn: every Unit takes one thruster and one squad.',
      fr: 'Avec l’option « Éléments conseillés », nul ne choisit d’éléments gratuits avant le premier tour : chaque Unité embarque un propulseur et une escouade.',
    },
  },
}
