import { french } from '@astrolabe/words/french.ts'
import type { WhyWords } from './words.ts'

export const fr: WhyWords = {
  ask: french`Pourquoi ?`,
  askOf: (line) => french`Pourquoi ? ${line}`,
  advice: 'Le conseil du capitaine',
  closeAdvice: 'Fermer le conseil',
  move: (name) => french`Les raisons de ce coup : ${name}`,
  nothingElse: 'Il n’y avait rien d’autre à faire.',
  considered: 'Ce qui a été envisagé',
  percent: (percent) => french`${percent} %`,
  outlook: (percent, futures) =>
    futures < 2
      ? french`${percent} % après ${futures} avenir`
      : french`${percent} % après ${futures} avenirs`,
  outlookText: french`Les chances qu’on accorde à chacun, de 0 à 100 %, après avoir imaginé des avenirs à partir de ce que cette place peut savoir.`,
  odds: 'Les chances en jeu',
  rule: (rule) => french`La règle derrière cette question : ${rule}`,
}
