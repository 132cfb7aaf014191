import { countIn } from '@astrolabe/words'
import type { Words } from '../words.ts'

const count = countIn('fr')

export const rules: Words['rules'] = {
  title: (game) => `Règles de ${game}`,
  search: 'Chercher dans les règles',
  placeholder: 'Un mot ou un numéro',
  found: (rules) => (rules === 0 ? 'Aucune règle trouvée' : count(rules, 'règle trouvée', 'règles trouvées')),
  nothing: {
    title: 'Aucune règle n’en parle',
    text: 'Essayez un mot plus court : « pose » trouve aussi « posez ».',
  },
  chapters: 'Chapitres',
  overview: 'Le jeu en une page',
  wordsToKnow: 'Les mots à connaître',
  tryIt: 'Essayer',
  tryRule: (rule) => `Essayer la règle ${rule} dans une position`,
  all: 'Toutes les règles',
  linkTo: (rule) => `Lien vers la règle ${rule}`,
  noSuchRule: (rule) => `Il n’y a pas de règle ${rule}`,
  noSuchRuleText: 'Aucun des jeux d’ici n’a de règle portant ce numéro.',
  ours: 'Ces règles sont rédigées par nos soins.',
}
