import { agoIn } from '@astrolabe/words'

const ago = agoIn('en')

export const settings = {
  title: 'Settings',
  name: {
    name: 'Your name',
    help: 'What you are called at new tables, and in your games on this device.',
  },
  language: 'Language',
  speed: {
    name: 'Motion',
    off: 'Off',
    fast: 'Fast',
    normal: 'Normal',
    reduced: 'Your system asks for less motion: nothing moves.',
  },
  sound: {
    name: 'Sounds',
    help: 'For your turn, cards, dice and what becomes of you. Everything that is heard is also seen.',
    off: 'Off',
    quiet: 'Quiet',
    full: 'Full',
  },
  letterKeys: { name: 'Single-letter keys', help: 'At the table, one letter is enough to act.' },
  confirmFinal: {
    name: 'Confirm final moves',
    help: 'What cannot be taken back asks for a confirmation, on the board as in the list.',
  },
  endsAlone: {
    name: 'End my turn by itself',
    help: 'When nothing else is left to do, after a moment in which you can still take back.',
  },
  devices: {
    title: 'Your devices',
    help: 'Without an account, the server knows you by a cookie on each of these.',
    device: (browser: string | null, system: string | null) =>
      system === null ? (browser ?? 'Another device') : `${browser ?? 'A browser'} on ${system}`,
    here: 'This device',
    visits: (first: number, last: number, now: number) =>
      `First visit: ${ago(first, now)}. Last visit: ${ago(last, now)}.`,
    since: (first: number, now: number) => `First visit: ${ago(first, now)}.`,
    link: {
      make: 'Use on another device',
      help: 'Your name and your tables by link come along; games on this device stay here.',
      text: 'Open this link on the other device within 15 minutes, or scan the code. It works once.',
      revoke: 'Withdraw the link',
      revoked: 'The link is withdrawn.',
    },
    forget: 'Forget',
    forgetDevice: (device: string) => `Forget ${device}`,
    forgotten: (device: string) => `You are not known there any more: ${device}.`,
    forgetOthers: 'Forget all other devices',
    othersForgotten: 'You are known on this device alone.',
    forgetMe: 'Forget me on this device',
    surely:
      'Your seats at tables by link stay yours on your other devices. If there are none, nobody can take them up again. Games kept on this device stay here.',
    yes: 'Forget me',
    no: 'Stay known',
  },
}
