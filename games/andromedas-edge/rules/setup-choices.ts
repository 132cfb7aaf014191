import type { Setup, TableOption } from '@astrolabe/kernel'
import { TERMINI } from '../content/limits.ts'
import { COMMANDERS } from '../content/unity.ts'

/** The choices of a table, as whole numbers and switches. */
export interface Choices {
  readonly seats: number
  /** 0 without the Unity, otherwise its commander from 1 on. */
  readonly unity: number
  readonly terminus: number
  readonly events: number
  readonly void: boolean
  readonly dragon: boolean
  readonly moons: number
  readonly relics: boolean
  readonly special1: number
  readonly special2: number
  readonly destiny: boolean
  readonly expansion: boolean
  readonly scouts: number
  readonly firstGame: boolean
  readonly dealtFactions: boolean
  readonly together: boolean
  readonly decideForUnity: boolean
  readonly developConsumesTransport: boolean
}

/** None, or one of the four tiles of the base game. */
const SPECIAL = [0, 1, 2, 3, 4] as const

export const OPTIONS: readonly TableOption[] = [
  { key: 'unity', initial: 0, choices: [0, ...COMMANDERS.map((_, commander) => commander + 1)] },
  { key: 'terminus', initial: TERMINI[1], choices: TERMINI },
  { key: 'events', initial: 0, choices: [0, 1, 2] },
  { key: 'void', initial: false },
  { key: 'dragon', initial: false },
  { key: 'moons', initial: 0, choices: [0, 1, 2] },
  { key: 'relics', initial: false },
  { key: 'special1', initial: 0, choices: SPECIAL },
  { key: 'special2', initial: 0, choices: SPECIAL },
  { key: 'destiny', initial: false },
  { key: 'expansion', initial: false },
  { key: 'scouts', initial: 0, choices: [0, 1] },
  { key: 'firstGame', initial: false },
  { key: 'dealtFactions', initial: false },
  { key: 'together', initial: false },
  { key: 'decideForUnity', initial: false },
  { key: 'developConsumesTransport', initial: true },
]

/** The deck that needs the Void and its Dragon. AE-VN-2 */
export const SHADOWS = 2

export function choicesOf({ seats, options }: Setup): Choices {
  const number = (key: string) => Number(options[key])
  const isOn = (key: string) => options[key] === true
  return {
    seats,
    unity: number('unity'),
    terminus: number('terminus'),
    events: number('events'),
    void: isOn('void'),
    dragon: isOn('dragon'),
    moons: number('moons'),
    relics: isOn('relics'),
    special1: number('special1'),
    special2: number('special2'),
    destiny: isOn('destiny'),
    expansion: isOn('expansion'),
    scouts: number('scouts'),
    firstGame: isOn('firstGame'),
    dealtFactions: isOn('dealtFactions'),
    together: isOn('together'),
    decideForUnity: isOn('decideForUnity'),
    developConsumesTransport: isOn('developConsumesTransport'),
  }
}
