export const about = {
  title: 'About Astrolabe',
  lead: 'A table for space board games: it knows the rules, draws the board, plays the empty seats, and tells you why a move is not allowed.',
  games: {
    title: 'The games',
    text: 'Astrolabe is an independent implementation. The games, their names and their rules belong to their authors and publishers, who have no part in it. If you like a game, buy it: from its publisher, or ask for it where you buy your games.',
    unnamed: 'the rulebook we worked from names no author',
    from: (publisher: string) => `from ${publisher}`,
    ours: 'All texts on this site are our own, and so are the contents of cards and boards where the rulebooks do not give them.',
  },
  privacy: {
    title: 'You and your games',
    text: 'No account, no advertising, no tracking. Games on this screen stay in this browser; tables by link are kept by the server that runs them.',
    dice: 'Chance is fixed before the first move: the hash of its secret is shown at the start, the secret at the end, so that anyone can check the dice.',
  },
  icons: { title: 'Icons', by: (authors: string) => `by ${authors}` },
  fonts: { title: 'Type' },
  libraries: { title: 'Built with' },
  code: {
    title: 'The code',
    text: 'The code of Astrolabe is free, under the MIT licence.',
    api: 'The interface for programs',
  },
}
