/** What a text must not show, and how it is found. */
export type Breach = readonly [what: string, found: RegExp]

/** In no language. */
export const SLIPS: readonly Breach[] = [
  ['an empty text', /^\s*$/],
  ['a hole', /undefined|NaN|\bnull\b|\[object|Infinity/],
  ['doubled spaces or stray ones', / {2}|^ | $|[\u00a0\u202f] | [\u00a0\u202f]/],
  ['a stray sign', / [,.]|\.\.|,\.|\(\)|\( | \)/],
  ['straight quotes', /['"]/],
]

/** Signs for which French has its own spaces. A sign in brackets or after another stands for itself. */
export const FRENCH_SLIPS: readonly Breach[] = [
  ['; ! or ? without its narrow no-break space', /(?<![\u202f(+] ?)[;!?]/],
  [': or » without its no-break space', /(?<!\u00a0)[:»]/],
  ['« without its no-break space', /«(?!\u00a0)/],
  ['% without a no-break space', /(?<![\u00a0\u202f])%/],
  ['English quotation marks', /[“”]/],
]
