import type { LegioWords } from '../words.ts'
import { AN, cards, several, SLOTS } from './nouns.ts'
import { fr } from './typeset.ts'

const lost = (thing: string): string => `Perte d’${thing}`

export const odds: LegioWords['page']['odds'] = {
  nextCard: (unseen) =>
    `La prochaine carte (${several(unseen, 'carte encore cachée', 'cartes encore cachées')})`,
  cardGroup: (group, canDiscover) => {
    switch (group) {
      case 'planet':
        return canDiscover ? 'Planète à découvrir' : 'Planète, mais rien à découvrir ici'
      case 'signal':
        return fr`Signal : 1 point d’expérience`
      case 'risk':
        return 'Risque'
      case 'hostile':
        return 'Vaisseau hostile'
      case 'find':
        return 'Exo-technologie ou mission spéciale'
      case 'event':
        return 'Secteur X, rappel ou remise à zéro'
    }
  },
  payment: (paid) => `Ce que vous payez (${cards(paid)}, face visible)`,
  reset: fr`Remise à zéro : fin de l’exploration`,
  noReset: 'Pas de remise à zéro',
  planet: (slot, unseen) =>
    `Qui vit sur ${SLOTS[slot]} (${several(unseen, 'carte possible', 'cartes possibles')})`,
  landing: {
    contact: 'Contact à portée',
    observation: 'Observation seulement, pour l’instant',
    nothing: 'Trop peu d’escouades pour se poser',
  },
  damage: (rolls) => several(rolls, 'jet de dégâts', 'jets de dégâts'),
  loses: (loss) => lost(loss === 'expert' ? 'un expert' : AN[loss]),
  losses: (items) => (items === 0 ? 'Aucune perte' : `Perte de ${several(items, 'élément')}`),
  drift: 'Où le vaisseau dérive',
  driftsTo: (sector) => `Secteur ${sector}`,
}
