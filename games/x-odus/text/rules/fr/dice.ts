import type { RuleOf } from '../../../rules/rule-ids.ts'

export const dice: Readonly<Record<RuleOf<'dice'>, string>> = {
  'XO-DIC-01':
    'Chaque face d’un dé montre l’un de trois symboles : une touche ☠, un raté ○ ou un spécial ⚡. Tous les dés portent les trois.',
  'XO-DIC-02':
    'Les dés rouges, bleus et jaunes ne montrent pas chaque symbole aussi souvent. Les rouges ont le plus de touches ☠ et le plus de ratés ○, les bleus le plus de spéciaux ⚡ ; les jaunes sont entre les deux.',
  'XO-DIC-03': 'Chaque vaisseau a exactement 2 dés ; son plateau en indique les couleurs.',
  'XO-DIC-04':
    'Vous lancez vos dés pour les lancers d’Attaque, de Détection, de Compétence et de Dégâts. Dans un lancer d’Attaque, un spécial ⚡ ne fait rien par lui-même : seul un Mod ou un Module peut en tirer parti.',
}
