/** A text as it is typed in a hurry: in small letters, without accents, its apostrophes and hyphens those of the keyboard. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/œ/g, 'oe')
    .replace(/\s+/g, ' ')
