import { agoIn } from '@astrolabe/words'
import type { Words } from '../words.ts'

const ago = agoIn('fr')

export const settings: Words['settings'] = {
  title: 'Réglages',
  name: {
    name: 'Votre nom',
    help: 'Celui que vous portez aux nouvelles tables et dans vos parties sur cet appareil.',
  },
  language: 'Langue',
  speed: {
    name: 'Animations',
    off: 'Sans',
    fast: 'Rapides',
    normal: 'Normales',
    reduced: 'Votre système demande moins d’animations : rien ne bouge.',
  },
  sound: {
    name: 'Sons',
    help: 'Pour votre tour, les cartes, les dés et ce qui vous arrive. Tout ce qui s’entend se voit aussi.',
    off: 'Aucun',
    quiet: 'Discrets',
    full: 'Pleins',
  },
  letterKeys: { name: 'Raccourcis d’une lettre', help: 'À la table, une seule lettre suffit pour agir.' },
  confirmFinal: {
    name: 'Confirmer les coups définitifs',
    help: 'Un coup irréversible demande une confirmation, sur le plateau comme dans la liste.',
  },
  endsAlone: {
    name: 'Terminer mon tour tout seul',
    help: 'Quand il n’y a plus rien d’autre à faire, après un instant pendant lequel on peut encore reprendre.',
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
    link: {
      make: 'Utiliser un autre appareil',
      help: 'Votre nom et vos tables par lien vous suivent ; les parties de cet appareil restent ici.',
      text: 'Ouvrez ce lien sur l’autre appareil dans les 15 minutes, ou scannez le code. Il sert une fois.',
      revoke: 'Annuler le lien',
      revoked: 'Le lien est annulé.',
    },
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
