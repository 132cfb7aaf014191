import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const unityReturn: Chapter<RuleOf<'unity-return'>> = {
  title: { en: 'The Unity’s return', fr: 'Le rappel de l’Unité' },
  rules: {
    'AE-UR-1': {
      en: 'Step 1, Infrastructure: if the conditions are met, a development is built. With a transport on an ice planet that is the leftmost uncolonised one, for example, the Unity builds a city there.',
      fr: 'Étape 1, Infrastructure : si les conditions sont réunies, une infrastructure est implantée. Avec un transport sur une planète glacière qui est la plus à gauche des planètes non colonisées, par exemple, l’Unité y bâtit une ville.',
    },
    'AE-UR-2': {
      en: 'Step 2, Helm: count the Unity’s ships in regions and in the Repair Barge. The Helm marker takes 1 step clockwise for each, and all bonuses of every space it enters go to the Unity.',
      fr: 'Étape 2, Gouvernail : comptez les vaisseaux de l’Unité dans les régions et dans la Barge de réparation. Le marqueur Gouvernail fait 1 pas dans le sens horaire pour chacun, et tous les bonus de chaque case où il entre reviennent à l’Unité.',
    },
    'AE-UR-3': {
      en: 'If a bonus of this step repairs a ship and moves it to the Repair Barge, the marker advances once more for that ship.',
      fr: 'Si un bonus de cette étape répare un vaisseau et l’amène dans la Barge de réparation, le marqueur avance une fois de plus pour ce vaisseau.',
    },
    'AE-UR-4': {
      en: 'For example, the Unity has a transport on the map and another in the Repair Barge: the marker moves 2 spaces. If the first shows a Civilization module and the second an Industry module and a repair, the Unity gains all three, for a space may hold two bonuses.',
      fr: 'Par exemple, l’Unité a un transport sur la carte et un autre dans la Barge de réparation : le marqueur avance de 2 cases. Si la première montre un module Civilisation et la seconde un module Industrie et une réparation, l’Unité gagne les trois, car une case peut porter deux bonus.',
    },
    'AE-UR-5': {
      en: 'Step 3, scrapyard: wrecks pay off for the Unity. It scores 2 VP for each of its ships in the scrapyard, and nothing for those in the Repair Barge.',
      fr: 'Étape 3, casse : les épaves profitent à l’Unité. Elle marque 2 PV pour chacun de ses vaisseaux à la casse, et rien pour ceux de la Barge de réparation.',
    },
    'AE-UR-6': {
      en: 'Step 4, recall: every ship of the Unity is back in its section of the launch bay, the heavy cruiser without damage. Transports take the lowest numbers first, so that section III is the first to run short of them.',
      fr: 'Étape 4, rappel : chaque vaisseau de l’Unité retrouve sa section de la Baie de lancement, le croiseur lourd sans dégâts. Les transports prennent d’abord les numéros les plus bas, si bien que la section III est la première à en manquer.',
    },
    'AE-UR-7': {
      en: 'Ships come home from regions, from the Repair Barge and from the scrapyard alike.',
      fr: 'Les vaisseaux rentrent aussi bien des régions que de la Barge de réparation et de la casse.',
    },
    'AE-UR-8': {
      en: 'A return of the Unity does not advance the event marker. Only the Event icon of an action card does.',
      fr: 'Un rappel de l’Unité ne fait pas avancer le marqueur Événement. Seule l’icône Événement d’une carte Action le fait.',
    },
    'AE-UR-9': {
      en: 'Count the ships once, at the start of step 2; what is repaired in the course of it is all that can be added. From the last space of the Helm, the marker goes on to the first.',
      fr: 'Comptez les vaisseaux une fois, au début de l’étape 2 ; seul peut s’y ajouter ce qui est réparé en cours de route. De la dernière case du Gouvernail, le marqueur passe à la première.',
    },
    'AE-UR-10': {
      en: 'Transports that never left the bay move up too, if lower numbers have become free. Place C is kept for the special ship of each section: the science vessel in I, the fighter in II, the heavy cruiser in III.',
      fr: 'Les transports restés dans la Baie se décalent aussi, si des numéros plus bas se sont libérés. La place C est réservée au vaisseau particulier de chaque section : le vaisseau scientifique en I, le chasseur en II, le croiseur lourd en III.',
    },
  },
}
