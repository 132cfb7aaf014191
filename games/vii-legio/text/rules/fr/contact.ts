import type { RuleOf } from '../../../rules/rule-ids.ts'

export const contact: Readonly<Record<RuleOf<'contact'>, string>> = {
  'VL-651':
    'La zone de Contact d’une carte indique ses seuils de réussite : l’expérience que chacun demande, et les PV qu’il vaut.',
  'VL-652': 'Vous franchissez un seuil par tour, du plus modeste en PV au plus élevé.',
  'VL-653':
    'Vous ne pouvez entrer en zone de Contact que si vous avez déjà ce que demande le premier seuil. Vos experts et votre joker pour ces Extrasolaires comptent avec votre expérience.',
  'VL-654': 'Vous ne gagnez aucune expérience tant que vous êtes en zone de Contact.',
  'VL-655':
    'Les exigences sont des totaux pour tout le Contact. Les Napos, par exemple, demandent 1 point d’expérience en Négoce, en Diplomatie et en Recherche, soit 3 en tout, pour 4 PV ; puis 2 dans chacun de ces domaines, soit 6 en tout, pour 8 PV.',
  'VL-656':
    'L’expérience que vous utilisez dans un Contact est dépensée. À chaque seuil, vous ne payez que la différence avec le précédent.',
  'VL-657':
    'Si vous êtes en zone de Contact quand votre tour commence, vous franchissez le seuil suivant et vous marquez. Les PV indiqués sont des totaux : des seuils de 4 et 8 vous donnent 4 PV, puis 4 de plus.',
  'VL-658':
    'Après avoir franchi un seuil, vous choisissez de poursuivre le Contact, si vous le pouvez, ou de quitter la planète.',
  'VL-659':
    'Vous pouvez arrêter votre Contact à un seuil qui porte un symbole de sortie, ↩ ou ↪, sans tenter le suivant.',
  'VL-660':
    'Si vous ne pouvez pas payer le seuil suivant, ou s’il n’y en a pas, vous devez quitter la planète.',
  'VL-661':
    'Chaque expert à bord couvre 1 point d’expérience demandé dans son domaine, une fois par Contact. Votre joker installé, s’il convient à ces Extrasolaires, couvre 1 point d’expérience demandé dans n’importe quel domaine, une fois par Contact lui aussi, au seuil de votre choix.',
  'VL-662': 'Un seul vaisseau à la fois peut se trouver dans la zone de Contact d’une carte.',
  'VL-663':
    'Quand vous partez après un succès, votre vaisseau revient dans l’espace, dans le secteur de la planète, le pion planète active retourne sur son emplacement, et la carte Extrasolaire est défaussée.',
  'VL-664':
    'Si un autre vaisseau observe encore quand vous partez après un succès, la carte et le pion planète active restent en place jusqu’à ce qu’il parte à son tour.',
  'VL-665':
    'Une planète dont la mission est accomplie est épuisée : elle n’a plus de pion 1 PV, et on ne peut pas la découvrir de nouveau.',
  'VL-666': 'Les cartes Extrasolaires défaussées ne reviennent jamais en jeu.',
}
