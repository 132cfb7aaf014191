import { agoIn } from '@astrolabe/words'

const ago = agoIn('en')

export const settings = {
  title: 'Settings',
  language: 'Language',
  speed: {
    name: 'Motion',
    off: 'Off',
    fast: 'Fast',
    normal: 'Normal',
    reduced: 'Your system asks for less motion: nothing moves.',
  },
  sound: { name: 'Sound', help: 'A soft chime when it is your turn.' },
  letterKeys: { name: 'Single-letter keys', help: 'At the table, one letter is enough to act.' },
  confirmFinal: {
    name: 'Confirm final moves',
    help: 'What cannot be taken back asks for a confirmation, on the board as in the list.',
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
