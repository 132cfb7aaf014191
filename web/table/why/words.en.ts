export const en = {
  ask: 'Why?',
  /** Beside a line of the log, for whoever cannot see which. */
  askOf: (line: string) => `Why? ${line}`,
  advice: 'The captain’s advice',
  closeAdvice: 'Close the advice',
  move: (name: string) => `Why ${name} did that`,
  nothingElse: 'There was nothing else to do.',
  considered: 'What was considered',
  percent: (percent: number) => `${percent}%`,
  outlook: (percent: number, futures: number) =>
    futures === 1 ? `${percent}% after 1 future` : `${percent}% after ${futures} futures`,
  outlookText:
    'How well each is thought to go, from 0 to 100%, after imagining futures from what that seat may know.',
  odds: 'The odds behind it',
  rule: (rule: string) => `The rule behind this question: ${rule}`,
}
