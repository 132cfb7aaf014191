import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const turn: Chapter<RuleOf<'turn'>> = {
  title: { en: 'The turn', fr: 'Le tour de jeu' },
  rules: {
    'VL-201': {
      en: 'When your turn begins, all your scanners and detectors are available again.',
      fr: 'Quand votre tour commence, tous vos scanners et tous vos détecteurs sont de nouveau disponibles.',
    },
    'VL-202': {
      en: 'If your ship is in space when your turn begins, you play the space step: you take Exploration cards and put them to use.',
      fr: 'Si votre vaisseau est dans l’espace quand votre tour commence, vous jouez la phase spatiale : vous prenez des cartes Exploration et vous en faites usage.',
    },
    'VL-203': {
      en: 'If your ship is on a planet when your turn begins, you resolve its zone first: you gain the experience of your Observation, or pass the next threshold of your Contact.',
      fr: 'Si votre vaisseau est sur une planète quand votre tour commence, vous résolvez d’abord sa zone : vous gagnez l’expérience de votre Observation, ou vous franchissez le seuil suivant de votre Contact.',
    },
    'VL-204': {
      en: 'The golden rule: you may land at most once and take off at most once in each of your turns.',
      fr: 'La règle d’or : à chacun de vos tours, vous pouvez vous poser une fois au plus et décoller une fois au plus.',
    },
    'VL-205': {
      en: 'Leaving a planet does not end your turn: you then play a full space step, and you may still land once. With the option “Leaving ends the turn”, your turn ends there instead.',
      fr: 'Quitter une planète ne met pas fin à votre tour : vous jouez ensuite une phase spatiale complète, et vous pouvez encore vous poser une fois. Avec l’option « Partir termine le tour », votre tour s’arrête là.',
    },
    'VL-206': {
      en: 'If you stay on your planet, to go on observing, to move to the Contact zone or to continue a Contact, your turn ends there and you take no cards. You may still use your scanners before it ends.',
      fr: 'Si vous restez sur votre planète, pour continuer d’observer, passer en zone de Contact ou poursuivre un Contact, votre tour s’arrête là et vous ne prenez pas de cartes. Vous pouvez encore utiliser vos scanners avant qu’il ne s’achève.',
    },
    'VL-207': {
      en: 'If your turn begins at the star base, you take off into sector 1 at no cost and play the space step; this is your take-off for the turn. You may also stay at the base and pass.',
      fr: 'Si votre tour commence à la base stellaire, vous décollez gratuitement vers le secteur 1 et vous jouez la phase spatiale ; c’est votre décollage du tour. Vous pouvez aussi rester à la base et passer.',
    },
    'VL-208': {
      en: 'Your space step begins when you take Exploration cards from the top of the deck, face down: as many as your thrusters allow.',
      fr: 'Votre phase spatiale commence quand vous prenez des cartes Exploration sur le dessus de la pioche, face cachée : autant que vos propulseurs le permettent.',
    },
    'VL-209': {
      en: 'Nobody looks at the cards in your hand, not even you: they are only turned over one at a time, or discarded.',
      fr: 'Personne ne regarde les cartes de votre main, pas même vous : on ne fait que les retourner une à une, ou les défausser.',
    },
    'VL-210': {
      en: 'As long as you have cards, use them in any order and any mix: turn them over to explore, or spend them to cross borders, buy equipment and recruit personnel.',
      fr: 'Tant qu’il vous reste des cartes, usez-en comme il vous plaira : retournez-les pour explorer, ou dépensez-les pour franchir des frontières, acheter de l’équipement et recruter du personnel.',
    },
    'VL-211': {
      en: 'An item of equipment costs you 2 cards.',
      fr: 'Un équipement vous coûte 2 cartes.',
    },
    'VL-212': {
      en: 'A squad, or an expert of the kind you choose, costs you 3 cards.',
      fr: 'Une escouade, ou un expert de la spécialité de votre choix, vous coûte 3 cartes.',
    },
    'VL-213': {
      en: 'Each item you buy with cards gives you 1 Negotiation XP at once.',
      fr: 'Chaque équipement ou membre du personnel que vous payez en cartes vous donne aussitôt 1 point d’expérience en Négoce.',
    },
    'VL-214': {
      en: 'You may buy as many items in a turn as your cards and your ship allow.',
      fr: 'Vous pouvez faire autant d’achats dans un tour que vos cartes et votre vaisseau le permettent.',
    },
    'VL-215': {
      en: 'The cards you pay for an item are discarded face up, without effect and without experience. Only the Reset card takes effect all the same.',
      fr: 'Les cartes dont vous payez un achat sont défaussées face visible, sans effet et sans expérience. Seule la carte R.A.Z. s’applique malgré tout.',
    },
    'VL-216': {
      en: 'You may use your scanners and detectors at any moment of your own turn, each for its own purpose and once per turn.',
      fr: 'Vous pouvez utiliser vos scanners et vos détecteurs à tout moment de votre propre tour, chacun pour son usage et une fois par tour.',
    },
    'VL-217': {
      en: 'A thruster bought or lost during your turn does not change the number of cards already in your hand: it counts the next time you take cards.',
      fr: 'Un propulseur acheté ou perdu pendant votre tour ne change pas le nombre de cartes déjà en main : il comptera la prochaine fois que vous prendrez des cartes.',
    },
    'VL-218': {
      en: 'When your exploration ends, your unused cards go back on top of the deck, face down and in the same order. Nobody looks at them.',
      fr: 'Quand votre exploration prend fin, vos cartes inutilisées retournent sur le dessus de la pioche, face cachée et dans le même ordre. Personne ne les regarde.',
    },
    'VL-219': {
      en: 'You need not explore: you may pass without taking cards, and still scan and land once. Nothing obliges you to use your cards, unless a card or Sector X demands it.',
      fr: 'Rien ne vous force à explorer : vous pouvez passer sans prendre de cartes, et tout de même scanner et vous poser une fois. Rien ne vous oblige non plus à utiliser vos cartes, sauf si une carte ou le Secteur X l’exige.',
    },
    'VL-220': {
      en: 'With the option “Landing or take-off”, a turn has one or the other, never both: once you have left a planet or the star base, you explore but do not land before your next turn. A recall, a risk or the order to leave Sector X still takes you to the star base.',
      fr: 'Avec l’option « Atterrir ou décoller », un tour permet l’un ou l’autre, jamais les deux : une fois que vous avez quitté une planète ou la base stellaire, vous explorez, mais ne vous posez pas avant votre tour suivant. Un rappel, un risque ou l’ordre de quitter le Secteur X vous ramènent tout de même à la base stellaire.',
    },
  },
}
