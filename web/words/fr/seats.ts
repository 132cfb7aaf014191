import type { Words } from '../words.ts'

export const seats: Words['seats'] = {
  levels: {
    random: { name: 'Vagabond', says: 'joue au hasard' },
    cadet: { name: 'Cadet', says: 'débute' },
    pilot: { name: 'Pilote', says: 'voit un coup d’avance' },
    captain: { name: 'Capitaine', says: 'voit plus loin' },
    commander: { name: 'Commandant', says: 'réfléchit longuement' },
  },
  player: (letter) => `Joueur ${letter}`,
  seat: (letter) => `Place ${letter}`,
  you: 'Vous',
  open: 'Place libre',
  standIn: (name, level) => `${name} (${level})`,
  keptFor: (name) => `réservée à ${name}`,
}
