import type { RuleOf } from '../../../rules/rule-ids.ts'

export const damage: Readonly<Record<RuleOf<'damage'>, string>> = {
  'XO-DMG-01':
    'Vous faites un lancer de Dégâts à la fin d’un tour où vous avez Poussé, quand vous vous Désengagez (un par Ennemi), quand un Avatar vous engage pendant la phase de Corruption, et quand une carte le dit.',
  'XO-DMG-02':
    'Lancer de Dégâts : lancez vos deux dés. Un raté ○ vous coûte 1 Santé ; deux vous coûtent 2 Santé, et vous piochez une carte Dégâts.',
  'XO-DMG-03':
    'Dans une Flotte, chaque membre fait son lancer de Dégâts pour lui-même et subit ses propres dégâts.',
  'XO-DMG-04':
    'Quand vos deux dés finissent sur un raté ○, dans un lancer d’Attaque ou un lancer de Dégâts, le raté est critique : piochez une carte Dégâts, celle-là même qu’un lancer de Dégâts donne déjà pour deux ratés. Les faces qui comptent sont les dernières, après relances ; un raté ignoré ne compte pas, et un dé lancé seul n’est jamais critique. Dans une attaque, piochez la carte avant les compétences ennemies, même si l’attaque vainc l’Ennemi.',
  'XO-DMG-05':
    'Une carte Dégâts prend effet aussitôt. Elle reste tant que la Maintenance du vaisseau ou un autre effet ne la retire pas, au besoin jusqu’au bout de la partie.',
  'XO-DMG-06':
    'Toutes vos cartes Dégâts s’appliquent. Les nombres de cartes identiques s’additionnent ; ce qui est interdit deux fois est simplement interdit.',
}
