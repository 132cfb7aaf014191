import { unpartedFrom } from '@astrolabe/words'

/** Points and what is counted stay beside their numbers. */
export const unparted = unpartedFrom(
  /VP|PV|energy|énergie|ice|glace|nanocarbone?|titanium|titane|credits?|crédits?|dice|die|dés?/,
)
