import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const dice: Chapter<RuleOf<'dice'>> = {
  title: { en: 'Dice', fr: 'Les dés' },
  rules: {
    'XO-DIC-01': {
      en: 'Each face of a die shows one of three symbols: a hit ☠, a miss ○ or a special ⚡. Every die has all three.',
      fr: 'Chaque face d’un dé montre l’un de trois symboles : une touche ☠, un raté ○ ou un spécial ⚡. Tous les dés portent les trois.',
    },
    'XO-DIC-02': {
      en: 'Red, blue and yellow dice do not show each symbol equally often. Red ones have most hits ☠ and most misses ○, blue ones most specials ⚡; yellow ones stand in between.',
      fr: 'Les dés rouges, bleus et jaunes ne montrent pas chaque symbole aussi souvent. Les rouges ont le plus de touches ☠ et le plus de ratés ○, les bleus le plus de spéciaux ⚡ ; les jaunes sont entre les deux.',
    },
    'XO-DIC-03': {
      en: 'Each ship has exactly 2 dice; their colours are shown on its board.',
      fr: 'Chaque vaisseau a exactement 2 dés ; son plateau en indique les couleurs.',
    },
    'XO-DIC-04': {
      en: 'You roll dice for Attack, Detection, Skill and Damage Rolls. In an Attack Roll, a special ⚡ does nothing by itself: only a Mod or a Module can put it to use.',
      fr: 'Vous lancez vos dés pour les lancers d’Attaque, de Détection, de Compétence et de Dégâts. Dans un lancer d’Attaque, un spécial ⚡ ne fait rien par lui-même : seul un Mod ou un Module peut en tirer parti.',
    },
  },
}
