import type { RuleOf } from '../../../rules/rule-ids.ts'

export const combat: Readonly<Record<RuleOf<'combat'>, string>> = {
  'VL-751': 'Une carte vaisseau hostile déclenche un combat, qui se livre jusqu’au bout pendant votre tour.',
  'VL-752':
    'Au lieu de combattre un vaisseau hostile, vous pouvez utiliser un détecteur s’il vous en reste un ce tour-ci : la carte est défaussée, sans combat ni trophée.',
  'VL-753': 'Un vaisseau hostile a 1, 2 ou 3 lasers.',
  'VL-754':
    'Comparez vos lasers à ceux du vaisseau hostile. Avec autant de lasers ou plus, vous ne subissez aucun dégât ; avec 1, 2 ou 3 de moins, vous subissez autant de jets de dégâts : 1, 2 ou 3.',
  'VL-755':
    'Pour chaque dégât, lancez une fois le dé : sur 1 ou 2 vous perdez un laser, sur 3 ou 4 un propulseur, sur 5 ou 6 un scanner, sur 7 ou 8 un détecteur, sur 9 ou 10 une escouade. Si vos escouades sont à leur valeur grisée, 9 ou 10 vous coûte à la place un expert de votre choix.',
  'VL-756':
    'Les jets de dégâts s’appliquent l’un après l’autre. Un jet est sans effet sur une piste qui est à sa valeur grisée ; sur 9 ou 10, il l’est si vos escouades sont à leur valeur grisée et que vous n’avez aucun expert à bord.',
  'VL-757':
    'Vous pouvez gagner le trophée si vous avez autant de lasers que le vaisseau hostile, ou plus, ou au pire 2 de moins. Avec 3 de moins, il n’y a pas de trophée.',
  'VL-758':
    'Vous ne gagnez le trophée que si vous aviez au moins 1 laser installé au début du combat. Il est à vous même si tous vos lasers sont détruits dans l’affrontement.',
  'VL-759':
    'La Birème Xeno, par exemple, a 2 lasers. Son trophée est de 1 PV, avec l’expérience indiquée sur sa carte.',
  'VL-760': 'Après le combat, vous poursuivez votre exploration.',
  'VL-761':
    'Sans laser installé, vous ne gagnez jamais de trophée, et vous subissez 1, 2 ou 3 jets de dégâts : autant que le vaisseau hostile a de lasers.',
  'VL-762':
    'Combattre ne dépense pas vos lasers : un combat ne vous coûte que ceux que détruisent les jets de dégâts.',
}
