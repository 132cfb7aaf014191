import { agoIn, countIn } from '@astrolabe/words'
import type { Words } from '../words.ts'

const count = countIn('fr')

export const home: Words['home'] = {
  title: ['Le plateau est prêt.', 'À vous de jouer.'],
  lead: 'Des jeux de plateau spatiaux, à jouer seul, autour d’un écran ou à distance. La table connaît les règles.',
  play: 'Jouer maintenant',
  quick: (bots, together) =>
    bots === 0
      ? 'Vous seul. Sans compte, sans rien installer.'
      : `Vous ${together ? 'avec' : 'contre'} ${bots === 1 ? 'un cadet' : `${bots} cadets`}. Sans compte, sans rien installer.`,
  learn: 'Apprendre',
  friends: 'Entre amis',
  rules: 'Règles',
  of: (deed, game) => `${deed} : ${game}`,
  games: 'Les jeux',
  players: (min, max) =>
    min === max ? count(max, 'joueur', 'joueurs') : `${min} à ${count(max, 'joueur', 'joueurs')}`,
  minutes: (min, max) =>
    min === max ? count(max, 'minute', 'minutes') : `${min} à ${count(max, 'minute', 'minutes')}`,
  mine: {
    title: 'Vos parties',
    yourTurn: 'À vous de jouer',
    waitingFor: (names) => `On attend ${names}`,
    gathering: 'On attend des joueurs',
    over: 'Terminée',
    onThisDevice: 'Sur cet appareil',
    byLink: 'Par lien',
    goOn: 'Continuer',
    resume: (game) => `Continuer ${game}`,
    yourTurnIn: (game) => `C’est à vous dans ${game}`,
    unknown: 'Un jeu que cette version ne connaît pas',
    openSeat: 'place libre',
    alone: (name) => `${name}, en solo`,
    ago: agoIn('fr'),
    results: 'Résultats et statistiques',
    tidy: 'Faire le tri',
    tidied: 'C’est fait',
    remove: (game, when) => `Supprimer ${game}, ${when}`,
    notRemoved: 'La partie n’a pas pu être supprimée. Rechargez la page, puis réessayez.',
    surely: 'Supprimer cette partie de cet appareil ? Elle sera perdue.',
    yes: 'La supprimer',
    no: 'La garder',
    all: (number) => `Afficher les ${number}`,
    unreachable: 'Le serveur ne répond pas : vos tables par lien ne sont pas affichées.',
  },
  lobby: {
    title: 'Tables ouvertes',
    free: (seats) => count(seats, 'place libre', 'places libres'),
    join: 'Rejoindre',
    watch: 'Regarder',
  },
  opening: 'On installe le plateau…',
  cannotOpen: 'La partie n’a pas pu commencer sur cet appareil.',
}
