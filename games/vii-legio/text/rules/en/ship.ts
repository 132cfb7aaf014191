import type { RuleOf } from '../../../rules/rule-ids.ts'

export const ship: Readonly<Record<RuleOf<'ship'>, string>> = {
  'VL-141': 'Thrusters, lasers, scanners and detectors are equipment; squads and experts are personnel.',
  'VL-142':
    'Each track of your ship board has a grey minimum and a maximum, and the Frombola’s are not the Spatha’s. You can never take an item beyond the maximum.',
  'VL-143': 'A Frombola carries at most 4 experts, all kinds together.',
  'VL-144': 'A Frombola carries at most 2 lasers.',
  'VL-145':
    'Each expert serves one domain: an Alliance expert Diplomacy, a Trade expert Negotiation, a Capture expert Capture. Research has no expert.',
  'VL-146':
    'Every expert you recruit is a token taken from the shared supply. Once a kind has run out, you cannot recruit it.',
  'VL-147': 'The experts you lose, or leave behind at your promotion, return to the shared supply.',
  'VL-148': 'Your special mission counter runs from 0 to 4.',
  'VL-149':
    'A Frombola has room for 1 exo-technology, either the Holodeck or the Nanoprobes; a Spatha has room for both.',
  'VL-150':
    'Your thrusters set how many Exploration cards you take in a turn, by the table on your ship board: 5 thrusters, for instance, give you 5 cards.',
  'VL-151':
    'A scanner tells you who lives on a planet before you go there. Without one you land blind, and only find out on arrival.',
  'VL-152':
    'Grey values are floors: nothing can bring a track of your ship below the grey value of the side in use.',
  'VL-153':
    'Each scanner and each detector works once per turn. The counter moves down one step with every use, and returns to the top when your next turn begins.',
  'VL-154':
    'Scanners and detectors are counted separately. With 2 detectors, for instance, using 1 of them leaves you 1 for this turn and takes nothing from your scanners.',
  'VL-155':
    'The uses you have left are the scanners, or detectors, you have installed minus those you have used this turn, and never less than 0. Buying or losing one during your turn changes the count at once.',
  'VL-156':
    'You cannot give up equipment or personnel at will, except the item you exchange for an exo-technology. Commanding Units never trade with one another, nor give one another anything.',
}
