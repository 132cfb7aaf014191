import type { LegioAim } from '../../position/reasons.ts'
import { DOMAIN_NAMES } from '../cards.fr.ts'
import type { LegioWords } from '../words.ts'
import { sectorName, several, SLOTS } from './nouns.ts'
import { fr } from './typeset.ts'

function aim(aim: LegioAim): string {
  switch (aim.goal) {
    case 'contact':
      return fr`un Contact sur ${SLOTS[aim.slot]} rapporte ${aim.vp} PV avec l’expérience acquise`
    case 'observe':
      return `observer ${SLOTS[aim.slot]} rapporte jusqu’à ${several(aim.xp, 'point')} en ${DOMAIN_NAMES[aim.domain]}`
    case 'meet':
      return `seul un atterrissage dira qui vit sur ${SLOTS[aim.slot]}`
    case 'threshold':
      return fr`le prochain seuil vaut ${aim.vp} PV`
    case 'discover':
      return `il reste ${several(aim.planets, 'planète')} à découvrir dans le ${sectorName(aim.sector)}`
    case 'promotion':
      return 'un Spatha attend à la base stellaire'
    case 'sector-x':
      return fr`un atterrissage dans le Secteur X promet environ ${Math.round(aim.vp)} PV`
  }
}

/** Below two the noun stays in the singular. */
const noun = (amount: number, one: string, many = `${one}s`): string => (amount < 2 ? one : many)

export const reasons: LegioWords['reasons'] = {
  aim,
  things: {
    vp: (_, number) => fr`${number} PV`,
    N: (_, number) => fr`${number} N`,
    D: (_, number) => fr`${number} D`,
    C: (_, number) => fr`${number} C`,
    R: (_, number) => fr`${number} R`,
    experts: (amount, number) => `${number} ${noun(amount, 'expert')}`,
    squads: (amount, number) => `${number} ${noun(amount, 'escouade')}`,
    cards: (amount, number) => `${number} ${noun(amount, 'carte')} par tour`,
    lasers: (amount, number) => `${number} ${noun(amount, 'laser')}`,
    scanners: (amount, number) => `${number} ${noun(amount, 'scanner')}`,
    detectors: (amount, number) => `${number} ${noun(amount, 'détecteur')}`,
    'exo-technologies': (amount, number) => `${number} ${noun(amount, 'exo-technologie')}`,
    promotion: (amount) => fr`${Math.round(100 * amount)} % de chances de promotion`,
    'special-missions': (amount, number) =>
      `${number} ${noun(amount, 'mission spéciale', 'missions spéciales')}`,
    observing: (amount, number) => `${number} ${noun(amount, 'point')} à venir de l’observation`,
    contact: (_, number) => fr`${number} PV à venir du Contact`,
    reach: (_, number) => fr`${number} PV à portée sur une planète connue`,
    place: (_, number) => `${number} pas sur le chemin`,
  },
  ahead: 'd’ici la fin du prochain tour',
}
