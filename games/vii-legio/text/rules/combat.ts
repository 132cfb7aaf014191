import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const combat: Chapter<RuleOf<'combat'>> = {
  title: { en: 'Space combat', fr: 'Le combat spatial' },
  rules: {
    'VL-751': {
      en: 'A hostile ship card starts a combat, which is fought to its end during your turn.',
      fr: 'Une carte vaisseau hostile déclenche un combat, qui se livre jusqu’au bout pendant votre tour.',
    },
    'VL-752': {
      en: 'Instead of fighting a hostile ship, you may use a detector if you have one left this turn: the card is discarded, with no combat and no trophy.',
      fr: 'Au lieu de combattre un vaisseau hostile, vous pouvez utiliser un détecteur s’il vous en reste un ce tour-ci : la carte est défaussée, sans combat ni trophée.',
    },
    'VL-753': {
      en: 'A hostile ship has 1, 2 or 3 lasers.',
      fr: 'Un vaisseau hostile a 1, 2 ou 3 lasers.',
    },
    'VL-754': {
      en: 'Compare your lasers with those of the hostile ship. With as many or more, you suffer no damage; with 1, 2 or 3 fewer, you suffer as many damage rolls: 1, 2 or 3.',
      fr: 'Comparez vos lasers à ceux du vaisseau hostile. Avec autant de lasers ou plus, vous ne subissez aucun dégât ; avec 1, 2 ou 3 de moins, vous subissez autant de jets de dégâts : 1, 2 ou 3.',
    },
    'VL-755': {
      en: 'For each damage, roll the die once: on 1 or 2 you lose a laser, on 3 or 4 a thruster, on 5 or 6 a scanner, on 7 or 8 a detector, on 9 or 10 a squad.',
      fr: 'Pour chaque dégât, lancez une fois le dé : sur 1 ou 2 vous perdez un laser, sur 3 ou 4 un propulseur, sur 5 ou 6 un scanner, sur 7 ou 8 un détecteur, sur 9 ou 10 une escouade.',
    },
    'VL-756': {
      en: 'Damage rolls are applied one after the other. Where the track is at its grey value, the hit goes on to another: from lasers, and from scanners, to a thruster; from thrusters, and from detectors, to a laser; from squads to an expert of your choice. If there is nothing to lose there either, the roll has no effect.',
      fr: 'Les jets de dégâts s’appliquent l’un après l’autre. Si la piste est à sa valeur grisée, le coup en atteint une autre : à défaut de laser ou de scanner, un propulseur ; à défaut de propulseur ou de détecteur, un laser ; à défaut d’escouade, un expert de votre choix. S’il n’y a rien à perdre là non plus, le jet est sans effet.',
    },
    'VL-757': {
      en: 'You may win the trophy if you have as many lasers as the hostile ship, or more, or at most 2 fewer. With 3 fewer, there is no trophy.',
      fr: 'Vous pouvez gagner le trophée si vous avez autant de lasers que le vaisseau hostile, ou plus, ou au pire 2 de moins. Avec 3 de moins, il n’y a pas de trophée.',
    },
    'VL-758': {
      en: 'You win the trophy only if you had at least 1 laser installed when the combat began. It is yours even if all your lasers are destroyed in the fight.',
      fr: 'Vous ne gagnez le trophée que si vous aviez au moins 1 laser installé au début du combat. Il est à vous même si tous vos lasers sont détruits dans l’affrontement.',
    },
    'VL-759': {
      en: 'The Xeno Bireme, for example, has 2 lasers. Its trophy is 1 VP, with the experience shown on its card.',
      fr: 'La Birème Xeno, par exemple, a 2 lasers. Son trophée est de 1 PV, avec l’expérience indiquée sur sa carte.',
    },
    'VL-760': {
      en: 'After the combat, you go on with your exploration.',
      fr: 'Après le combat, vous poursuivez votre exploration.',
    },
    'VL-761': {
      en: 'With no laser installed, you never win a trophy, and you suffer 1, 2 or 3 damage rolls: as many as the hostile ship has lasers.',
      fr: 'Sans laser installé, vous ne gagnez jamais de trophée, et vous subissez 1, 2 ou 3 jets de dégâts : autant que le vaisseau hostile a de lasers.',
    },
    'VL-762': {
      en: 'Fighting does not spend your lasers: a combat only costs you those that damage rolls destroy.',
      fr: 'Combattre ne dépense pas vos lasers : un combat ne vous coûte que ceux que détruisent les jets de dégâts.',
    },
  },
}
