import type { Wording } from '@astrolabe/words'
import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import type { DiceSum, stage as english } from '../../en/page/stage.ts'

const dice = (n: number): string => several(n, 'dé')

export const stage: Wording<typeof english> = {
  toMap: 'Voir la carte',
  toStage: 'ouvrir',
  close: 'Continuer',
  skip: 'Tout montrer',
  percent: (value) => fr`${value} %`,
  change: (points) =>
    points === 0 ? 'sans effet' : `${points > 0 ? '+' : '−'}${several(Math.abs(points), 'point')}`,

  battle: (region) => fr`Bataille : ${region}`,
  steps: 'Étapes de la bataille',
  step: (at, of, name) => fr`${at} sur ${of} : ${name}`,
  next: (name) => fr`ensuite : ${name}`,
  stepDone: 'terminée',
  chances: 'Chances de victoire',
  chancesBefore: 'Chances avant le lancer',
  nobody: (share) => `personne ${share}`,
  chance: (who, share) => `${who} ${share}`,
  unknownCard: fr`L’Unité doit encore tirer sa carte Conflit : elle n’est pas comptée.`,
  othersDecide: 'Ce que les autres peuvent encore ajouter n’est pas compté.',
  sum: (of) => `${sumText(of)} = ${dice(of.total)}`,
  dice,
  targeting: (targeting) => `ciblage ${targeting}`,
  shields: (shields) => several(shields, 'bouclier'),
  winner: 'Vainqueur',
  outOn: (place) => `battu au ${nth(place)} dé`,
  tied: 'égalité jusqu’au bout',
  noWinner: 'Aucun vainqueur',
  rolledSaid: (who, rolled) => (rolled.length === 0 ? who : fr`${who} : ${rolled.join(', ')}`),
  die: (value, fate) =>
    `${value}, ${{ tied: 'partagé', decides: 'décisif', idle: 'inutile', aside: 'écarté' }[fate]}`,
  ifWon: 'Victoire',
  ifLost: 'Défaite',
  supremacy: (space) => `Suprématie ${space}`,
  perShip: (most) => `1 PV par vaisseau touché, ${most} au plus`,
  operations: (operations) => several(operations, 'opération stratégique', 'opérations stratégiques'),
  fate: (ships, to) =>
    fr`${listed(ships)} : ${{ marker: 'un bouclier tient', barge: 'à la Barge de réparation', scrapyard: 'à la casse' }[to]}`,
  inStock: (energy) => `${several(energy, 'énergie')} en réserve`,
  waiting: (who) => `${who} décide.`,
  asks: {
    escalate: 'Faire venir des vaisseaux',
    'offer-truce': fr`Proposer une trêve ?`,
    truce: fr`Accepter la trêve ?`,
    diplomacy: 'Jouer une carte Bataille',
    against: fr`Contre qui ?`,
    ambush: fr`Quel vaisseau vient ?`,
    prepare: 'Dévier l’énergie vers les armes',
    reroll: 'Relancer un dé',
    piracy: 'Ce que vous prenez',
    'strategic-operations': 'Ce que vous gagnez dans la défaite',
    spare: 'Quel vaisseau va à la Barge de réparation',
    'damage-module': 'Quel module est endommagé',
    'lose-resource': 'Ce que vous perdez',
    extortion: 'Ce qu’il vous en coûte',
  },
  energy: (energy) => (energy === 0 ? 'aucune' : `+${energy}`),
  overclock: (energy) => `ciblage +${energy}`,
  cannons: (cannons) => several(cannons, 'canon'),
  gain: 'Gain',
  loss: 'Perte',
  nothing: 'Rien',

  return: 'Rappel vers la station',
  returnSaid: fr`Les amarrages se font dans cet ordre. Changez-le à votre guise : rien n’est lancé ni tiré avant l’événement.`,
  develop: 'Implanter',
  developHint: 'une planète, si vous voulez',
  noSite: 'Aucun transport sur une planète libre.',
  developed: 'C’est décidé.',
  site: (vp, leaders) => `${vp} PV, ${several(leaders, 'chef')}`,
  skipSite: 'Ne rien implanter',
  dock: 'Amarrer',
  dockHint: (left) =>
    left === 0 ? 'chaque vaisseau a son amarrage' : `${several(left, 'vaisseau', 'vaisseaux')} sans amarrage`,
  takeOut: (dock) => fr`Retirer : ${dock}`,
  earlier: (dock) => fr`${dock} : plus tôt`,
  free: 'Amarrages encore libres',
  scrapyard: 'Casse',
  salvage: (ships, energy) => fr`${several(ships, 'vaisseau', 'vaisseaux')} : +${energy} énergie`,
  noWreck: 'vide',
  recall: 'Rappeler',
  recalled: (ships) => `${several(ships, 'vaisseau', 'vaisseaux')} dans la baie au prochain tour`,
  willHave: 'Ce que vous aurez',
  same: 'inchangé',
  anyBasics: 'Ressources de base au choix',
  repairs: 'Réparations',
  shipsBuilt: 'Vaisseaux à construire',
  advances: 'Pistes',
  lostToLimits: (lost) => `${several(lost, 'ressource perdue', 'ressources perdues')}, faute de place`,
  nothingLost: 'Rien n’est perdu faute de place',
  unpaid: (docks) => `${several(docks, 'amarrage')} sans de quoi payer`,
  event: 'Événement',
  eventComes: fr`Le marqueur arrive : une carte Événement, un pillard, une planète de plus.`,
  eventNear: (steps) => `${several(steps, 'pas', 'pas')} avant l’événement après ce rappel.`,
  confirm: 'Amarrer dans cet ordre',

  void: 'Le Néant',
  voidSaid: fr`Chaque dé désigne un avantage ; l’un de ceux obtenus est à vous.`,
  voidDice: (of, targeting) => `${dice(of)}, ciblage ${targeting}`,
  atLeastOne: 'chance de l’obtenir',

  unityTurn: 'Le tour de l’Unité',
  eventTurn: (deck) => fr`Événement : ${deck}`,
  voidRoll: 'Un lancer dans le Néant',
}

const nth = (place: number): string => ['1er', '2e', '3e', '4e', '5e', '6e'][place] ?? 'dernier'

function sumText({ ships, printed, abilities, cards, energy, fewer }: DiceSum): string {
  const parts = [
    ...(ships > 0 ? [`vaisseaux ${ships}`] : []),
    ...(printed > 0 ? [`imprimés ${printed}`] : []),
    ...(abilities > 0 ? [`capacités ${abilities}`] : []),
    ...(cards > 0 ? [`cartes ${cards}`] : []),
    ...(energy > 0 ? [`énergie ${energy}`] : []),
  ]
  return `${parts.length === 0 ? '0' : parts.join(' + ')}${fewer > 0 ? ` − ${fewer}` : ''}`
}
