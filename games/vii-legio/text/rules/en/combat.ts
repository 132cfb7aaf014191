import type { RuleOf } from '../../../rules/rule-ids.ts'

export const combat: Readonly<Record<RuleOf<'combat'>, string>> = {
  'VL-751': 'A hostile ship card starts a combat, which is fought to its end during your turn.',
  'VL-752':
    'Instead of fighting a hostile ship, you may use a detector if you have one left this turn: the card is discarded, with no combat and no trophy.',
  'VL-753': 'A hostile ship has 1, 2 or 3 lasers.',
  'VL-754':
    'Compare your lasers with those of the hostile ship. With as many or more, you suffer no damage; with 1, 2 or 3 fewer, you suffer as many damage rolls: 1, 2 or 3.',
  'VL-755':
    'For each damage, roll the die once: on 1 or 2 you lose a laser, on 3 or 4 a thruster, on 5 or 6 a scanner, on 7 or 8 a detector, on 9 or 10 a squad. If your squads are at their grey value, 9 or 10 costs you an expert of your choice instead.',
  'VL-756':
    'Damage rolls are applied one after the other. A roll has no effect on a track that is at its grey value; on 9 or 10, it has none if your squads are at their grey value and you have no expert aboard.',
  'VL-757':
    'You may win the trophy if you have as many lasers as the hostile ship, or more, or at most 2 fewer. With 3 fewer, there is no trophy.',
  'VL-758':
    'You win the trophy only if you had at least 1 laser installed when the combat began. It is yours even if all your lasers are destroyed in the fight.',
  'VL-759':
    'The Xeno Bireme, for example, has 2 lasers. Its trophy is 1 VP, with the experience shown on its card.',
  'VL-760': 'After the combat, you go on with your exploration.',
  'VL-761':
    'With no laser installed, you never win a trophy, and you suffer 1, 2 or 3 damage rolls: as many as the hostile ship has lasers.',
  'VL-762': 'Fighting does not spend your lasers: a combat only costs you those that damage rolls destroy.',
}
