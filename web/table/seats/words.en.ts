/** What is said of those who sit at a table with others. */
export const company = {
  again: {
    asked: (name: string) => `${name} wants to play again.`,
    sit: 'Sit down',
    own: 'The others are told. Your seat is at the next table.',
    next: 'To the next table',
    watch: 'Watch the next game',
  },
}
