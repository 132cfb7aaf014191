import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const theVoid: Chapter<RuleOf<'void'>> = {
  title: { en: 'The Void', fr: 'Le Néant' },
  rules: {
    'AE-VO-1': {
      en: 'When you launch to the Void, roll as many dice as your ship brings to a battle, 3 for a heavy cruiser for example. You then choose the die you like best, high or low.',
      fr: 'Quand vous lancez un vaisseau vers le Néant, jetez autant de dés qu’il en apporte en bataille, 3 pour un croiseur lourd par exemple. Vous retenez ensuite le dé qui vous plaît, haut ou bas.',
    },
    'AE-VO-2': {
      en: 'This roll is not a battle, and has none of its steps.',
      fr: 'Ce jet n’est pas une bataille, et n’en a aucune étape.',
    },
    'AE-VO-3': {
      en: 'You may divert energy to weapons to roll more dice.',
      fr: 'Vous pouvez dévier de l’énergie vers les armes pour jeter plus de dés.',
    },
    'AE-VO-4': {
      en: 'You may help this roll with cards and effects too, if they are about dice or targeting.',
      fr: 'Vous pouvez aider ce jet par des cartes et des effets aussi, s’ils portent sur les dés ou le ciblage.',
    },
    'AE-VO-5': {
      en: 'The result you choose gives: for 1, 3 energy; for 2, 2 tactics cards; for 3, 2 credits; for 4, an advance of 1 space on any progress track; for 5, 1 ship upgrade; for 6, 1 available module of your choice.',
      fr: 'Le résultat retenu donne : pour 1, 3 énergies ; pour 2, 2 cartes Stratégie ; pour 3, 2 crédits ; pour 4, une avance de 1 case sur la piste Progrès de votre choix ; pour 5, 1 amélioration de vaisseau ; pour 6, 1 module disponible de votre choix.',
    },
    'AE-VO-6': {
      en: 'The Shadow Warp of the Void Dragon draws ships into the Void when it attacks, for better or worse.',
      fr: 'La Distorsion ombrale du Dragon du Néant attire des vaisseaux dans le Néant quand il attaque, que ce soit une aubaine ou un malheur.',
    },
    'AE-VO-7': {
      en: 'You roll at most 6 dice, and divert at most 3 energy for them.',
      fr: 'Vous jetez au plus 6 dés, et déviez au plus 3 énergies pour cela.',
    },
    'AE-VO-8': {
      en: 'You may choose a result even if there is nothing left of what it gives. You then gain 2 VP if no ship upgrade is left for you or if the track is full, and 1 VP if no module is face up.',
      fr: 'Vous pouvez retenir un résultat même s’il ne reste rien de ce qu’il donne. Vous gagnez alors 2 PV s’il ne reste aucune amélioration de vaisseau pour vous ou si la piste est pleine, et 1 PV si aucun module n’est visible.',
    },
    'AE-VO-9': {
      en: 'For a 6, you take the module without paying, and it counts on its track like one that you bought.',
      fr: 'Pour un 6, vous prenez le module sans payer, et il compte sur sa piste comme un module acheté.',
    },
    'AE-VO-10': {
      en: 'What adds dice or targeting to you in battles counts here too, unless it depends on an opponent. Before the roll, you may play one tactics card of type Battle that changes your own dice or targeting, whose other effects are lost, and tokens that work once in that way. Dice below your targeting are rolled again.',
      fr: 'Ce qui vous ajoute des dés ou du ciblage en bataille compte ici aussi, sauf si cela dépend d’un adversaire. Avant le jet, vous pouvez jouer une carte Stratégie de type Bataille qui change vos propres dés ou votre ciblage, dont les autres effets sont perdus, et des pions à usage unique de ce genre. Les dés inférieurs à votre ciblage sont relancés.',
    },
    'AE-VO-11': {
      en: 'For range and for ships that are in the way, the Void is a tile like any other, and no Voyage is needed. After the roll, the launch goes on: recruitment, raider attack, battle.',
      fr: 'Pour la portée et l’occupation, le Néant est une tuile comme une autre, et Voyager n’est pas nécessaire. Après le jet, le lancement se poursuit : recrutement, attaque de pillard, bataille.',
    },
    'AE-VO-12': {
      en: 'A ship that is moved into the Void, by a Shadow Warp, an event or a card, has not been launched there. It takes the Void action only if what moved it says so.',
      fr: 'Un vaisseau déplacé dans le Néant, par une Distorsion ombrale, un événement ou une carte, n’y a pas été lancé. Il n’effectue l’action du Néant que si ce qui l’a déplacé le dit.',
    },
  },
}
