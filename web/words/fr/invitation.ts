import type { Words } from '../words.ts'

export const invitation: Words['invitation'] = {
  title: (game) => `On vous invite à jouer à ${game}`,
  titleBy: (host, game) => `${host} vous invite à jouer à ${game}`,
  looking: 'On cherche la table…',
  yourName: 'Votre nom à la table',
  sit: 'S’asseoir ici',
  sitting: 'On vous installe…',
  full: 'Toutes les places sont prises. Vous pouvez regarder.',
  running: 'La partie a commencé.',
  over: 'Cette partie est terminée.',
  watch: 'Regarder',
  goOn: 'Aller à votre place',
  wrongCode: {
    title: 'Aucune table ici',
    text: 'Cette invitation ne mène à aucune table. Demandez un nouveau lien.',
  },
  device: {
    title: 'Vous, sur cet appareil',
    text: 'Ce lien fait de cet appareil l’un des vôtres, avec votre nom et toutes vos tables par lien. Il sert une fois, dans les 15 minutes.',
    instead: (name) =>
      `Ce navigateur est connu jusqu’ici sous le nom de ${name}. Ses tables par lien n’y seraient plus les vôtres.`,
    confirm: 'Oui, c’est mon appareil',
    taking: 'Un instant…',
    used: 'Ce lien a déjà servi, a été annulé ou a trop attendu. Créez-en un autre dans les réglages de l’autre appareil.',
    nothing: {
      title: 'Ce lien est vide',
      text: 'Ouvrez le lien entier, ou créez-en un autre dans les réglages de l’autre appareil.',
    },
  },
  seat: {
    title: 'Prendre cette place sur cet appareil',
    text: 'Ce lien transfère ici une place occupée sur un autre appareil. Il ne sert qu’une fois ; ensuite, vous jouez d’ici.',
    confirm: 'Prendre cette place sur cet appareil',
    taking: 'On vous installe…',
    used: 'Ce lien a déjà servi, ou a été retiré. Demandez-en un nouveau à la table.',
    nothing: {
      title: 'Ce lien ne porte aucune place',
      text: 'Ouvrez le lien entier, ou demandez-en un nouveau à la table.',
    },
  },
}
