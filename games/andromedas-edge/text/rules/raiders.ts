import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const raiders: Chapter<RuleOf<'raiders'>> = {
  title: { en: 'Raiders', fr: 'Les pillards' },
  rules: {
    'AE-BR-1': {
      en: 'The card of a raider shows its class, S, A, B, C or D, how many dice it rolls, its targeting, how far it attacks, what it can do, and what you gain by defeating it.',
      fr: 'La carte d’un pillard montre sa classe, S, A, B, C ou D, combien de dés il lance, son ciblage, jusqu’où il attaque, ce dont il est capable, et ce que vous gagnez à le vaincre.',
    },
    'AE-BR-2': {
      en: 'Once you have recruited, look for raiders whose distance to the active region does not exceed their range; one that is in the active region is at distance 0. The same is done in step 6 of the Unity’s launch.',
      fr: 'Après votre recrutement, cherchez les pillards dont la distance à la région active ne dépasse pas leur portée ; celui qui s’y trouve déjà est à distance 0. On fait de même à l’étape 6 du lancement de l’Unité.',
    },
    'AE-BR-3': {
      en: 'If several are in range, exactly one attacks: the one of the highest class, D before C, B, A and S; among equals the nearest; among those the one that the active player chooses. In a turn of the Unity, the holder of Control chooses.',
      fr: 'S’il y en a plusieurs à portée, un seul attaque : celui de la plus haute classe, D avant C, B, A et S ; à égalité le plus proche ; à égalité encore, celui que choisit le joueur actif. Au tour de l’Unité, c’est le détenteur du Contrôle qui choisit.',
    },
    'AE-BR-4': {
      en: 'The raider that attacks goes to the active region, if it was not there before, and fights in the next step.',
      fr: 'Le pillard attaquant se rend dans la région active, s’il n’y est pas déjà, et prend part à la bataille de l’étape suivante.',
    },
    'AE-BR-5': {
      en: 'For a raider, nebulae are regions like others. In the West nebula, it has the first slot of every row at distance 1.',
      fr: 'Pour un pillard, les nébuleuses sont des régions comme les autres : depuis celle de l’Ouest, il est à distance 1 du premier emplacement de chaque rangée.',
    },
    'AE-BR-6': {
      en: 'You never fight more than one raider at a time. Others that happen to be in the active region look on.',
      fr: 'Vous ne combattez jamais plus d’un pillard à la fois. Les autres, s’il s’en trouve dans la région active, restent spectateurs.',
    },
    'AE-BR-7': {
      en: 'If the raider wins, it remains where the battle was. If it loses, whoever won gains its reward, and its figure retreats to its card.',
      fr: 'Si le pillard gagne, il reste là où la bataille a eu lieu. S’il perd, le vainqueur gagne sa récompense, et sa figurine se retire sur sa carte.',
    },
    'AE-BR-8': {
      en: 'Raiders attack only after a launch. Your station is safe from them, and so are your developments, as long as no card says otherwise.',
      fr: 'Les pillards n’attaquent qu’après un lancement. Votre station est à l’abri d’eux, et vos infrastructures aussi, tant qu’aucune carte ne dit le contraire.',
    },
    'AE-BR-9': {
      en: 'At every event, once its card is resolved, raiders come. First the next face-down class is revealed, A, then B, C and D, and a die tells its nebula; when all four are out, 1 class S figure leaves its card instead, if any is there. Then one that has retreated comes back, the strongest, again to the nebula that a die tells; one of class S only if there is no other.',
      fr: 'À chaque événement, une fois sa carte résolue, des pillards arrivent. D’abord, retournez la classe suivante, A, puis B, C et D, et posez sa figurine sur la nébuleuse désignée par un dé ; quand les quatre sont sorties, 1 figurine de classe S quitte plutôt sa carte, s’il y en a. Ensuite, le plus fort des pillards retirés revient dans la nébuleuse désignée par un dé ; un pillard de classe S seulement s’il n’y en a pas d’autre.',
    },
    'AE-BR-10': {
      en: 'The Void Dragon has range 1 and does not move when it attacks: it is your ships that move. Its Shadow Warp draws all ships of the active region into the Void, which is the active region from then on. The one who launched takes the Void action with the launched ship, and then they fight in the Void.',
      fr: 'Le Dragon du Néant a une portée de 1 et ne bouge pas quand il attaque : ce sont vos vaisseaux qui bougent. Sa Distorsion ombrale attire dans le Néant tous les vaisseaux de la région active, qui est dès lors le Néant. Celui qui a fait le lancement effectue l’action du Néant avec le vaisseau lancé, puis on se bat dans le Néant.',
    },
    'AE-BR-11': {
      en: 'If you launch into the Void itself and the Void Dragon attacks, you fight there without a second Void action. A defeated Dragon is back on the Void at the next event, whatever other raider returns to a nebula.',
      fr: 'Si vous lancez un vaisseau vers le Néant lui-même et que le Dragon du Néant attaque, on s’y bat, sans seconde action du Néant. Un Dragon vaincu est de retour sur le Néant à l’événement suivant, quel que soit l’autre pillard qui regagne une nébuleuse.',
    },
    'AE-BR-12': {
      en: 'Only defeat drives the Void Dragon out of the Void: nothing that makes raiders move has a hold on it. If a Bribe or the like takes it out of a battle, it is out of that battle and no more.',
      fr: 'Seule la défaite chasse du Néant son Dragon : rien de ce qui fait bouger les pillards n’a prise sur lui. Si un Pot-de-vin ou autre l’écarte d’une bataille, il ne quitte que cette bataille.',
    },
    'AE-BR-13': {
      en: 'If a raider is told to go toward the nearest ship, it takes the shortest way, 1 step of it. The active player chooses between ships or ways that are equal, or the holder of Control in a turn of the Unity. A raider that has a ship in its own region stays there.',
      fr: 'Un pillard qui va vers le vaisseau le plus proche fait 1 pas sur un plus court chemin. Si plusieurs vaisseaux ou chemins se valent, le joueur actif choisit, ou le détenteur du Contrôle au tour de l’Unité. Un pillard qui a un vaisseau dans sa propre région y reste.',
    },
    'AE-BR-14': {
      en: 'After a Shadow Warp, ships that were already in the Void are drawn into the battle as well. The ships that were moved recruit nobody there, and the range of ships that may join is counted to the Void.',
      fr: 'Après une Distorsion ombrale, les vaisseaux qui étaient déjà dans le Néant sont eux aussi pris dans la bataille. Les vaisseaux déplacés n’y recrutent personne, et la portée de ceux qui peuvent se joindre à la bataille se compte jusqu’au Néant.',
    },
    'AE-BR-15': {
      en: 'Whatever changes the dice or the targeting of a raider holds for one battle. A raider always keeps at least 1 die and a targeting of 1.',
      fr: 'Ce qui change les dés ou le ciblage d’un pillard vaut pour une seule bataille. Un pillard garde toujours au moins 1 dé et un ciblage de 1.',
    },
  },
}
