import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const unityLaunch: Chapter<RuleOf<'unity-launch'>> = {
  title: { en: 'The Probe, and the Unity’s launch', fr: 'La Sonde, et le lancement de l’Unité' },
  rules: {
    'AE-UL-1': {
      en: 'The Probe shadows the players: whoever launches to a planet or an Alliance base draws it there. Nebulae are the exception, for it does not follow into them.',
      fr: 'La Sonde suit les joueurs à la trace : qui lance un vaisseau vers une planète ou une base de l’Alliance l’y attire. Seules les nébuleuses font exception, elle n’y suit personne.',
    },
    'AE-UL-2': {
      en: 'The Probe stays where it is during the Unity’s turn and when a player returns to station.',
      fr: 'La Sonde reste où elle est pendant le tour de l’Unité et quand un joueur rappelle ses vaisseaux.',
    },
    'AE-UL-3': {
      en: 'It does not follow into special regions, nor into the Void.',
      fr: 'Elle ne suit personne non plus dans les régions spéciales, ni dans le Néant.',
    },
    'AE-UL-4': {
      en: 'Step 1, die: roll a die for the Unity. On 1 or 2 it uses pack I and section I of its launch bay, on 3 or 4 pack and section II, on 5 or 6 pack and section III.',
      fr: 'Étape 1, dé : lancez un dé pour l’Unité. Sur 1 ou 2, elle utilise le paquet I et la section I de sa Baie de lancement, sur 3 ou 4 le paquet et la section II, sur 5 ou 6 le paquet et la section III.',
    },
    'AE-UL-5': {
      en: 'If no ship is left in that section, the Unity does not launch: it returns to station instead.',
      fr: 'S’il ne reste aucun vaisseau dans cette section, l’Unité n’en lance pas : elle fait un rappel à la place.',
    },
    'AE-UL-6': {
      en: 'Step 2, launch: the first ship of the section, by the letters of its places, goes to the region that the face-up card of the pack shows.',
      fr: 'Étape 2, lancement : le premier vaisseau de la section, selon les lettres de ses places, part vers la région que montre la carte visible du paquet.',
    },
    'AE-UL-7': {
      en: 'A card shows a certain region, the Odessa Field for example, or a place seen from the Probe, or the leftmost uncolonised planet.',
      fr: 'Une carte montre une région précise, le Champ d’Odessa par exemple, ou un endroit situé par rapport à la Sonde, ou la planète non colonisée la plus à gauche.',
    },
    'AE-UL-8': {
      en: 'If there is no such region, or the ship cannot get there, it goes to the region of the Probe.',
      fr: 'S’il n’y a pas de telle région, ou que le vaisseau ne puisse s’y rendre, il va dans la région de la Sonde.',
    },
    'AE-UL-9': {
      en: 'Step 3, on a planet: its next moon goes to the Moons and Tokens area of the Unity. If it has none left, the Unity takes 1 tactics card.',
      fr: 'Étape 3, sur une planète : sa prochaine lune va dans la zone Lunes & Pions de l’Unité. S’il n’en reste aucune, l’Unité prend 1 carte Stratégie.',
    },
    'AE-UL-10': {
      en: 'Step 3, on an Alliance base: the Unity does not take the action of the base. Its Helm marker moves 1 space clockwise, and it gains every bonus of that space.',
      fr: 'Étape 3, sur une base de l’Alliance : l’Unité n’effectue pas l’action de la base. Son marqueur Gouvernail avance de 1 case dans le sens horaire, et elle gagne tous les bonus de cette case.',
    },
    'AE-UL-11': {
      en: 'Step 3, in the Void: the Unity rolls the dice of its ship, without energy, and takes the highest result. In any other special region, it takes 1 tactics card.',
      fr: 'Étape 3, dans le Néant : l’Unité jette les dés de son vaisseau, sans énergie, et prend le résultat le plus haut. Dans toute autre région spéciale, elle prend 1 carte Stratégie.',
    },
    'AE-UL-12': {
      en: 'Step 4, recruitment: all leaders of the Unity in regions with ships of its own go to its station, except those on developments.',
      fr: 'Étape 4, recrutement : tous les chefs de l’Unité présents dans les régions où elle a des vaisseaux rejoignent sa station, sauf ceux des infrastructures.',
    },
    'AE-UL-13': {
      en: 'Step 4, bonus resources: if one lies in a region with a ship of the Unity, it goes back to the box, and the Unity takes 1 tactics card.',
      fr: 'Étape 4, ressources bonus : s’il y en a une dans une région où l’Unité a un vaisseau, elle retourne dans la boîte, et l’Unité prend 1 carte Stratégie.',
    },
    'AE-UL-14': {
      en: 'Step 5, special actions: the icons in the top left corner of the card tell what the Unity does. For Infrastructure it builds a development if it can, for Event the event marker advances 1 step, for Repair it makes 1 repair.',
      fr: 'Étape 5, actions spéciales : les icônes du coin supérieur gauche de la carte disent ce que fait l’Unité. Pour Infrastructure, elle s’implante si elle le peut ; pour Événement, le marqueur Événement avance de 1 pas ; pour Réparation, elle fait 1 réparation.',
    },
    'AE-UL-15': {
      en: 'If a card bears several icons, follow them from top to bottom.',
      fr: 'Si une carte porte plusieurs icônes, suivez-les de haut en bas.',
    },
    'AE-UL-16': {
      en: 'Step 6, raider attack: a raider that has the active region in range attacks the Unity, as it would attack you.',
      fr: 'Étape 6, attaque de pillard : un pillard qui a la région active à portée attaque l’Unité, comme il vous attaquerait.',
    },
    'AE-UL-17': {
      en: 'Step 7, battle: if opponents of the Unity are in the active region, they fight.',
      fr: 'Étape 7, bataille : si des adversaires de l’Unité sont dans la région active, on se bat.',
    },
    'AE-UL-18': {
      en: 'Step 8, discard: the card that was used is discarded and the next of its pack turned face up. When a pack is empty, its discards are shuffled into a new one.',
      fr: 'Étape 8, défausse : la carte utilisée est défaussée et la suivante de son paquet retournée face visible. Quand un paquet est épuisé, sa défausse mélangée en forme un nouveau.',
    },
    'AE-UL-19': {
      en: 'Launch range does not bind the Unity: it can reach every tile of the map, and never a nebula. It cannot get to an empty slot, beyond the board, to a nebula, or to a region of which there is none.',
      fr: 'La portée de lancement ne limite pas l’Unité : elle peut atteindre toutes les tuiles de la carte, et jamais une nébuleuse. Lui sont inaccessibles un emplacement vide, le dehors du plateau, une nébuleuse, et une région qui n’existe pas.',
    },
    'AE-UL-20': {
      en: 'The Probe moves as soon as a player’s ship is launched, before the region action. If the ship moves again later, by Shadow Warp, retreat or Escalation, the Probe does not follow.',
      fr: 'La Sonde se déplace dès que le vaisseau d’un joueur est lancé, avant l’action de la région. Si ce vaisseau bouge encore ensuite, par Distorsion ombrale, repli ou Escalade, la Sonde ne suit pas.',
    },
    'AE-UL-21': {
      en: 'If an empty section makes the Unity return, the face-up card of that pack is neither used nor discarded.',
      fr: 'Si une section vide fait faire un rappel à l’Unité, la carte visible de ce paquet n’est ni utilisée ni défaussée.',
    },
    'AE-UL-22': {
      en: 'The region nearest to the Probe may be its own, at distance 0. If several are equally near, the first in reading order is taken.',
      fr: 'La région la plus proche de la Sonde peut être la sienne, à distance 0. Si plusieurs sont aussi proches, on prend la première dans l’ordre de lecture.',
    },
    'AE-UL-23': {
      en: 'A transport that was launched and then used up in step 5 can no longer be attacked. Unless another ship of the Unity is in the active region, its turn goes on without steps 6 and 7, and raiders stay where they are.',
      fr: 'Un transport lancé puis consommé à l’étape 5 ne peut plus être attaqué. À moins qu’un autre vaisseau de l’Unité ne soit dans la région active, son tour se poursuit sans les étapes 6 et 7, et les pillards restent où ils sont.',
    },
  },
}
