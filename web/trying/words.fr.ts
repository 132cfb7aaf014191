import type { TryingWords } from './words.ts'

export const fr: TryingWords = {
  title: (rule) => `Essayer la règle ${rule}`,
  opening: 'On prépare la position…',
  guide: 'La règle montrée ici',
  choose: 'Essayez\u00a0:',
  refused: 'Impossible ici\u00a0:',
  doIt: 'Faites-le pour moi',
  played: 'Vous avez joué la suite. Recommencez autant que vous voulez.',
  again: 'Recommencer',
  playOn: 'Continuer la partie',
  playOnHelp: 'La partie sera gardée parmi les vôtres',
  rule: 'Retour à la règle',
  nothing: {
    title: 'Aucune position à essayer',
    text: 'Il n’y a pas de position pour cette règle\u00a0: elle dit une chose qui ne se choisit pas.',
  },
}
