import { unpartedFrom } from '@astrolabe/words'

/** Points and domains stay beside their numbers. */
export const unparted = unpartedFrom(/VP|PV|XP|[NDCR]/)
