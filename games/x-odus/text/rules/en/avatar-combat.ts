import type { RuleOf } from '../../../rules/rule-ids.ts'

export const avatarCombat: Readonly<Record<RuleOf<'avatar-combat'>, string>> = {
  'XO-AVC-01':
    'Every Avatar has more Health and more Shields than any Enemy card. You fight it by the rules of combat, except where this chapter says otherwise.',
  'XO-AVC-02':
    'Aggressive engagement: when an Avatar engages ships in the Corruption phase, each of them makes a Damage Roll at once.',
  'XO-AVC-03':
    'A ship engaged in the Corruption phase fights in the next Action phase, on its turn. That turn need not come first: other ships may act before it and come to its aid.',
  'XO-AVC-04':
    'If you move into the System of an Avatar during the Action phase, you are engaged without a Damage Roll. You may fight as a Fleet with a ship engaged there that has not yet acted this round; otherwise you fight alone.',
  'XO-AVC-05':
    'When your turn comes while you are engaged, you must attack until one side is beaten, or disengage: you cannot let the turn pass. A ship that has already acted takes no part in a fight that others lead in its System, and suffers no retaliation.',
  'XO-AVC-06':
    'Dimensional escape: a beaten Avatar is not destroyed. Its token goes on the track 2 spaces beyond the Corruption marker, and it comes back, at full Health, when the marker reaches it. As long as it is on the map, it keeps the damage it has taken.',
  'XO-AVC-07':
    'If the token of a beaten Avatar would have to go beyond the Awakening, that Avatar is out of the game.',
  'XO-AVC-08': 'You gain no Scraps for beating an Avatar.',
  'XO-AVC-09':
    'Herald of the Corruption: when ships disengage from one or more Avatars, the Corruption marker advances 1 space at once, in the middle of the Action phase. Red spaces and Avatars that come back are resolved immediately.',
  'XO-AVC-10':
    'The Herald makes the marker advance only once per System and round, however many ships disengage there, together or in separate turns, and from however many Avatars. Ships that disengage in different Systems make it advance once for each System.',
  'XO-AVC-11': 'If the Herald should make the marker advance while it stands on the Awakening, you lose.',
  'XO-AVC-12':
    'When a skill makes you discard permanently, a Health marker may be one you have already lost, and an Energy marker is the rightmost one, the last you unlocked. For a Module, you choose among your Ship Modules and Precursor Modules; Precursor Mods are safe.',
  'XO-AVC-13':
    'A Health marker discarded permanently lowers your maximum Health for good. An Energy slot emptied this way can be bought again at its printed cost. A Module leaves the game, instead of going to its discard.',
  'XO-AVC-14':
    'Several Avatars in one System are fought like several Enemies: one at a time, in the order you choose, with one Damage Roll for each when you disengage.',
  'XO-AVC-15':
    'For rules and cards that speak of Enemies, an Avatar is an Enemy. But it has no level: it gives no Scrap reward and never meets a condition on the level. Scraps that a card of your own gives you for defeating an Enemy are yours.',
}
