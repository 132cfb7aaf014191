/** How people play. All but `think` are times in a thousand, whenever there is an occasion. */
export interface Habits {
  /** Milliseconds before an answer, at most. */
  readonly think: number
  /** Answers sent twice at once. */
  readonly twice: number
  /** Answers whose sender waits for the stream to tell of them. */
  readonly brief: number
  /** What was cut off is not tried again. */
  readonly forget: number
  /** An answer from before, sent again. */
  readonly repeat: number
  /** Something that comes too late or is not theirs to do. */
  readonly foul: number
  readonly takeBack: number
  readonly askToTakeBack: number
  readonly consent: number
  readonly propose: number
  readonly order: number
  readonly talk: number
  readonly carry: number
  readonly handOver: number
  /** A stream left and taken up again. */
  readonly blink: number
}

export const LIVELY: Habits = {
  think: 400,
  twice: 100,
  brief: 500,
  forget: 100,
  repeat: 40,
  foul: 60,
  takeBack: 40,
  askToTakeBack: 5,
  consent: 600,
  propose: 50,
  order: 60,
  talk: 15,
  carry: 6,
  handOver: 8,
  blink: 5,
}

/** Everyone plays on to the end. */
export const CALM: Habits = {
  think: 0,
  twice: 0,
  brief: 500,
  forget: 0,
  repeat: 0,
  foul: 0,
  takeBack: 0,
  askToTakeBack: 0,
  consent: 0,
  propose: 0,
  order: 0,
  talk: 0,
  carry: 0,
  handOver: 0,
  blink: 0,
}
