import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const shadowsOfTheVoid: Chapter<RuleOf<'shadows-of-the-void'>> = {
  title: { en: 'Shadows of the Void', fr: 'Ombres du Néant' },
  rules: {
    'AE-VN-1': {
      en: 'You may play with Shadows of the Void in place of another event deck. Its 10 cards are meant for those who know the game well.',
      fr: 'Vous pouvez jouer avec Ombres du Néant à la place d’un autre paquet Événement. Ses 10 cartes s’adressent à ceux qui connaissent bien le jeu.',
    },
    'AE-VN-2': {
      en: 'Whoever chooses this deck plays with the Void tile and the Void Dragon too.',
      fr: 'Qui choisit ce paquet prend aussi la tuile du Néant, et le Dragon avec elle.',
    },
    'AE-VN-3': {
      en: 'If none of your ships is in range of the Void, an event of this deck passes you by.',
      fr: 'Si aucun de vos vaisseaux n’est à portée du Néant, un événement de ce paquet vous épargne.',
    },
    'AE-VN-4': {
      en: 'How close your ships are decides what these events do: some look for ships in range of the Void, some for ships inside it, some at the Void Dragon.',
      fr: 'La proximité de vos vaisseaux décide de ce que font ces événements : les uns visent les vaisseaux à portée du Néant, d’autres ceux qui s’y trouvent, d’autres le Dragon du Néant.',
    },
    'AE-VN-5': {
      en: 'When you lay out the map, the Void goes to the slot that bears its icon. Lay the other tiles as if that slot were taken.',
      fr: 'Quand vous composez la carte, le Néant va sur l’emplacement qui porte son icône. Posez les autres tuiles comme si cet emplacement était pris.',
    },
    'AE-VN-6': {
      en: 'Of class C, and on the Void from the first turn on: the Void Dragon does not wait for an event to come into play.',
      fr: 'De classe C, et sur le Néant dès le premier tour : le Dragon du Néant n’attend pas d’événement pour entrer en jeu.',
    },
    'AE-VN-7': {
      en: 'You may use other special regions beside the Void.',
      fr: 'Vous pouvez utiliser d’autres régions spéciales en plus du Néant.',
    },
    'AE-VN-8': {
      en: 'A ship is in range of the Void if it is inside it, or no farther from it than its own range.',
      fr: 'Un vaisseau est à portée du Néant s’il s’y trouve, ou s’il n’en est pas plus loin que sa propre portée.',
    },
    'AE-VN-9': {
      en: 'The Void Dragon is the only raider of class C where it is used. At the third event, when class C should appear, a raider of class S comes instead.',
      fr: 'Le Dragon du Néant est le seul pillard de classe C là où on l’utilise. Au troisième événement, quand la classe C devrait paraître, un pillard de classe S vient à la place.',
    },
    'AE-VN-10': {
      en: 'The Unity is treated like a player: without a ship in range of the Void, an event of this deck neither harms nor helps it. Its heavy cruiser has range 2 here, for its unlimited range is for battles only.',
      fr: 'L’Unité est traitée comme un joueur : sans vaisseau à portée du Néant, un événement de ce paquet ne lui nuit ni ne lui profite. Son croiseur lourd a ici une portée de 2, car sa portée illimitée ne vaut que pour les batailles.',
    },
    'AE-VN-11': {
      en: 'With another event deck, you may use the Void with the Void Dragon or without it, but never the Dragon without the Void. Relic modules and ancient moons can be added independently of both.',
      fr: 'Avec un autre paquet Événement, vous pouvez utiliser le Néant avec ou sans le Dragon du Néant, mais jamais le Dragon sans le Néant. Modules reliques et lunes antiques s’ajoutent indépendamment de l’un et de l’autre.',
    },
  },
}
