import type { Wording } from '@astrolabe/words'
import type { gallery as english } from '../../en/page/gallery.ts'

export const gallery: Wording<typeof english> = {
  rooms: {
    planets: 'Planètes',
    bases: 'Bases de l’Alliance',
    special: 'Régions spéciales',
    ships: 'Vaisseaux',
    raiders: 'Pillards',
    factions: 'Factions',
    developments: 'Infrastructures et leurs cartes',
    modules: 'Modules',
    moons: 'Lunes',
    tokens: 'Jetons Découverte et Suprématie',
    upgrades: 'Améliorations de vaisseau',
    tactics: 'Cartes Stratégie',
    events: 'Événements',
    destinies: 'Cartes Destinée',
    unity: 'L’Unité',
    stock: 'Ressources et chefs',
  },
  ofUnity: (ship) => `${ship} de l’Unité`,
  leader: 'Chef',
}
