import type { RuleOf } from '../../../rules/rule-ids.ts'

export const turn: Readonly<Record<RuleOf<'turn'>, string>> = {
  'VL-201':
    'Quand votre tour commence, tous vos scanners et tous vos détecteurs sont de nouveau disponibles.',
  'VL-202':
    'Si votre vaisseau est dans l’espace quand votre tour commence, vous jouez la phase spatiale : vous prenez des cartes Exploration et vous en faites usage.',
  'VL-203':
    'Si votre vaisseau est sur une planète quand votre tour commence, vous résolvez d’abord sa zone : vous gagnez l’expérience de votre Observation, ou vous franchissez le seuil suivant de votre Contact.',
  'VL-204':
    'La règle d’or : à chacun de vos tours, vous pouvez vous poser une fois au plus et décoller une fois au plus.',
  'VL-205':
    'Quitter une planète ne met pas fin à votre tour : vous jouez ensuite une phase spatiale complète, et vous pouvez encore vous poser une fois.',
  'VL-206':
    'Si vous restez sur votre planète, pour continuer d’observer, passer en zone de Contact ou poursuivre un Contact, votre tour s’arrête là et vous ne prenez pas de cartes. Vous pouvez encore utiliser vos scanners avant qu’il ne s’achève.',
  'VL-207':
    'Si votre tour commence à la base stellaire, vous décollez gratuitement vers le secteur 1 et vous jouez la phase spatiale ; c’est votre décollage du tour. Vous pouvez aussi rester à la base et passer.',
  'VL-208':
    'Votre phase spatiale commence quand vous prenez des cartes Exploration sur le dessus de la pioche, face cachée : autant que vos propulseurs le permettent.',
  'VL-209':
    'Personne ne regarde les cartes de votre main, pas même vous : on ne fait que les retourner une à une, ou les défausser.',
  'VL-210':
    'Tant qu’il vous reste des cartes, usez-en dans l’ordre et le mélange qu’il vous plaît : retournez-les pour explorer, ou dépensez-les pour franchir des frontières, acheter de l’équipement et recruter du personnel.',
  'VL-211': 'Un équipement vous coûte 2 cartes.',
  'VL-212': 'Une escouade, ou un expert de la spécialité de votre choix, vous coûte 3 cartes.',
  'VL-213':
    'Chaque équipement ou membre du personnel que vous payez en cartes vous donne aussitôt 1 point d’expérience en Négoce.',
  'VL-214': 'Vous pouvez faire autant d’achats dans un tour que vos cartes et votre vaisseau le permettent.',
  'VL-215':
    'Les cartes dont vous payez un achat sont défaussées face visible, sans effet et sans expérience. Seule la carte R.A.Z. s’applique malgré tout.',
  'VL-216':
    'Vous pouvez utiliser vos scanners et vos détecteurs à tout moment de votre propre tour, chacun pour son usage et une fois par tour.',
  'VL-217':
    'Un propulseur acheté ou perdu pendant votre tour ne change pas le nombre de cartes déjà en main : il comptera la prochaine fois que vous prendrez des cartes.',
  'VL-218':
    'Quand votre exploration prend fin, vos cartes inutilisées retournent sur le dessus de la pioche, face cachée et dans le même ordre. Personne ne les regarde.',
  'VL-219':
    'Rien ne vous force à explorer : vous pouvez passer sans prendre de cartes, et tout de même scanner et vous poser une fois. Rien ne vous oblige non plus à utiliser vos cartes, sauf si une carte ou le Secteur X l’exige.',
}
