/** Why a game of this browser cannot be begun, opened or shown. */
export const troubles = {
  notARecord:
    'This file is not the record of a game. Choose a file that was saved here or on the command line.',
  unknownGame: (game: string) => `This version does not know the game “${game}”.`,
  otherRules: (recorded: string, known: string) =>
    `This game was played under rules ${recorded}; here are rules ${known}, and it cannot be played again exactly.`,
  illegalAnswer: (number: number) =>
    `The rules do not allow move ${number} of this record. It may have been changed since it was played.`,
  noSuchGame: 'This game is not kept in this browser, or no longer is.',
  notKept: 'The browser does not let the game be kept. Free some space, or leave private browsing.',
  failed: 'Something went wrong here. What was played so far is kept; load the page again.',
}
