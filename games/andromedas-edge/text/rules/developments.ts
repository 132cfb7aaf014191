import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const developments: Chapter<RuleOf<'developments'>> = {
  title: { en: 'Developments and leaders', fr: 'Infrastructures et chefs' },
  rules: {
    'AE-BD-1': {
      en: 'A planet bears one development, and its type follows from the planet: an observatory on a gas giant (Science), a factory on a volcanic planet (Industry), an obelisk on a ruin world (Supremacy), a spaceport on a carbon world (Commerce), a city on an ice planet (Civilization).',
      fr: 'Une planète porte une seule infrastructure, dont le type découle de la planète : un observatoire sur une géante gazeuse (Science), une usine sur une planète volcanique (Industrie), un obélisque sur un monde en ruine (Suprématie), un spatioport sur un monde carboné (Commerce), une ville sur une planète glacière (Civilisation).',
    },
    'AE-BD-2': {
      en: 'To build, you need one of your transports on that uncolonised planet, as many leaders on your station as the size of the planet, 1, 2 or 3, the resources it costs, and a tile of that type still left; there are 3 of each type.',
      fr: 'Pour vous implanter, il vous faut l’un de vos transports sur cette planète non colonisée, autant de chefs sur votre station que la taille de la planète, 1, 2 ou 3, les ressources qu’elle coûte, et une tuile de ce type encore disponible ; il y en a 3 de chaque type.',
    },
    'AE-BD-3': {
      en: 'Pay the cost. The leaders go on the planet with the tile and settle there for good: they show whose development it is.',
      fr: 'Payez le coût. Les chefs vont sur la planète avec la tuile et s’y établissent pour de bon : ils montrent à qui est l’infrastructure.',
    },
    'AE-BD-4': {
      en: 'Count the leaders of all colours on the planet and on the tiles around it: you score 1 VP for each, up to 10 VP. Those you have just placed count; those in nebulae do not.',
      fr: 'Comptez les chefs de toutes les couleurs sur la planète et sur les tuiles qui l’entourent : vous marquez 1 PV pour chacun, jusqu’à 10 PV. Ceux que vous venez de poser comptent ; ceux des nébuleuses, non.',
    },
    'AE-BD-5': {
      en: 'Take one of the ability cards left of that type, the one you prefer, and advance 1 space on its track.',
      fr: 'Prenez l’une des cartes Infrastructure restantes de ce type, celle que vous préférez, et avancez de 1 case sur sa piste.',
    },
    'AE-BD-6': {
      en: 'With an observatory, also look at the discovery tokens of the Observatory space and take 1; the others are shuffled and put back. If none is left, gain 2 VP.',
      fr: 'Avec un observatoire, regardez aussi les pions Découverte de la case Observatoire et prenez-en 1 ; les autres sont mélangés et remis en place. S’il n’en reste aucun, gagnez 2 PV.',
    },
    'AE-BD-7': {
      en: 'Building uses up the transport: it goes back to your supply, from which you can build it again. A transport of the Unity leaves the game. If you prefer, a table can be set up so that transports are not used up.',
      fr: 'L’implantation consomme le transport : il retourne dans votre réserve, d’où vous pourrez le reconstruire. Un transport de l’Unité quitte la partie. Si vous préférez, une table peut être réglée pour que les transports ne soient pas consommés.',
    },
    'AE-BD-8': {
      en: 'Once settled on a development, leaders cannot be recruited or moved any more. Those on bases and in nebulae come with any launch of yours, if you have a ship beside them.',
      fr: 'Une fois établis sur une infrastructure, les chefs ne peuvent plus être recrutés ni déplacés. Ceux des bases et des nébuleuses viennent à chacun de vos lancements, si vous avez un vaisseau auprès d’eux.',
    },
    'AE-BD-9': {
      en: 'An effect that recruits a leader from anywhere brings you one of yours from the base or nebula you choose. If you have none out there any more, you gain 1 VP.',
      fr: 'Un effet qui recrute un chef n’importe où prend l’un de vos chefs sur la base ou la nébuleuse de votre choix. S’il n’en reste aucun, gagnez 1 PV.',
    },
    'AE-BD-10': {
      en: 'Building follows this order: payment; leaders and tile; transport; VP for leaders; ability card; advance on the track; what that type brings besides; effects for whoever builds. The ability card works at once, but what it gives at the start of a return comes from your next return on.',
      fr: 'L’implantation suit cet ordre : paiement ; chefs et tuile ; transport ; PV pour les chefs ; carte Infrastructure ; avance sur la piste ; ce que ce type apporte en plus ; effets pour qui s’implante. La carte agit aussitôt, mais ce qu’elle donne au début d’un rappel ne vient qu’à partir du rappel suivant.',
    },
    'AE-BD-11': {
      en: 'A transport used up by building in step 1 of your return cannot dock in step 2.',
      fr: 'Un transport consommé par une implantation à l’étape 1 de votre rappel ne peut pas s’amarrer à l’étape 2.',
    },
  },
}
