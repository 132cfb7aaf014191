import { countIn } from '@astrolabe/words'

const count = countIn('en')

export const me = {
  title: 'My games',
  lead: 'What you have played on this device and by link, and how it went.',
  loading: 'Looking for your games…',
  nothing: {
    title: 'Nothing played yet',
    text: 'Games you begin here or by link are kept on this page, with their results.',
  },
  toGames: 'To the games',
  all: 'All games',
  replay: 'Watch the replay',
  plays: 'Played',
  wins: 'Won',
  rate: 'Share',
  best: 'Best score',
  streak: 'Wins in a row',
  inARow: (now: number, most: number) => (now === most ? String(now) : `${now} (at most ${most})`),
  won: 'won',
  lost: 'lost',
  bySeat: 'By seat',
  byCompany: 'By company',
  company: 'With',
  seat: 'Seat',
  against: (level: string) => `Bots: ${level}`,
  people: 'People alone',
  alone: 'Nobody else',
  asTables: 'By company and by seat, in figures',
  share: (part: number) => `${Math.round(100 * part)}\u00a0%`,
  result: {
    won: (points: number | undefined) =>
      points === undefined ? 'Won' : `Won, ${count(points, 'point', 'points')}`,
    lost: (points: number | undefined) =>
      points === undefined ? 'Lost' : `Lost, ${count(points, 'point', 'points')}`,
  },
}
