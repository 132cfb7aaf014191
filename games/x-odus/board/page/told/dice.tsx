import type { Told } from '@astrolabe/drawing'
import type { FactOf } from '@astrolabe/kernel'
import { FACE_NAMES } from '../../../position/dice.ts'
import { COLOURS, type XodusState } from '../../../position/state.ts'
import type { XodusFact } from '../../../rules/facts.ts'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import { SymbolDie } from '../pieces/symbol-die.tsx'
import './dice.css'

type Dice = FactOf<XodusFact, 'rolled'>['dice']

/** The dice of the last roll of an act, as they lay in the end. */
function diceIn(facts: readonly XodusFact[]): Dice {
  let dice: Dice = []
  for (const fact of facts) {
    if (fact.kind === 'rolled') dice = fact.dice
    if (fact.kind !== 'rerolled') continue
    const { board, from, to } = fact
    const at = dice.findIndex((die) => die.board === board && die.face === from)
    if (at >= 0) dice = dice.with(at, { ...dice[at], face: to })
  }
  return dice
}

/** By ship, beside its emblem. */
export function diceOf(facts: readonly XodusFact[], { ships }: XodusState, says: string): Told['dice'] {
  const dice = diceIn(facts)
  if (dice.length === 0) return undefined
  return (rolling) => (
    <span class="xodus-told-dice" role="group" aria-label={says}>
      {ships
        .filter((ship) => dice.some(({ board }) => board === ship.board))
        .map((ship) => (
          <span key={ship.index} class="xodus-told-ship">
            <ShipEmblem ship={ship} size={22} />
            {dice
              .filter(({ board }) => board === ship.board)
              .map(({ colour, face }, die) => (
                <SymbolDie
                  key={die}
                  colour={COLOURS[colour]}
                  face={FACE_NAMES[face]}
                  size={34}
                  rolling={rolling}
                  label={FACE_NAMES[face]}
                />
              ))}
          </span>
        ))}
    </span>
  )
}
