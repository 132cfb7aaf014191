import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const returnToStation: Chapter<RuleOf<'return'>> = {
  title: { en: 'Returning to station', fr: 'Le rappel vers la station' },
  rules: {
    'AE-BH-1': {
      en: 'Step 1, development: if one of your transports is on an uncolonised planet, you may build there; one development, no more.',
      fr: 'Étape 1, infrastructure : si l’un de vos transports est sur une planète non colonisée, vous pouvez vous y implanter ; une infrastructure, pas plus.',
    },
    'AE-BH-2': {
      en: 'Step 2, docks: each of your ships in a region or in the Repair Barge may dock once, at an intact module marked Dock, which takes one ship, or at a dock of your station. Ships dock one after the other, in the order you like, and each gains its effect before the next.',
      fr: 'Étape 2, quais : chacun de vos vaisseaux présents dans une région ou dans la Barge de réparation peut s’amarrer une fois, à un module intact marqué Amarrage, qui accueille un seul vaisseau, ou à un quai de votre station. Les vaisseaux s’amarrent l’un après l’autre, dans l’ordre qui vous plaît, et chacun gagne son effet avant le suivant.',
    },
    'AE-BH-3': {
      en: 'A ship in the scrapyard does not dock, unless a repair brings it to the Barge in time, while this step is going on.',
      fr: 'Un vaisseau à la casse ne s’amarre pas, à moins qu’une réparation ne l’amène à temps dans la Barge, pendant cette étape.',
    },
    'AE-BH-4': {
      en: 'Your station has four docks. The Cargo takes any number of ships and gives each of them 1 energy or 1 basic resource. The others take 1 ship each: the Slipway builds 1 ship, the Workshop gives 1 repair, the Lab 1 tactics card.',
      fr: 'Votre station a quatre quais. La Soute accueille autant de vaisseaux que vous voulez et donne pour chacun 1 énergie ou 1 ressource de base. Les autres accueillent 1 vaisseau : la Cale construit 1 vaisseau, l’Atelier donne 1 réparation, le Labo 1 carte Stratégie.',
    },
    'AE-BH-5': {
      en: 'Step 3, scrapyard: gain 1 energy for each of your ships in the scrapyard.',
      fr: 'Étape 3, casse : gagnez 1 énergie par vaisseau à vous qui se trouve à la casse.',
    },
    'AE-BH-6': {
      en: 'Step 4, recall: all your ships in regions, in the Repair Barge and in the scrapyard go to your launch bay, and your heavy cruiser loses its damage. Leaders, developments and moons you have not spent stay where they are.',
      fr: 'Étape 4, rappel : tous vos vaisseaux présents dans les régions, dans la Barge de réparation et à la casse regagnent votre Baie de lancement, et votre croiseur lourd perd ses dégâts. Chefs, infrastructures et lunes non dépensées restent où ils sont.',
    },
    'AE-BH-7': {
      en: 'Step 5, event: the marker comes 1 step closer to the event space. Once it is there, an event takes place.',
      fr: 'Étape 5, événement : le marqueur s’approche de 1 pas de la case Événement. Quand il y est, un événement a lieu.',
    },
    'AE-BH-8': {
      en: 'No raider attacks in a return turn, and there is no battle.',
      fr: 'Lors d’un rappel, aucun pillard n’attaque et il n’y a pas de bataille.',
    },
  },
}
