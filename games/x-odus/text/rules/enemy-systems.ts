import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const enemySystems: Chapter<RuleOf<'enemy-systems'>> = {
  title: { en: 'Enemy Systems', fr: 'Les Systèmes Ennemis' },
  rules: {
    'XO-ENS-01': {
      en: 'When you enter an Enemy System (orange) that is not Pacified, or start your turn there, you must make a Detection Roll.',
      fr: 'Quand vous entrez dans un Système Ennemi (orange) qui n’est pas Pacifié, ou que vous y commencez votre tour, vous devez faire un lancer de Détection.',
    },
    'XO-ENS-02': {
      en: 'Detection Roll: roll both your dice. With one miss ○ or more, you are detected.',
      fr: 'Lancer de Détection : lancez vos deux dés. Avec un raté ○ ou plus, vous êtes détecté.',
    },
    'XO-ENS-03': {
      en: 'If you are detected, you are engaged with the Enemies that are face up in the System or, if there are none, with those its symbols make you draw: 1 or 2, from the deck or from the Reserve. The combat begins at once.',
      fr: 'Si vous êtes détecté, vous êtes engagé avec les Ennemis qui se trouvent face visible dans le Système ou, s’il n’y en a pas, avec ceux que ses symboles font piocher : 1 ou 2, dans la pioche ou dans la réserve. Le combat commence aussitôt.',
    },
    'XO-ENS-04': {
      en: 'If you are not detected, you may act in the System as usual.',
      fr: 'Si vous n’êtes pas détecté, vous pouvez agir normalement dans le Système.',
    },
    'XO-ENS-05': {
      en: 'Instead of making a Detection Roll, you may start the combat on purpose. This costs no Action.',
      fr: 'Plutôt que de faire un lancer de Détection, vous pouvez déclencher le combat de votre plein gré. Cela ne coûte pas d’Action.',
    },
    'XO-ENS-06': {
      en: 'In a Fleet, every member rolls. If any of them shows a miss ○, all are detected.',
      fr: 'Dans une Flotte, chaque membre lance ses dés. Si l’un d’eux montre un raté ○, tous sont détectés.',
    },
    'XO-ENS-07': {
      en: 'There is no critical miss in a Detection Roll or a Skill Roll.',
      fr: 'Il n’y a pas de raté critique dans un lancer de Détection ni dans un lancer de Compétence.',
    },
    'XO-ENS-08': {
      en: 'If the Enemy deck is empty when a card is needed, shuffle the Enemy discard into a new deck; if that is empty too, draw from the Enemy Reserve. If there is no card there either, no Enemy appears, and the System counts as Pacified for this round.',
      fr: 'Si la pioche Ennemi est vide quand il faut une carte, mélangez la défausse Ennemi pour en refaire une ; si elle est vide aussi, piochez dans la réserve d’Ennemis. S’il n’y a pas de carte là non plus, aucun Ennemi ne paraît, et le Système compte comme Pacifié pour cette manche.',
    },
    'XO-ENS-09': {
      en: 'When all the Enemies of a System are defeated, it is Pacified.',
      fr: 'Quand tous les Ennemis d’un Système sont vaincus, il est Pacifié.',
    },
    'XO-ENS-10': {
      en: 'You may Explore an Enemy System, Pacified or not, as long as you are not engaged.',
      fr: 'Vous pouvez Explorer un Système Ennemi, Pacifié ou non, tant que vous n’êtes pas engagé.',
    },
    'XO-ENS-11': {
      en: 'Exploration symbol: the System receives an Exploration marker when it is revealed.',
      fr: 'Symbole Exploration : le Système reçoit un marqueur d’Exploration quand il est révélé.',
    },
    'XO-ENS-12': {
      en: 'Enemy symbol, once or twice: if you are detected, draw as many Enemy cards, 1 or 2, and fight them one after the other.',
      fr: 'Symbole Ennemi, une ou deux fois : si vous êtes détecté, piochez autant de cartes Ennemi, 1 ou 2, et combattez-les l’une après l’autre.',
    },
    'XO-ENS-13': {
      en: 'Surveillance symbol: as long as the System is not Pacified, you are always detected when you enter it. As no roll is made, cards used on a Detection Roll do not help you.',
      fr: 'Symbole Surveillance : tant que le Système n’est pas Pacifié, vous êtes toujours détecté en y entrant. Comme on ne lance pas les dés, les cartes qui servent aux lancers de Détection ne vous aident pas.',
    },
    'XO-ENS-14': {
      en: 'Strong enemies symbol: if you are detected, draw from the Enemy Reserve instead of the deck, or from the deck if the Reserve is empty. An Enemy drawn this way and not defeated is later shuffled into the deck like any other.',
      fr: 'Symbole Ennemis puissants : si vous êtes détecté, piochez dans la réserve d’Ennemis et non dans la pioche, ou dans la pioche si la réserve est vide. Un Ennemi ainsi pioché et non vaincu est plus tard mélangé à la pioche comme les autres.',
    },
    'XO-ENS-15': {
      en: 'Wormhole symbol: the System is linked to all others that have a Wormhole. Coming in that way does not spare you the Detection Roll.',
      fr: 'Symbole Trou de ver : le Système est relié à tous les autres qui ont un Trou de ver. Arriver par là ne vous dispense pas du lancer de Détection.',
    },
    'XO-ENS-16': {
      en: 'A System that is Pacified receives a Pacified marker, green side up. As long as the marker lies there, nobody is detected, on entering or on starting a turn, even under surveillance.',
      fr: 'Un Système que l’on Pacifie reçoit un marqueur de Système Pacifié, côté vert visible. Tant que le marqueur y est, personne n’est détecté, ni en entrant ni en commençant son tour, même sous surveillance.',
    },
    'XO-ENS-17': {
      en: 'In the End-of-turn phase, red Pacified markers are discarded, then green ones are turned to red. A System thus stays Pacified for the rest of this round and the whole of the next.',
      fr: 'À la phase de Fin de tour, les marqueurs de Système Pacifié rouges sont défaussés, puis les verts passent au rouge. Un Système est ainsi Pacifié pour le reste de cette manche et pour toute la suivante.',
    },
    'XO-ENS-18': {
      en: 'When a System loses its Pacified marker, it is hostile again, with all its symbols. Ships that are there face detection at the start of their next turn.',
      fr: 'Quand un Système perd son marqueur de Système Pacifié, il redevient hostile, avec tous ses symboles. Les vaisseaux qui s’y trouvent affrontent la détection au début de leur prochain tour.',
    },
  },
}
