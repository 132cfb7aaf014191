import { countIn } from '@astrolabe/words'
import type { Words } from '../words.ts'

const count = countIn('fr')

export const problems: Words['problems'] = {
  offline:
    'Le serveur est injoignable. Vérifiez votre connexion ; les parties de cet appareil restent jouables.',
  missing: 'Cette table n’existe pas, ou n’existe plus.',
  forbidden: 'Cette place n’est pas la vôtre sur cet appareil.',
  stale: 'Il s’est passé quelque chose à la table entre-temps. Regardez à nouveau, puis choisissez.',
  refused: 'Les règles ne le permettent pas.',
  tooMany: (seconds) => `Trop de demandes. Réessayez dans ${count(seconds, 'seconde', 'secondes')}.`,
  failure: (reference) =>
    reference === undefined
      ? 'Le serveur a eu une défaillance. Rien n’est perdu ; réessayez.'
      : `Le serveur a eu une défaillance. Rien n’est perdu ; réessayez. Référence : ${reference}`,
}
