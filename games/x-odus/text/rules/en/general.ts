import type { RuleOf } from '../../../rules/rule-ids.ts'

export const general: Readonly<Record<RuleOf<'general'>, string>> = {
  'XO-GEN-01': 'X-ODUS is a cooperative game: you all win together, or you all lose together.',
  'XO-GEN-02':
    'At the end of each Action phase, before the Corruption phase, you win at once if all the Keys of the game lie on the Great Rift, no Avatar is in that System and at least one ship is left. There are 4 Keys, or 3 in a game with 3 ships.',
  'XO-GEN-03':
    'If all the Keys are on the Great Rift but an Avatar is there too, you have not won yet. The Keys stay on the tile, and you win at the end of a later Action phase if no Avatar is left there.',
  'XO-GEN-04':
    'Only an Avatar in the System of the Great Rift prevents your victory; Avatars anywhere else do not.',
  'XO-GEN-05':
    'You lose as soon as every ship has been destroyed, even if all the Keys already lie on the Great Rift.',
  'XO-GEN-06':
    'You lose if the Corruption marker has to advance while it stands on the Awakening, the last space of its track. Reaching the Awakening is not a defeat: you may play on until the marker has to advance again.',
  'XO-GEN-07':
    'A round has three phases, in this order: the Action phase, the Corruption phase and the End-of-turn phase. A turn is the part of the Action phase in which one ship, or one Fleet, acts.',
  'XO-GEN-08':
    'If two readings of what an Avatar does remain possible, take the one that is worse for all of you: this is the Corrupted Rule. The chapter on the movement of Avatars says in which order doubts are settled.',
  'XO-GEN-09':
    'Everything is open to everyone, except the order of the decks, of the System stack and of the Enemies within each level of the Reserve, the Avatar tokens that are face down or out of the game, and the Signal cards that are not revealed or not used.',
  'XO-GEN-10':
    'A destroyed ship no longer counts as a ship: its pawn only marks where its Keys lie. It is no target, stops no Avatar, keeps no Enemy cards in its System, takes no turn and cannot be part of a Fleet.',
  'XO-GEN-11': 'Where a card says otherwise than a rule, follow the card.',
}
