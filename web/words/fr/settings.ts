import { agoIn } from '@astrolabe/words'
import type { Words } from '../words.ts'

const ago = agoIn('fr')

export const settings: Words['settings'] = {
  title: 'Réglages',
  language: 'Langue',
  speed: {
    name: 'Animations',
    off: 'Sans',
    fast: 'Rapides',
    normal: 'Normales',
    reduced: 'Votre système demande moins d’animations : rien ne bouge.',
  },
  sound: { name: 'Son', help: 'Un carillon discret quand c’est à vous.' },
  letterKeys: { name: 'Raccourcis d’une lettre', help: 'À la table, une seule lettre suffit pour agir.' },
  confirmFinal: {
    name: 'Confirmer les coups définitifs',
    help: 'Ce qui est sans retour demande une confirmation, sur le plateau comme dans la liste.',
  },
  devices: {
    title: 'Vos appareils',
    help: 'Sans compte, le serveur vous reconnaît à un cookie sur chacun d’eux.',
    device: (browser, system) =>
      system === null ? (browser ?? 'Un autre appareil') : `${browser ?? 'Un navigateur'} sur ${system}`,
    here: 'Cet appareil',
    visits: (first, last, now) =>
      `Première visite : ${ago(first, now)}. Dernière visite : ${ago(last, now)}.`,
    since: (first, now) => `Première visite : ${ago(first, now)}.`,
    forget: 'Oublier',
    forgetDevice: (device) => `Oublier ${device}`,
    forgotten: (device) => `On ne vous y reconnaît plus : ${device}.`,
    forgetOthers: 'Oublier tous les autres appareils',
    othersForgotten: 'On ne vous reconnaît plus que sur cet appareil.',
    forgetMe: 'M’oublier sur cet appareil',
    surely:
      'Vos places aux tables par lien restent à vous sur vos autres appareils. S’il n’y en a pas, personne ne pourra les reprendre. Les parties gardées sur cet appareil y restent.',
    yes: 'M’oublier',
    no: 'Ne rien oublier',
  },
}
