/** Units and arrows stay beside their numbers at the end of a line; a literal may begin after a number. */
export const unparted = (text: string): string =>
  text.replace(/(?<=^|\d) (?=(?:VP|PV|XP|[NDCR])\b)| (?=→)|(?<=→) /g, '\u00a0')
