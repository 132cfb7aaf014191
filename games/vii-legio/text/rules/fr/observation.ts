import type { RuleOf } from '../../../rules/rule-ids.ts'

export const observation: Readonly<Record<RuleOf<'observation'>, string>> = {
  'VL-601':
    'La zone d’Observation d’une carte indique l’expérience que vous gagnez par tour, et pendant combien de tours : 1 ou 2.',
  'VL-602':
    'L’Observation des Sapiens nourrit votre expérience en Diplomatie ; celle des Non Sapiens, votre expérience en Capture.',
  'VL-603':
    'Observer les Napos, par exemple, vous donne 1 point d’expérience en Diplomatie par tour, pendant 2 tours au plus.',
  'VL-604':
    'Si vous êtes en Observation quand votre tour commence, vous gagnez l’expérience indiquée, puis vous décidez : rester, passer en zone de Contact, ou quitter la planète.',
  'VL-605':
    'Vous poser pour observer ne vous donne encore rien : votre premier gain vient quand commence votre tour suivant.',
  'VL-606':
    'Quand vous avez gagné l’expérience de tous les tours d’observation qu’offre la carte, vous devez quitter la planète ou passer en zone de Contact.',
  'VL-607': 'Un seul vaisseau à la fois peut se trouver dans la zone d’Observation d’une carte.',
  'VL-608':
    'Un vaisseau peut observer une planète pendant qu’un autre y est en Contact, quel que soit celui qui s’est posé le premier.',
  'VL-609':
    'Quand une mission est accomplie sur la planète que vous observez, vous devez la quitter à votre prochain tour. Vous défaussez alors sa carte, et le pion planète active retourne sur son emplacement.',
  'VL-610':
    'Au tour où une mission accomplie vous force à partir, vous gagnez encore l’expérience de ce tour s’il vous reste des tours d’observation, mais vous ne pouvez pas passer en zone de Contact.',
  'VL-611':
    'Quand une mission a été accomplie sur une planète, personne ne peut s’y poser tant que le vaisseau qui l’observe n’est pas parti.',
  'VL-612':
    'Si vous cessez d’observer avant qu’une mission n’ait été accomplie sur place, la carte révélée et le pion planète active ne bougent pas. Votre vaisseau est de nouveau dans l’espace, dans le secteur de la planète.',
  'VL-613':
    'Lors d’un tour suivant, vous pouvez revenir observer la même planète : le compte de vos tours d’observation repart du début.',
  'VL-614':
    'Passer de la zone d’Observation à la zone de Contact n’est ni un atterrissage ni un décollage. La zone de Contact doit être libre, et vous devez avoir ce que demande le premier seuil ; vous le franchissez à votre tour suivant.',
}
