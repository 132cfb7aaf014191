import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const launch: Chapter<RuleOf<'launch'>> = {
  title: { en: 'Launching a ship', fr: 'Le lancement' },
  rules: {
    'AE-BL-1': {
      en: 'Step 1, launch: one of your ships leaves the bay for a region that is open to it. That region is now the active region.',
      fr: 'Étape 1, lancement : déplacez un vaisseau de votre Baie vers une région permise. Cette région est désormais la région active.',
    },
    'AE-BL-2': {
      en: 'You may not launch to a region that holds a ship, yours or anyone’s. Attack lifts half of this ban: ships of others no longer stop you, ships of your own still do.',
      fr: 'Vous ne pouvez pas lancer un vaisseau vers une région où se trouve déjà un vaisseau, quel qu’il soit. Attaquer lève la moitié de cette interdiction : les vaisseaux des autres ne vous arrêtent plus, les vôtres toujours.',
    },
    'AE-BL-3': {
      en: 'Developments, leaders, moons and raiders never keep you from launching to a region.',
      fr: 'Infrastructures, chefs, lunes et pillards n’empêchent jamais un lancement vers une région.',
    },
    'AE-BL-4': {
      en: 'As long as none of your ships is out on the map, the whole of it is open to you, except for nebulae. Once one is, you launch to a region adjacent to one of your ships, to a planet with a development of yours, or to a region adjacent to such a planet.',
      fr: 'Tant qu’aucun de vos vaisseaux n’est sorti, toute la carte vous est ouverte, sauf les nébuleuses. Dès qu’il y en a un, vous visez une région adjacente à l’un de vos vaisseaux, une planète qui porte une de vos infrastructures, ou une région adjacente à une telle planète.',
    },
    'AE-BL-5': {
      en: 'A heavy cruiser reaches farther: it may be 2 steps away from your ships and developments where others have to stay within 1.',
      fr: 'Un croiseur lourd va plus loin : il peut viser à 2 pas de vos vaisseaux et infrastructures là où les autres s’en tiennent à 1.',
    },
    'AE-BL-6': {
      en: 'A science vessel has Voyage: no region is too far for it, and no other ship may be launched to a nebula.',
      fr: 'Un vaisseau scientifique possède Voyager : aucune région n’est trop loin pour lui, et nul autre vaisseau ne peut être lancé vers une nébuleuse.',
    },
    'AE-BL-7': {
      en: 'A fighter has Attack: it may go where others are. A transport has no such ability, but it is the only ship that can build a development.',
      fr: 'Un chasseur possède Attaquer : il peut aller là où d’autres se trouvent. Un transport n’a pas de telle capacité, mais lui seul permet d’implanter une infrastructure.',
    },
    'AE-BL-8': {
      en: 'Step 2, region action: do what the active region offers. You may leave out whatever is optional in it.',
      fr: 'Étape 2, action de la région : faites ce qu’offre la région active. Vous pouvez renoncer à tout ce qui y est facultatif.',
    },
    'AE-BL-9': {
      en: 'Step 3, recruitment: in every region that holds a ship of yours, not only the active one, all your leaders move to your station. Leaders on developments stay where they are.',
      fr: 'Étape 3, recrutement : dans chaque région où vous avez un vaisseau, et pas seulement dans la région active, tous vos chefs rejoignent votre station. Les chefs posés sur des infrastructures ne bougent pas.',
    },
    'AE-BL-10': {
      en: 'Step 3, bonus resources: also take every bonus resource that lies in a region with a ship of yours.',
      fr: 'Étape 3, ressources bonus : prenez aussi toutes les ressources bonus qui se trouvent dans une région où vous avez un vaisseau.',
    },
    'AE-BL-11': {
      en: 'In step 4, a raider in range attacks. In step 5, you fight if the active region is not yours alone: against ships of other participants, against the raider that attacked, or both. A raider that has not attacked looks on.',
      fr: 'À l’étape 4, un pillard à portée attaque. À l’étape 5, vous vous battez si vous n’êtes pas seul dans la région active : contre des vaisseaux d’autres participants, contre le pillard qui a attaqué, ou les deux. Un pillard qui n’a pas attaqué reste spectateur.',
    },
    'AE-BL-12': {
      en: 'Step 6, end of turn: discard down to your hand limit. Then it is the next player’s turn.',
      fr: 'Étape 6, fin du tour : ramenez votre main à sa limite. C’est ensuite au joueur suivant.',
    },
  },
}
