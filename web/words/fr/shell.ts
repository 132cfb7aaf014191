import type { Words } from '../words.ts'

export const shell: Words['shell'] = {
  skip: 'Aller au contenu',
  home: 'Astrolabe, tous les jeux',
  gallery: 'Galerie',
  about: 'À propos',
  allRules: (game) => `Règles de ${game}`,
  openFile: 'Ouvrir une partie enregistrée',
  opening: 'Ouverture…',
  close: 'Fermer',
  copy: 'Copier',
  copied: 'Copié',
  cannotCopy: 'La copie n’est pas permise ici : sélectionnez le texte et copiez-le.',
  qrCode: 'Code QR de cette adresse',
  dismiss: 'Masquer',
  failed: {
    title: 'Cette page n’est pas arrivée',
    text: 'Elle n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    again: 'Réessayer',
  },
  broken: {
    title: 'Quelque chose s’est cassé',
    text: 'C’est notre faute. Vos parties sont à l’abri : rechargez la page pour continuer.',
    reload: 'Recharger',
  },
  missing: {
    title: 'Espace inexploré',
    text: 'Il n’y a rien à cette adresse.',
    home: 'Retour aux jeux',
  },
  update: { ready: 'Une nouvelle version d’Astrolabe est prête.', reload: 'Recharger' },
  offline:
    'Vous êtes hors ligne. Les parties de cet appareil continuent ; les tables par lien vous attendent.',
  online: 'Vous êtes de nouveau en ligne.',
}
