import type { Words } from '../words.ts'

export const setup: Words['setup'] = {
  title: 'Préparer une table',
  how: 'Où jouez-vous ?',
  screen: { name: 'Sur cet écran', help: 'Tout le monde joue ici, à tour de rôle. Même hors ligne.' },
  link: { name: 'Par un lien', help: 'Chacun sur son appareil. Vous invitez avec un lien.' },
  seats: 'Qui joue ?',
  whoSits: (letter) => `Place ${letter} : qui s’y assoit ?`,
  person: 'Une personne',
  personHere: 'Vous, sur cet appareil',
  open: 'Quelqu’un qui a le lien',
  bots: 'Robots',
  nameAt: (letter) => `Nom à la place ${letter}`,
  addSeat: 'Ajouter une place',
  removeSeat: (letter) => `Retirer la place ${letter}`,
  options: 'Règles de cette table',
  listed: {
    name: 'L’afficher parmi les tables ouvertes',
    help: 'Chacun peut alors s’y joindre. Sinon, il faut le lien.',
  },
  start: 'Commencer la partie',
  create: 'Créer la table',
  starting: 'On prépare la table…',
  onlyPeopleHere: 'Il faut quelqu’un devant cet écran : donnez une place à une personne.',
  noPerson: 'Gardez au moins une place, pour vous ou libre.',
}
