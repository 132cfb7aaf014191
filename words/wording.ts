/** The same things to say, in other words: `Wording<typeof en>` is what every language has to say. */
export type Wording<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Wording<Said>
    : { readonly [Key in keyof English]: Wording<English[Key]> }
