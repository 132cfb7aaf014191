import { type Fortune, fortuneOf } from '@astrolabe/kernel'
import type { DetectionLuck, Tally } from '../../../text/en/page/aftermath.ts'
import { DAMAGE_DECK } from '../../../content/damage.ts'
import type { DieFace } from '../../../content/schema.ts'
import { FACE_NAMES, FACES } from '../../../position/dice.ts'
import { FACE_OF, MISS, SPECIAL } from '../../../position/state.ts'
import type { XodusFact } from '../../../rules/facts.ts'

/** What the dice brought to one ship as they first fell, beside what their colours lead to expect. */
export interface ShipLuck {
  readonly dice: number
  readonly faces: Readonly<Record<DieFace, Tally>>
  readonly detection: DetectionLuck
  readonly fortune: Fortune
}

type Rolled = Extract<XodusFact, { readonly kind: 'rolled' }>
type RolledDie = Rolled['dice'][number]

/** The luck of each of the ships, in the order of the boards asked for. */
export function luckOf(facts: readonly XodusFact[], boards: readonly number[]): ShipLuck[] {
  const counts = new Map(boards.map((board) => [board, new Count()]))
  const sensors = new Sensors()
  // Under surveillance ships are detected without a roll.
  let isRolled = false
  for (const fact of facts) {
    sensors.hear(fact)
    if (fact.kind === 'rolled') {
      for (const die of fact.dice) counts.get(die.board)?.fall(die)
      if (fact.roll !== 'detection') continue
      isRolled = true
      const isSeen = fact.dice.some((die) => sensors.givesAway(die))
      const chance = 1 - fact.dice.reduce((hidden, die) => hidden * (1 - sensors.chanceOf(die)), 1)
      for (const board of new Set(fact.dice.map((die) => die.board))) counts.get(board)?.look(isSeen, chance)
    } else if (fact.kind === 'detection') {
      if (isRolled && fact.detected) for (const board of fact.boards) counts.get(board)?.detect()
      isRolled = false
    }
  }
  return [...counts.values()].map((count) => count.luck())
}

/** From 0 to 1. */
function chanceOfFace(colour: number, face: number): number {
  const faces = FACES[colour]
  return faces.filter((shown) => shown === face).length / faces.length
}

/** Who flies with damaged sensors: to those, a special gives a ship away as well. */
class Sensors {
  readonly #damaged: number[] = []

  hear(fact: XodusFact): void {
    if (fact.kind === 'damage-card' && isSensors(fact.card)) this.#damaged.push(fact.board)
    else if (fact.kind === 'mended' && isSensors(fact.card))
      this.#damaged.splice(this.#damaged.indexOf(fact.board), 1)
  }

  givesAway({ board, face }: RolledDie): boolean {
    return face === MISS || (face === SPECIAL && this.#damaged.includes(board))
  }

  chanceOf({ board, colour }: RolledDie): number {
    return chanceOfFace(colour, MISS) + (this.#damaged.includes(board) ? chanceOfFace(colour, SPECIAL) : 0)
  }
}

const isSensors = (card: number): boolean => DAMAGE_DECK[card] === 'damaged-sensors'

class Count {
  #dice = 0
  readonly #faces = {
    hit: { came: 0, expected: 0 },
    miss: { came: 0, expected: 0 },
    special: { came: 0, expected: 0 },
  }
  #rolls = 0
  readonly #seen = { came: 0, expected: 0 }
  #detected = 0
  #variance = 0

  fall({ colour, face: shown }: RolledDie): void {
    this.#dice++
    for (const name of FACE_NAMES) this.#faces[name].expected += chanceOfFace(colour, FACE_OF[name])
    this.#faces[FACE_NAMES[shown]].came++
    const hit = chanceOfFace(colour, FACE_OF.hit)
    const miss = chanceOfFace(colour, FACE_OF.miss)
    // Of what a die is worth when a hit counts for one and a miss against one.
    this.#variance += hit + miss - (hit - miss) ** 2
  }

  look(isSeen: boolean, chance: number): void {
    this.#rolls++
    if (isSeen) this.#seen.came++
    this.#seen.expected += chance
  }

  detect(): void {
    this.#detected++
  }

  luck(): ShipLuck {
    const { hit, miss } = this.#faces
    const gain = hit.came - hit.expected - (miss.came - miss.expected)
    return {
      dice: this.#dice,
      faces: this.#faces,
      detection: { rolls: this.#rolls, seen: this.#seen, detected: this.#detected },
      fortune: fortuneOf(this.#variance > 0 ? gain / Math.sqrt(this.#variance) : 0),
    }
  }
}
