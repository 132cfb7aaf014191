/**
 * Sets text so that, at the end of a line, units stay beside their numbers and arrows beside what they join. A literal
 * may begin after a number.
 */
export function unpartedFrom(units: RegExp): (text: string) => string {
  const gaps = new RegExp(`(?<=^|\\d) (?=(?:${units.source})\\b)| (?=→)|(?<=→) `, 'g')
  return (text) => text.replace(gaps, '\u00a0')
}
