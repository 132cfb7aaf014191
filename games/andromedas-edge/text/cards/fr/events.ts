import { french as fr } from '@astrolabe/words/french.ts'
import type { EventId } from '../../../content/events.ts'
import type { EventWords } from '../en/events.ts'

export const EVENT_TEXTS: Readonly<Record<EventId, EventWords>> = {
  EG1: {
    text: 'Chaque joueur peut construire 1 vaisseau pour 2 ressources de moins.',
    short: 'un vaisseau à −2',
    unity: 'L’Unité gagne à la place 1 module Industrie.',
  },
  EG2: {
    text: 'Chaque joueur peut payer 1 crédit ou 2 ressources de base pour piocher au hasard 1 pion Découverte parmi ceux restés dans la boîte.',
    short: '1 crédit ou 2 de base pour une découverte',
    unity: 'L’Unité gagne à la place 1 module Commerce.',
  },
  EG3: {
    text: 'Chaque joueur gagne 3 énergie, puis peut payer une fois 2 énergie pour piocher 1 carte Stratégie.',
    short: fr`3 énergie ; 2 énergie pour une carte`,
    unity: 'L’Unité gagne à la place 1 module Science.',
  },
  EG4: {
    text: fr`Placez 1 crédit sur chaque base de l’Alliance sans vaisseau : le prochain à y collecter le prend.`,
    short: 'un crédit par base vide',
  },
  EG5: {
    text: 'Révélez une planète de plus que d’ordinaire.',
    short: 'une planète de plus',
  },
  EG6: {
    text: 'Chaque participant recrute 1 chef depuis n’importe quelle base ou nébuleuse.',
    short: 'recrutez 1 chef chacun',
  },
  EG7: {
    text: 'Chaque joueur peut échanger jusqu’à 3 ressources contre d’autres.',
    short: 'échangez 3 ressources',
    unity: 'L’Unité pioche à la place 1 carte Stratégie.',
  },
  EG8: {
    text: fr`Chaque participant effectue 1 réparation ; avec 2 vaisseaux ou plus à la casse, 2 réparations.`,
    short: '1 réparation, 2 avec 2 épaves',
  },
  EG9: {
    text: 'Tous les pillards, sauf le Dragon du Néant, regagnent la nébuleuse désignée par un dé. Chaque participant gagne 1 énergie.',
    short: fr`pillards aux nébuleuses ; 1 énergie chacun`,
  },
  EG10: {
    text: fr`Qui a le plus d’infrastructures gagne 2 PV ; qui en a le moins pioche 2 cartes Stratégie. Tous les ex æquo en profitent.`,
    short: fr`le plus d’infrastructures : 2 PV ; le moins : 2 cartes`,
  },
  ET1: {
    text: fr`Une planète colonisée est tirée au hasard : l’infrastructure retourne à la réserve avec sa carte, ses chefs à la station de leur propriétaire. Celui-ci garde ses PV et gagne 2 ressources de base.`,
    short: 'une infrastructure est détruite',
    unity: 'L’Unité rebâtit la sienne à sa prochaine action Infrastructure, et ne gagne rien.',
  },
  ET2: {
    text: 'Chaque joueur passe à sa gauche 1 carte Stratégie de son choix, puis en pioche 1. Un joueur seul la défausse.',
    short: 'passez 1 carte à gauche, piochez 1',
    unity: 'L’Unité n’est pas concernée.',
  },
  ET3: {
    text: 'Chaque pillard, sauf le Dragon du Néant, fait 1 pas vers le vaisseau le plus proche, sans bataille.',
    short: 'les pillards se rapprochent',
  },
  ET4: {
    text: 'Chaque joueur perd l’énergie au-delà de 3.',
    short: 'énergie au-delà de 3 perdue',
    unity: 'L’Unité n’est pas concernée.',
  },
  ET5: {
    text: 'Chaque joueur paie 2 énergie ou endommage 1 module.',
    short: '2 énergie, ou 1 module endommagé',
    unity: 'L’Unité endommage 1 module.',
  },
  ET6: {
    text: 'Chaque joueur paie 1 glace par infrastructure qu’il possède, ou perd 1 PV pour chacune qui reste impayée.',
    short: '1 glace ou 1 PV par infrastructure',
    unity: 'L’Unité perd 1 PV par infrastructure, 2 PV au plus.',
  },
  ET7: {
    text: 'Placez 2 pillards de classe S, chacun dans la nébuleuse désignée par un dé.',
    short: '2 pillards de classe S',
  },
  ET8: {
    text: 'Pour chacun de ses vaisseaux à côté d’une nébuleuse, chaque joueur paie 1 énergie, sinon le vaisseau est endommagé.',
    short: fr`près des nébuleuses : 1 énergie ou dégâts`,
    unity: 'L’Unité n’est pas concernée.',
  },
  ET9: {
    text: 'Tous les modules disponibles sont défaussés et remplacés. Chaque joueur perd ses crédits au-delà de 2.',
    short: fr`nouveau marché ; crédits au-delà de 2 perdus`,
    unity: 'L’Unité défausse 2 cartes Stratégie.',
  },
  ET10: {
    text: fr`Qui est le plus haut en Suprématie gagne 2 PV ; qui est le plus bas pioche 2 cartes Stratégie. Tous les ex æquo en profitent.`,
    short: fr`Suprématie : premier 2 PV, dernier 2 cartes`,
  },
  EN1: {
    text: 'Chaque joueur ayant un vaisseau à portée du Néant peut prendre gratuitement 1 module disponible de coût 3 ou moins, puis endommage 1 module.',
    short: 'un module gratuit, puis un endommagé',
    unity: 'À portée, l’Unité gagne 1 module du type dont elle a le moins, et n’en endommage aucun.',
  },
  EN2: {
    text: 'Chaque participant ayant un vaisseau à portée du Néant pioche 2 cartes Stratégie, puis en défausse 1.',
    short: 'piochez 2 cartes, défaussez 1',
  },
  EN3: {
    text: 'Le vaisseau le plus proche du Néant de chaque participant à portée y entre et en résout l’action. Si le Dragon du Néant s’y trouve, son propriétaire paie ensuite 1 énergie, sinon ce vaisseau est endommagé. Aucune bataille ne suit.',
    short: 'les plus proches tombent au Néant',
    unity:
      'L’Unité prend son plus haut résultat, et son vaisseau est endommagé si le Dragon du Néant est là.',
  },
  EN4: {
    text: fr`Chaque joueur ayant un vaisseau à portée du Néant perd 2 énergie ou 1 PV. Qui a le plus de vaisseaux à portée avance de 1 case en Suprématie ; tous les ex æquo aussi.`,
    short: fr`−2 énergie ou −1 PV ; majorité : +1 Suprématie`,
    unity: 'À portée, l’Unité perd 1 PV.',
  },
  EN5: {
    text: 'Chaque participant ayant un vaisseau à portée du Néant lance 1 dé et gagne le bénéfice du Néant qu’il désigne.',
    short: 'un dé du Néant',
  },
  EN6: {
    text: fr`Les vaisseaux à portée du Néant ne pourront s’amarrer au prochain rappel de leur propriétaire ; celui-ci gagne 1 PV pour chacun, 3 PV au plus.`,
    short: fr`pas d’amarrage au rappel ; 1 PV chacun (≤ 3)`,
    unity: 'Ceux de l’Unité ne font pas tourner son Gouvernail.',
  },
  EN7: {
    text: fr`Chaque vaisseau dans le Néant est endommagé ; son propriétaire gagne pour lui 2 ressources de base.`,
    short: 'vaisseaux du Néant endommagés',
    unity: 'L’Unité pioche 2 cartes Stratégie pour chacun des siens.',
  },
  EN8: {
    text: 'Chaque joueur ayant un vaisseau à portée du Néant déplace l’un d’eux vers toute tuile sans vaisseau, ou l’endommage et gagne 2 énergie.',
    short: 'déplacez 1 vaisseau, ou endommagez-le pour 2 énergie',
    unity:
      'À portée, un vaisseau de l’Unité tiré au hasard va sur la planète non colonisée sans vaisseau la plus à gauche, sinon sur une tuile sans vaisseau tirée au hasard.',
  },
  EN9: {
    text: fr`Chaque participant ayant un vaisseau à portée du Néant gagne 1 PV par icône Relique, 3 PV au plus ; qui n’en a pas pioche 1 carte Stratégie.`,
    short: '1 PV par relique (≤ 3), ou une carte',
  },
  EN10: {
    text: 'Le Dragon du Néant lance 1 dé de plus jusqu’à sa défaite. Chaque participant ayant un vaisseau à portée du Néant gagne 1 crédit.',
    short: fr`Dragon +1 dé ; 1 crédit`,
  },
}
