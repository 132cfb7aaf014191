export const game = {
  play: 'Play now',
  setUp: 'Set up a table',
  lesson: 'Five-minute lesson',
  rules: 'Rules',
  gallery: 'Gallery',
  facts: { players: 'Players', minutes: 'Length', kind: 'Kind' },
}
