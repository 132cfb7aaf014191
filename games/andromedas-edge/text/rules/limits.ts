import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const limits: Chapter<RuleOf<'limits'>> = {
  title: { en: 'Limits and words', fr: 'Limites et définitions' },
  rules: {
    'AE-BZ-1': {
      en: 'When the tactics deck is empty, its discards are shuffled; if there are none either, no card is drawn. Cards in the hand of the Unity do not come back.',
      fr: 'Quand le paquet Stratégie est épuisé, sa défausse est remélangée ; si elle est vide aussi, on ne pioche pas. Les cartes de la main de l’Unité ne reviennent pas.',
    },
    'AE-BZ-2': {
      en: 'When the deck of conflict cards is empty, its discards are shuffled.',
      fr: 'Quand le paquet de cartes Conflit est épuisé, sa défausse est remélangée.',
    },
    'AE-BZ-3': {
      en: 'If no upgrade token of the Unity is left, it draws 1 tactics card instead.',
      fr: 'S’il ne reste aucun pion Amélioration de l’Unité, elle prend plutôt 1 carte Stratégie.',
    },
    'AE-BZ-4': {
      en: 'If no planet is left in the stack, or no slot is free, an event reveals none.',
      fr: 'S’il ne reste aucune planète dans la pile, ou aucun emplacement libre, un événement n’en révèle pas.',
    },
    'AE-BZ-5': {
      en: 'If a raider should be placed and no figure of it is left, nothing is placed.',
      fr: 'Si un pillard doit être posé et qu’il n’en reste aucune figurine, on ne pose rien.',
    },
    'AE-BZ-6': {
      en: 'If no tile or no ability card of a type is left, no development of that type can be built.',
      fr: 'S’il ne reste aucune tuile ou aucune carte d’un type d’infrastructure, ce type ne peut plus être implanté.',
    },
    'AE-BZ-7': {
      en: 'The leftmost tile is the one farthest to the left of the map; of several in the same line, the uppermost. Top left and reading order go by rows, from the top, and within a row from left to right. Of the nebulae, West is the leftmost, then East.',
      fr: 'La tuile la plus à gauche est la plus proche du bord gauche de la carte ; à égalité, celle du haut. Le coin supérieur gauche et l’ordre de lecture suivent les rangées, de haut en bas, et chaque rangée de gauche à droite. Parmi les nébuleuses, celle de l’Ouest est la plus à gauche, puis vient celle de l’Est.',
    },
    'AE-BZ-8': {
      en: 'If you pass 99 VP, where a printed track ends, you simply go on counting.',
      fr: 'Si vous dépassez 99 PV, où s’arrête une piste imprimée, on continue tout simplement de compter.',
    },
    'AE-BZ-9': {
      en: 'A participant is a player or the Unity; a player is a person or a bot, never the Unity. Your opponents are all other participants, and the attacking raider. An available module is one that lies face up in a column.',
      fr: 'Un participant est un joueur ou l’Unité ; un joueur est une personne ou un bot, jamais l’Unité. Vos adversaires sont tous les autres participants, et le pillard attaquant. Un module disponible est un module face visible dans une colonne.',
    },
    'AE-BZ-10': {
      en: 'The start of your return is the moment before its step 1. A return cycle lasts until one of your returns is over, and the next cycle begins there; the first one begins with the game.',
      fr: 'Le début de votre rappel est le moment qui précède son étape 1. Un cycle de rappel dure jusqu’à la fin d’un de vos rappels, et le cycle suivant commence là ; le premier commence avec la partie.',
    },
    'AE-BZ-11': {
      en: 'If something costs you fewer resources, you choose which of them you drop, and several discounts count together. They may bring a ship or a development down to 0, but for a module that is not given away you always pay at least 1 resource.',
      fr: 'Si quelque chose vous coûte moins de ressources, vous choisissez lesquelles vous ne payez pas, et plusieurs réductions comptent ensemble. Elles peuvent amener un vaisseau ou une infrastructure à 0, mais pour un module qui n’est pas donné, vous payez toujours au moins 1 ressource.',
    },
    'AE-BZ-12': {
      en: 'If you have to lose or discard more than you have, you lose what you have. A cost is different: pay it in full, or do without the effect.',
      fr: 'Si vous devez perdre ou défausser plus que vous n’avez, vous perdez ce que vous avez. Un coût, lui, se paie en entier, ou vous renoncez à l’effet.',
    },
    'AE-BZ-13': {
      en: 'What a card, a tile or a faction says goes before a general rule, and a rule about the Unity goes before one of the base game. The ship upgrade of the Cloud Nebulons, for example, takes both moons of a nebula where the rule allows one.',
      fr: 'Ce que dit une carte, une tuile ou une faction l’emporte sur une règle générale, et une règle sur l’Unité l’emporte sur une règle du jeu de base. L’amélioration de vaisseau des Nébulons des nuages, par exemple, prend les deux lunes d’une nébuleuse là où la règle n’en accorde qu’une.',
    },
    'AE-BZ-14': {
      en: 'What you may do is up to you; everything else has to be done as far as it can. If something is halved, a remainder is dropped.',
      fr: 'Ce que vous pouvez faire est facultatif ; tout le reste se fait dans la mesure du possible. Si quelque chose est divisé par deux, le reste est négligé.',
    },
    'AE-BZ-15': {
      en: 'When several of your effects meet, you put them in the order you like. When those of several participants meet, the active one comes first, then the others in turn order.',
      fr: 'Quand plusieurs de vos effets se rencontrent, vous les ordonnez à votre gré. Quand ceux de plusieurs participants se rencontrent, le participant actif passe d’abord, puis les autres dans l’ordre du tour.',
    },
    'AE-BZ-16': {
      en: 'Your supply is made up of your ships that are not built yet. The supply of a field is something else: what that base gives besides its modules.',
      fr: 'Votre réserve est faite de vos vaisseaux qui ne sont pas encore construits. L’approvisionnement d’un champ est ce que cette base donne en plus de ses modules.',
    },
  },
}
