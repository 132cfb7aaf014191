import { french } from '@astrolabe/words/french.ts'
import { ENDINGS } from '../stories.fr.ts'
import type { EndingFigures } from '../en/ending.ts'
import type { XodusWords } from '../words.ts'

const placedOf = ({ placed, needed }: EndingFigures): string =>
  french`Clés posées sur le Grand Rift : ${placed} sur ${needed}`

export const ending: XodusWords['ending'] = {
  how: {
    victory: ({ round, needed }) =>
      french`Avec ${needed} Clés sur le Grand Rift et aucun Avatar sur place, le sceau s’est refermé à la manche ${round}.`,
    destruction: (told) =>
      french`Le dernier vaisseau a été détruit à la manche ${told.round}. ${placedOf(told)}.`,
    awakening: (told) =>
      french`La Corruption est arrivée au bout de sa piste à la manche ${told.round}. ${placedOf(told)}.`,
  },
  epilogues: ENDINGS,
}
