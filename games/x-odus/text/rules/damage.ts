import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const damage: Chapter<RuleOf<'damage'>> = {
  title: { en: 'Damage', fr: 'Les dégâts' },
  rules: {
    'XO-DMG-01': {
      en: 'You make a Damage Roll at the end of a turn in which you Strained, when you disengage (one for each Enemy), when an Avatar engages you in the Corruption phase, and when a card says so.',
      fr: 'Vous faites un lancer de Dégâts à la fin d’un tour où vous avez Poussé, quand vous vous Désengagez (un par Ennemi), quand un Avatar vous engage pendant la phase de Corruption, et quand une carte le dit.',
    },
    'XO-DMG-02': {
      en: 'Damage Roll: roll both your dice. One miss ○ costs you 1 Health; two cost you 2 Health, and you draw a Damage card.',
      fr: 'Lancer de Dégâts : lancez vos deux dés. Un raté ○ vous coûte 1 Santé ; deux vous coûtent 2 Santé, et vous piochez une carte Dégâts.',
    },
    'XO-DMG-03': {
      en: 'In a Fleet, each member makes its Damage Roll for itself and suffers its own damage.',
      fr: 'Dans une Flotte, chaque membre fait son lancer de Dégâts pour lui-même et subit ses propres dégâts.',
    },
    'XO-DMG-04': {
      en: 'When both your dice end on a miss ○ in an Attack Roll or a Damage Roll, it is a critical miss: draw one Damage card, the same one that a Damage Roll already gives for two misses. The faces that count are the last ones, after rerolls; an ignored miss does not count, and a die rolled alone is never critical. In an attack, draw the card before Enemy skills, even if the attack defeats the Enemy.',
      fr: 'Quand vos deux dés finissent sur un raté ○, dans un lancer d’Attaque ou un lancer de Dégâts, le raté est critique : piochez une carte Dégâts, celle-là même qu’un lancer de Dégâts donne déjà pour deux ratés. Les faces qui comptent sont les dernières, après relances ; un raté ignoré ne compte pas, et un dé lancé seul n’est jamais critique. Dans une attaque, piochez la carte avant les compétences ennemies, même si l’attaque vainc l’Ennemi.',
    },
    'XO-DMG-05': {
      en: 'A Damage card takes effect at once. It stays until Ship Maintenance or another effect removes it, to the end of the game if nothing does.',
      fr: 'Une carte Dégâts prend effet aussitôt. Elle reste tant que la Maintenance du vaisseau ou un autre effet ne la retire pas, au besoin jusqu’au bout de la partie.',
    },
    'XO-DMG-06': {
      en: 'All your Damage cards apply. The numbers of identical cards add up; something forbidden twice is simply forbidden.',
      fr: 'Toutes vos cartes Dégâts s’appliquent. Les nombres de cartes identiques s’additionnent ; ce qui est interdit deux fois est simplement interdit.',
    },
  },
}
