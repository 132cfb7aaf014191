/** What can be chosen: a word, a number, or a small flat object whose first field is its kind. */
export type Option = string | number | { readonly [field: string]: string | number }

/** What a question is about, where its prompt does not say it all: a word, a number, or a small flat object. */
export type About = Option

/**
 * A question of a game with an option of it. A game declares all of its questions as one union, as it does with its
 * facts: wherever one is read, the prompt tells what may be answered and what it is about.
 */
export interface Question {
  readonly prompt: string
  readonly about: About | undefined
  readonly option: Option
}

/** Declares a question, or several that are answered alike: the prompt, what may be answered, what it is about. */
export type Ask<
  P extends string,
  T extends Option,
  A extends About | undefined = undefined,
> = P extends string ? { readonly prompt: P; readonly about: A; readonly option: T } : never

/** A question without its options. */
export type Asked<Q extends Question = Question> = Q extends Question ? Pick<Q, 'prompt' | 'about'> : never

/** Those among the questions `Q` that have a certain prompt. */
export type QuestionAt<Q extends Question, P extends Q['prompt']> = Q & { readonly prompt: P }
