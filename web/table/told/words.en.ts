import { countIn } from '@astrolabe/words'

const count = countIn('en')

export const en = {
  label: 'What happened',
  nothing: 'The game has just begun.',
  /** Whose act it was, for whoever does not see their mark. */
  by: (name: string, says: string) => `${name}: ${says}`,
  versus: 'vs',
  where: (from: string, to: string) => `from ${from} to ${to}`,
  since: {
    title: 'Since your last turn',
    /** What else happened. */
    more: (acts: number) => `${count(acts, 'more thing', 'more things')} in the log`,
    replay: 'Replay',
    /** What pressing a line does, read aloud after it. */
    shows: 'show it on the board',
  },
  past: {
    title: 'Looking back',
    step: (step: number, steps: number) => `${step} of ${steps}`,
    previous: 'Previous',
    next: 'Next',
    now: 'Back to now',
  },
  coach: {
    label: 'First steps',
    next: (page: number, pages: number) => `Next hint, ${page} of ${pages}`,
    close: 'Close the hints',
  },
  offer: {
    title: 'That was a first minute. How would you like to go on?',
    text: 'This game waits for you on this device.',
    lesson: 'Five-minute lesson',
    friend: 'Invite a friend',
    on: 'Go on',
  },
}
