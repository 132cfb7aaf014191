import type { RuleOf } from '../../../rules/rule-ids.ts'

export const setup: Readonly<Record<RuleOf<'setup'>, string>> = {
  'VL-101':
    'Le plateau central et le plateau des combats mis en place, on tire au sort l’Unité Commandante qui jouera la première.',
  'VL-102':
    'Deux pions planète active, Alpha et Bêta, sont de toutes les parties ; Gamma s’y ajoute avec 3 ou 4 Unités Commandantes, Delta avec 4. Chacun commence sur son emplacement du plateau central, et les autres restent dans la boîte.',
  'VL-103':
    'Dans les secteurs 1 à 5, il ne peut y avoir en même temps plus de planètes actives que d’Unités Commandantes dans la partie : 2, 3 ou 4.',
  'VL-104': 'Les 18 pions experts, 6 de chaque spécialité, forment une réserve commune.',
  'VL-105': 'Les 53 cartes Exploration sont mélangées en une seule pioche, face cachée.',
  'VL-106':
    'La pile A se compose de 10 cartes tirées au hasard parmi les 24 cartes Extrasolaires A, puis mélangées et posées face cachée.',
  'VL-107':
    'La pile B se compose de 10 cartes tirées au hasard parmi les 21 cartes Extrasolaires B, puis mélangées et posées face cachée.',
  'VL-108': 'La pile X réunit les 5 cartes Extrasolaires X, mélangées et posées face cachée.',
  'VL-109':
    'Les 14 cartes A et les 11 cartes B qui n’ont pas été tirées retournent dans la boîte sans être vues : nul ne sait quels mondes manquent.',
  'VL-110':
    'Chaque planète en jeu, selon le nombre d’Unités Commandantes, reçoit un pion 1 PV, promis à qui la découvrira.',
  'VL-111':
    'Le symbole d’une planète vous dit quand elle est en jeu : à chaque partie, avec 3 ou 4 Unités Commandantes, ou seulement avec 4.',
  'VL-112':
    'Le nombre de planètes de chaque secteur dépend du nombre d’Unités Commandantes. Le secteur 1 compte autant de planètes qu’il y a d’Unités Commandantes. Dans les secteurs 2 à 5, on en trouve, avec 2 Unités, 2, 2, 2 et 1 ; avec 3 Unités, 2, 3, 2 et 2 ; avec 4 Unités, 3, 3, 2 et 3.',
  'VL-113': 'Quand la partie commence, le jeton « Secteur X fermé » est posé sur le Secteur X.',
  'VL-114': 'La zone d’exploration A réunit les secteurs 1, 2 et 3 ; la zone B, les secteurs 4 et 5.',
  'VL-115':
    'Le bord du plateau indique, domaine par domaine, l’expérience que demandent les derniers seuils de toutes les cartes A, et ceux de toutes les cartes B. Il compte les paquets entiers, avant le tirage des 10 cartes de chaque pile, et vous pouvez le consulter à tout moment.',
  'VL-116': 'La part des Sapiens est plus grande dans la zone B que dans la zone A.',
  'VL-117': 'Aucun secteur n’est plus loin de la base stellaire que le secteur 5.',
  'VL-118':
    'Franchir une frontière coûte 1 carte entre les secteurs 1 et 2, 2 et 3, ou 3 et 4 ; 2 cartes entre les secteurs 1 et 3, 2 et 4, ou 4 et 5 ; et 3 cartes entre les secteurs 3 et 5. Il n’y a pas d’autre frontière.',
  'VL-121': 'Vous partez à bord d’un Frombola : prenez un plateau vaisseau et posez-le côté Frombola.',
  'VL-122':
    'Votre Frombola commence sur ses valeurs grisées : 2 propulseurs, 1 scanner, 1 escouade, 0 laser, 0 détecteur et 0 mission spéciale.',
  'VL-123':
    'Vous commencez avec 0 point d’expérience dans chacun des quatre domaines : Négoce, Diplomatie, Capture et Recherche.',
  'VL-124': 'Votre pion de score part de 0, et votre vaisseau de la base stellaire.',
  'VL-125':
    'Vos pions Holodeck et Nanoprobes commencent à côté de votre plateau vaisseau : aucun n’est encore installé.',
  'VL-126': 'Vous partez sans aucun expert à bord.',
  'VL-127':
    'Avant le premier tour, vous embarquez gratuitement 2 éléments de votre choix, équipement ou personnel, dans les limites du Frombola. Ils peuvent être tous deux du même type.',
  'VL-128':
    'Ce que vous embarquez gratuitement ne vous donne pas d’expérience en Négoce : seuls les achats payés en cartes en donnent.',
  'VL-129':
    'Les éléments gratuits se choisissent ouvertement, dans l’ordre du tour. Si le dernier expert d’une spécialité est déjà parti quand vient votre choix, il vous faut prendre autre chose.',
}
