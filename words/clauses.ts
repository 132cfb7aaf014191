import { capital } from './capital.ts'

/** What somebody does; without a subject it is the reader, who is told to. */
export interface Clause {
  readonly subject: string
  readonly verb: string
  readonly object: string
}

export const told = (verb: string, object: string): Clause => ({ subject: '', verb, object })

/** Neighbours that share something, side by side. */
function runs<T>(things: readonly T[], key: (thing: T) => string): T[][] {
  const found: T[][] = []
  for (const thing of things) {
    const run = found.at(-1)
    if (run && key(run[0]) === key(thing)) run.push(thing)
    else found.push([thing])
  }
  return found
}

/**
 * A sentence for each subject, whose name and whose verbs are said once: “each ship loses 2 Health and draws a Damage
 * card. Gain 1 Scrap”. The first letter and the last full stop are left to the one who asks.
 */
export function sentences(clauses: readonly Clause[], listed: (things: readonly string[]) => string): string {
  const spoken = runs(clauses, (clause) => clause.subject).map((ofSubject) => {
    const phrases = runs(ofSubject, (clause) => clause.verb).map((ofVerb) =>
      [ofVerb[0].verb, listed(ofVerb.map((clause) => clause.object))].join(' ').trim(),
    )
    return `${ofSubject[0].subject} ${listed(phrases)}`.trim()
  })
  return spoken.map((sentence, i) => (i > 0 ? capital(sentence) : sentence)).join('. ')
}
