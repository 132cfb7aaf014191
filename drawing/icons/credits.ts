// Written by scripts/icons.mjs; not by hand.

/** Sets of icons that are not ours, for the page that thanks their authors. */
export const ICON_CREDITS = [
  {
    title: 'Game Icons',
    authors: 'Lorc, Delapouite & contributors',
    address: 'https://github.com/game-icons/icons',
    licence: 'CC BY 3.0',
    licenceAddress: 'https://github.com/game-icons/icons/blob/master/license.txt',
  },
] as const
