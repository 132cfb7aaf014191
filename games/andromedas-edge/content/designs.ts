// What every list of designs has in common: ids, and copies.

/** The place in a list of the thing with that id: what the state keeps. */
export const placeOf = <Id extends string>(list: readonly { readonly id: Id }[], id: NoInfer<Id>): number =>
  list.findIndex((one) => one.id === id)

/** The places of the designs that belong, each as often as there are copies of it. */
export const deckOf = <Design extends { readonly copies: number }>(
  designs: readonly Design[],
  belongs: (design: Design) => boolean,
): number[] =>
  designs.flatMap((design, place) =>
    belongs(design) ? Array.from({ length: design.copies }, () => place) : [],
  )
