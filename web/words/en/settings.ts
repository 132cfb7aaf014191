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
  letterKeys: { name: 'Single-letter keys', help: 'Commands at the table by one letter.' },
  confirmFinal: {
    name: 'Confirm final steps',
    help: 'Ask once more before what cannot be taken back.',
  },
}
