export const invitation = {
  title: (game: string) => `You are invited to play ${game}`,
  titleBy: (host: string, game: string) => `${host} invites you to play ${game}`,
  looking: 'Looking for the table…',
  yourName: 'Your name at the table',
  sit: 'Sit here',
  sitting: 'Taking the seat…',
  full: 'All seats are taken. You can watch.',
  running: 'The game has begun.',
  over: 'This game is over.',
  watch: 'Watch',
  goOn: 'Go to your seat',
  wrongCode: {
    title: 'No table here',
    text: 'This invitation leads to no table. Ask for a new link.',
  },
  seat: {
    title: 'Take this seat on this device',
    text: 'This link carries a seat from another device to this one. It works once. From then on, you play from here.',
    confirm: 'Take this seat on this device',
    taking: 'Taking the seat…',
    used: 'This link has been used already, or withdrawn. Ask for a new one at the table.',
    nothing: {
      title: 'This seat link is empty',
      text: 'Open the whole link, or ask for a new one at the table.',
    },
  },
}
