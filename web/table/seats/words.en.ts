/** What is said of those who sit at a table with others. */
export const company = {
  again: {
    asked: (name: string) => `${name} wants to play again.`,
    sit: 'Sit down',
    own: 'The others are told. Your seat is at the next table.',
    next: 'To the next table',
    watch: 'Watch the next game',
  },
  away: (name: string) => `${name} is away.`,
  awaySince: (name: string, ago: string) => `${name} is away (last here ${ago}).`,
  nudge: 'Nudge',
  nudgeOne: (name: string) => `Nudge ${name}`,
  nudged: (name: string, time: string) => `${name} was nudged. A bot may play on in ${time}.`,
  late: (name: string) => `${name} does not answer.`,
  outOfTime: (name: string) => `${name} has run out of time.`,
  timeLeft: (time: string) => `Time left: ${time}`,
  clock: {
    live: (minutes: string, seconds: string) => `${seconds} per decision, then ${minutes} for the whole game`,
    slow: (hours: string) => `${hours} per turn`,
  },
  standIn: 'Let a bot play on',
  areYouThere: (name: string) => `${name} asks whether you are still there.`,
  here: 'I am here',
  played: 'A bot plays in your place.',
  comeBack: 'Take my seat back',
  isHere: 'here now',
  isAway: 'away',
  resign: {
    item: 'Resign',
    leave: 'Leave the game to a bot',
    title: 'Resign?',
    leaveTitle: 'Leave the game?',
    text: 'A bot plays on in your place. You cannot come back, and you will not count as the winner.',
    leaveText: 'A bot plays on in your place. You may take your seat back at any time.',
    confirm: 'Resign',
    confirmLeave: 'Leave',
    resigned: 'resigned',
  },
  incident: {
    nudged: (name: string, by: string) => `${by} asks whether ${name} is still there.`,
    'stood-in': (name: string, by: string) => `${by} lets a bot play in the place of ${name}.`,
    left: (name: string) => `${name} lets a bot play on.`,
    resigned: (name: string) => `${name} resigns. A bot plays on.`,
    returned: (name: string) => `${name} is back, and the bot leaves.`,
    'request-ended': (name: string, by: string) =>
      name === by
        ? `${name} has played on: the request to go back is off.`
        : `${by} has played on: ${name}’s request to go back is off.`,
  },
}
