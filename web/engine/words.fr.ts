import type { TroubleWords } from './words.ts'

export const troubles: TroubleWords = {
  notARecord:
    'Ce fichier n’est pas l’enregistrement d’une partie. Choisissez un fichier enregistré ici ou en ligne de commande.',
  unknownGame: (game) => `Cette version ne connaît pas le jeu « ${game} ».`,
  otherRules: (recorded, known) =>
    `Cette partie s’est jouée avec les règles ${recorded} ; voici les règles ${known}, qui ne permettent pas de la rejouer à l’identique.`,
  illegalAnswer: (number) =>
    `Les règles n’autorisent pas le coup ${number} de cet enregistrement. Il a peut-être été modifié depuis la partie.`,
  noSuchGame: 'Cette partie n’est pas, ou plus, conservée dans ce navigateur.',
  notKept:
    'Le navigateur refuse de conserver la partie. Faites de la place, ou quittez la navigation privée.',
  failed: 'Quelque chose s’est mal passé. Ce qui a été joué est conservé ; rechargez la page.',
}
