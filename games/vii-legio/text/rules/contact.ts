import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const contact: Chapter<RuleOf<'contact'>> = {
  title: { en: 'Contact', fr: 'Le Contact' },
  rules: {
    'VL-651': {
      en: 'The Contact zone of a card shows its success thresholds: the experience each one requires, and the VP it is worth.',
      fr: 'La zone de Contact d’une carte indique ses seuils de réussite : l’expérience que chacun demande, et les PV qu’il vaut.',
    },
    'VL-652': {
      en: 'You pass one threshold per turn, from the lowest in VP to the highest.',
      fr: 'Vous franchissez un seuil par tour, du plus modeste en PV au plus élevé.',
    },
    'VL-653': {
      en: 'You may enter the Contact zone only if you already have what the first threshold requires. Your experts and your joker for these Extrasolars count along with your experience.',
      fr: 'Vous ne pouvez entrer en zone de Contact que si vous avez déjà ce que demande le premier seuil. Vos experts et votre joker pour ces Extrasolaires comptent avec votre expérience.',
    },
    'VL-654': {
      en: 'You gain no experience while you are in the Contact zone.',
      fr: 'Vous ne gagnez aucune expérience tant que vous êtes en zone de Contact.',
    },
    'VL-655': {
      en: 'Requirements are totals for the whole Contact. The Napos, for example, ask for 1 XP each in Negotiation, Diplomacy and Research, 3 in all, for 4 VP; then for 2 of each, 6 in all, for 8 VP.',
      fr: 'Les exigences sont des totaux pour tout le Contact. Les Napos, par exemple, demandent 1 point d’expérience en Négoce, en Diplomatie et en Recherche, soit 3 en tout, pour 4 PV ; puis 2 dans chacun de ces domaines, soit 6 en tout, pour 8 PV.',
    },
    'VL-656': {
      en: 'The experience you use in a Contact is spent. At each threshold you pay only the difference from the one before.',
      fr: 'L’expérience que vous utilisez dans un Contact est dépensée. À chaque seuil, vous ne payez que la différence avec le précédent.',
    },
    'VL-657': {
      en: 'If you are in the Contact zone when your turn begins, you pass the next threshold and score. The VP shown are totals: thresholds of 4 and 8 give you 4 VP, then 4 more.',
      fr: 'Si vous êtes en zone de Contact quand votre tour commence, vous franchissez le seuil suivant et vous marquez. Les PV indiqués sont des totaux : des seuils de 4 et 8 vous donnent 4 PV, puis 4 de plus.',
    },
    'VL-658': {
      en: 'After passing a threshold, you choose to continue the Contact, if you can, or to leave the planet.',
      fr: 'Après avoir franchi un seuil, vous choisissez de poursuivre le Contact, si vous le pouvez, ou de quitter la planète.',
    },
    'VL-659': {
      en: 'You may end your Contact at a threshold that bears an exit symbol, ↩ or ↪, without attempting the next. At a threshold without one you must go on, if you can pay for the next.',
      fr: 'Vous pouvez arrêter votre Contact à un seuil qui porte un symbole de sortie, ↩ ou ↪, sans tenter le suivant. À un seuil qui n’en porte pas, vous devez poursuivre si vous pouvez payer le suivant.',
    },
    'VL-660': {
      en: 'If you cannot pay for the next threshold, or if there is none, you must leave the planet.',
      fr: 'Si vous ne pouvez pas payer le seuil suivant, ou s’il n’y en a pas, vous devez quitter la planète.',
    },
    'VL-661': {
      en: 'Each expert aboard stands for 1 required XP in its domain, once per Contact. Your installed joker, if it is the kind for these Extrasolars, stands for 1 required XP in any domain, also once per Contact, at the threshold you choose.',
      fr: 'Chaque expert à bord couvre 1 point d’expérience demandé dans son domaine, une fois par Contact. Votre joker installé, s’il convient à ces Extrasolaires, couvre 1 point d’expérience demandé dans n’importe quel domaine, une fois par Contact lui aussi, au seuil de votre choix.',
    },
    'VL-662': {
      en: 'Only one ship at a time may be in the Contact zone of a card.',
      fr: 'Un seul vaisseau à la fois peut se trouver dans la zone de Contact d’une carte.',
    },
    'VL-663': {
      en: 'When you leave after a success, your ship returns to space in the planet’s sector, the active-planet token goes back to its slot, and the Extrasolar card is discarded.',
      fr: 'Quand vous partez après un succès, votre vaisseau revient dans l’espace, dans le secteur de la planète, le pion planète active retourne sur son emplacement, et la carte Extrasolaire est défaussée.',
    },
    'VL-664': {
      en: 'If another ship is observing when you leave after a success, the card and the active-planet token stay in place until it leaves in turn.',
      fr: 'Si un autre vaisseau observe encore quand vous partez après un succès, la carte et le pion planète active restent en place jusqu’à ce qu’il parte à son tour.',
    },
    'VL-665': {
      en: 'A planet whose mission is completed is used up: its 1 VP token is gone, and it cannot be discovered again.',
      fr: 'Une planète dont la mission est accomplie est épuisée : elle n’a plus de pion 1 PV, et on ne peut pas la découvrir de nouveau.',
    },
    'VL-666': {
      en: 'Discarded Extrasolar cards never come back into the game.',
      fr: 'Les cartes Extrasolaires défaussées ne reviennent jamais en jeu.',
    },
  },
}
