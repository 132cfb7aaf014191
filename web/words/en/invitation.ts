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
  device: {
    title: 'Be yourself on this device',
    text: 'This link makes this device one more of yours, with your name and all your tables by link. It works once, within 15 minutes.',
    instead: (name: string) =>
      `This browser is known as ${name} now. Tables by link under that name would not be yours here any more.`,
    confirm: 'Yes, this is my device',
    taking: 'One moment…',
    used: 'This link has been used or withdrawn, or is too old. Make a new one in the settings of the other device.',
    nothing: {
      title: 'This link is empty',
      text: 'Open the whole link, or make a new one in the settings of the other device.',
    },
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
