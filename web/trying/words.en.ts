export const en = {
  title: (rule: string) => `Try rule ${rule}`,
  opening: 'Setting up the position…',
  guide: 'The rule that is shown here',
  /** Before the words on the option. */
  choose: 'Try:',
  refused: 'Not possible here:',
  doIt: 'Do it for me',
  played: 'You have played on. Start again as often as you like.',
  again: 'Start again',
  playOn: 'Keep playing',
  playOnHelp: 'The game is kept among yours',
  rule: 'Back to the rule',
  nothing: {
    title: 'No position to try',
    text: 'There is no position for this rule: it says something that is not done by choosing.',
  },
}
