import { agoIn, countIn } from '@astrolabe/words'

const count = countIn('en')

export const home = {
  /** Two short sentences, a line each. */
  title: ['The board is set.', 'Your move.'],
  lead: 'Space board games to play alone, around one screen or far apart. The table knows the rules.',
  play: 'Play now',
  /** Under the button: who plays, and that nothing else is needed. */
  quick: (bots: number, together: boolean) =>
    bots === 0
      ? 'You alone. No account, nothing to install.'
      : `You ${together ? 'with' : 'against'} ${bots === 1 ? 'a cadet' : `${bots} cadets`}. No account, nothing to install.`,
  learn: 'Learn',
  friends: 'With friends',
  rules: 'Rules',
  /** What can be done, and with which game. */
  of: (deed: string, game: string) => `${deed}: ${game}`,
  games: 'The games',
  players: (min: number, max: number) =>
    min === max ? count(max, 'player', 'players') : `${min} to ${count(max, 'player', 'players')}`,
  minutes: (min: number, max: number) =>
    min === max ? count(max, 'minute', 'minutes') : `${min} to ${count(max, 'minute', 'minutes')}`,
  mine: {
    title: 'Your games',
    yourTurn: 'Your turn',
    waitingFor: (names: string) => `Waiting for ${names}`,
    gathering: 'Waiting for players',
    over: 'Finished',
    onThisDevice: 'On this device',
    byLink: 'By link',
    goOn: 'Go on',
    resume: (game: string) => `Go on with ${game}`,
    yourTurnIn: (game: string) => `Your turn in ${game}`,
    unknown: 'A game this version does not know',
    openSeat: 'open seat',
    alone: (name: string) => `${name}, alone`,
    ago: agoIn('en'),
    results: 'Results and statistics',
    tidy: 'Tidy up',
    tidied: 'Done',
    remove: (game: string, when: string) => `Remove ${game}, ${when}`,
    notRemoved: 'The game could not be removed. Reload the page, then try again.',
    surely: 'Remove this game from this device? It cannot be brought back.',
    yes: 'Remove it',
    no: 'Keep it',
    all: (number: number) => `Show all ${number}`,
    unreachable: 'The server does not answer: your tables by link are not shown.',
  },
  lobby: {
    title: 'Open tables',
    free: (seats: number) => count(seats, 'free seat', 'free seats'),
    join: 'Join',
    watch: 'Watch',
  },
  opening: 'Setting up the board…',
  cannotOpen: 'The game could not be started on this device.',
}
