import type { Words } from '../words.ts'

export const about: Words['about'] = {
  title: 'À propos d’Astrolabe',
  lead: 'Une table pour les jeux de plateau spatiaux : elle connaît les règles, dessine le plateau, joue les places vides et vous dit pourquoi un coup n’est pas permis.',
  games: {
    title: 'Les jeux',
    text: 'Astrolabe est une adaptation indépendante. Les jeux, leurs noms et leurs règles appartiennent à leurs auteurs et éditeurs, qui n’y ont pas pris part. Si un jeu vous plaît, achetez-le : chez son éditeur, ou demandez-le dans votre magasin de jeux.',
    unnamed: 'le livret de règles que nous avons suivi ne nomme pas d’auteur',
    from: (publisher) => `chez ${publisher}`,
    ours: 'Tous les textes de ce site sont les nôtres, comme le contenu des cartes et des plateaux que les livrets de règles ne donnent pas.',
  },
  privacy: {
    title: 'Vous et vos parties',
    text: 'Ni compte, ni publicité, ni pistage. Les parties de cet écran restent dans ce navigateur ; les tables par lien sont gardées par le serveur qui les tient.',
    dice: 'Le hasard est fixé avant le premier coup : l’empreinte de son secret est montrée au début, le secret à la fin, si bien que chacun peut vérifier les dés.',
  },
  icons: { title: 'Icônes', by: (authors) => `par ${authors}` },
  fonts: { title: 'Polices de caractères' },
  libraries: { title: 'Construit avec' },
  code: {
    title: 'Le code',
    text: 'Le code d’Astrolabe est libre, sous licence MIT.',
    api: 'L’interface pour les programmes',
  },
}
