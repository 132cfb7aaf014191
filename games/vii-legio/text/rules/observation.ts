import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const observation: Chapter<RuleOf<'observation'>> = {
  title: { en: 'Observation', fr: 'L’Observation' },
  rules: {
    'VL-601': {
      en: 'The Observation zone of a card shows how much experience you gain per turn, and for how many turns: 1 or 2.',
      fr: 'La zone d’Observation d’une carte indique l’expérience que vous gagnez par tour, et pendant combien de tours : 1 ou 2.',
    },
    'VL-602': {
      en: 'Observing Sapiens gives you experience in Diplomacy; observing Non-Sapiens gives you experience in Capture.',
      fr: 'L’Observation des Sapiens nourrit votre expérience en Diplomatie ; celle des Non Sapiens, votre expérience en Capture.',
    },
    'VL-603': {
      en: 'Observing the Napos, for example, gives you 1 Diplomacy XP per turn, for at most 2 turns.',
      fr: 'Observer les Napos, par exemple, vous donne 1 point d’expérience en Diplomatie par tour, pendant 2 tours au plus.',
    },
    'VL-604': {
      en: 'If you are observing when your turn begins, you gain the experience shown, then decide: stay, move to the Contact zone, or leave the planet.',
      fr: 'Si vous êtes en Observation quand votre tour commence, vous gagnez l’expérience indiquée, puis vous décidez : rester, passer en zone de Contact, ou quitter la planète.',
    },
    'VL-605': {
      en: 'Landing to observe gives you nothing yet: your first gain comes when your next turn begins.',
      fr: 'Vous poser pour observer ne vous donne encore rien : votre premier gain vient quand commence votre tour suivant.',
    },
    'VL-606': {
      en: 'Once you have gained the experience of every observation turn the card offers, you must leave the planet or move to the Contact zone.',
      fr: 'Quand vous avez gagné l’expérience de tous les tours d’observation qu’offre la carte, vous devez quitter la planète ou passer en zone de Contact.',
    },
    'VL-607': {
      en: 'Only one ship at a time may be in the Observation zone of a card.',
      fr: 'Un seul vaisseau à la fois peut se trouver dans la zone d’Observation d’une carte.',
    },
    'VL-608': {
      en: 'One ship may observe a planet while another is in Contact there, whichever of them landed first.',
      fr: 'Un vaisseau peut observer une planète pendant qu’un autre y est en Contact, quel que soit celui qui s’est posé le premier.',
    },
    'VL-609': {
      en: 'When a mission is completed on the planet you are observing, you must leave it on your next turn. You then discard its card, and the active-planet token returns to its slot.',
      fr: 'Quand une mission est accomplie sur la planète que vous observez, vous devez la quitter à votre prochain tour. Vous défaussez alors sa carte, et le pion planète active retourne sur son emplacement.',
    },
    'VL-610': {
      en: 'On the turn when a completed mission makes you leave, you still gain that turn’s experience if you have observation turns left, but you cannot move to the Contact zone.',
      fr: 'Au tour où une mission accomplie vous force à partir, vous gagnez encore l’expérience de ce tour s’il vous reste des tours d’observation, mais vous ne pouvez pas passer en zone de Contact.',
    },
    'VL-611': {
      en: 'Once a mission on a planet has been completed, nobody may land there while its observer has yet to leave.',
      fr: 'Quand une mission a été accomplie sur une planète, personne ne peut s’y poser tant que le vaisseau qui l’observe n’est pas parti.',
    },
    'VL-612': {
      en: 'If you stop observing before a mission has been completed there, the revealed card and the active-planet token stay in place. Your ship is back in space, in the planet’s sector.',
      fr: 'Si vous cessez d’observer avant qu’une mission n’ait été accomplie sur place, la carte révélée et le pion planète active ne bougent pas. Votre vaisseau est de nouveau dans l’espace, dans le secteur de la planète.',
    },
    'VL-613': {
      en: 'On a later turn you may come back to observe the same planet. The turns already gained still count: over all your stays, a card never gives you more observation turns than it shows.',
      fr: 'Lors d’un tour suivant, vous pouvez revenir observer la même planète. Les tours déjà gagnés comptent toujours : tous séjours réunis, une carte ne vous donne jamais plus de tours d’observation qu’elle n’en indique.',
    },
    'VL-614': {
      en: 'Moving from the Observation zone to the Contact zone is neither a landing nor a take-off. The Contact zone must be free, and you must have what the first threshold requires; you pass it on your next turn.',
      fr: 'Passer de la zone d’Observation à la zone de Contact n’est ni un atterrissage ni un décollage. La zone de Contact doit être libre, et vous devez avoir ce que demande le premier seuil ; vous le franchissez à votre tour suivant.',
    },
  },
}
