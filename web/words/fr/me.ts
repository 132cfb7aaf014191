import { countIn } from '@astrolabe/words'
import type { Words } from '../words.ts'

const count = countIn('fr')

export const me: Words['me'] = {
  title: 'Mes parties',
  lead: 'Ce que vous avez joué sur cet appareil et par lien, et comment cela s’est terminé.',
  loading: 'On cherche vos parties…',
  nothing: {
    title: 'Aucune partie pour l’instant',
    text: 'Les parties que vous commencez ici ou par lien sont gardées sur cette page, avec leur résultat.',
  },
  toGames: 'Vers les jeux',
  all: 'Toutes les parties',
  replay: 'Revoir la partie',
  plays: 'Jouées',
  wins: 'Gagnées',
  rate: 'Part',
  best: 'Meilleur score',
  streak: 'Victoires de suite',
  inARow: (now, most) => (now === most ? String(now) : `${now} (au plus ${most})`),
  won: 'gagnées',
  lost: 'perdues',
  bySeat: 'Par place',
  byCompany: 'Par compagnie',
  company: 'Avec',
  seat: 'Place',
  against: (level) => `Robots\u00a0: ${level}`,
  people: 'Rien que des personnes',
  alone: 'Personne d’autre',
  asTables: 'Par compagnie et par place, en chiffres',
  share: (part) => `${Math.round(100 * part)}\u00a0%`,
  result: {
    won: (points) => (points === undefined ? 'Gagnée' : `Gagnée, ${count(points, 'point', 'points')}`),
    lost: (points) => (points === undefined ? 'Perdue' : `Perdue, ${count(points, 'point', 'points')}`),
  },
}
