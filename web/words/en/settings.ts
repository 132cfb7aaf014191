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
    help: 'Pointing at something on the board that cannot be taken back asks for a confirmation.',
  },
}
