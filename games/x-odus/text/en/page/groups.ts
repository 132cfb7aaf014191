/** Headings of the choices: one word each, for a phone has no room for more. */
export const groups = {
  here: 'Here',
  travel: 'Travel',
  reveal: 'Reveal',
  fleet: 'Fleet',
  ship: 'Ship',
  buy: 'Buy',
  give: 'Give',
}
