export const en = {
  title: (game: string) => `Lesson: ${game}`,
  opening: 'Setting up the lesson…',
  guide: 'What to do in this step',
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  begin: 'Begin',
  doIt: 'Do it for me',
  skip: 'Skip',
  against: (cadets: number) =>
    cadets === 1
      ? 'You against a cadet, as in the lesson.'
      : `You against ${cadets} cadets, as in the lesson.`,
  play: 'Play a real game',
  setUp: 'Set up a table',
}
