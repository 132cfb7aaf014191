import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const events: Chapter<RuleOf<'events'>> = {
  title: { en: 'Events', fr: 'Les événements' },
  rules: {
    'AE-BE-1': {
      en: 'When the event marker reaches the event space, turn up the top event card and resolve it. Then raiders come, a planet is revealed, and the marker goes back to where it started. Last, Control of the Unity passes on, if the Unity is in the game.',
      fr: 'Quand le marqueur Événement atteint la case Événement, révélez la première carte Événement et résolvez-la. Puis des pillards arrivent, une planète est révélée, et le marqueur regagne son point de départ. Enfin, le Contrôle de l’Unité change de mains, si l’Unité est en jeu.',
    },
    'AE-BE-2': {
      en: 'Each event widens the map by a planet, the next of the stack. It goes to the first slot, in reading order, that is still empty, and brings 3 moons of its colour and, for whoever comes, 1 credit as a bonus resource.',
      fr: 'Chaque événement agrandit la carte d’une planète, la suivante de la pile. Elle va sur le premier emplacement, dans l’ordre de lecture, qui soit encore vide, et apporte 3 lunes de sa couleur et, pour qui viendra, 1 crédit comme ressource bonus.',
    },
    'AE-BE-3': {
      en: 'Where an event leaves you a choice, the one whose turn it is chooses first; the others follow in turn order.',
      fr: 'Là où un événement vous laisse un choix, celui dont c’est le tour choisit d’abord ; les autres suivent dans l’ordre du tour.',
    },
    'AE-BE-4': {
      en: 'When the event deck is empty, shuffle it anew.',
      fr: 'Quand le paquet Événement est épuisé, remélangez-le.',
    },
    'AE-BE-5': {
      en: 'An event may come in the middle of a turn. It is dealt with first, and the turn is then played on.',
      fr: 'Un événement peut survenir au milieu d’un tour. On s’en occupe d’abord, et le tour se poursuit ensuite.',
    },
  },
}
