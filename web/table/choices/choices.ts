import type { ChoiceGroup, Scene } from '@astrolabe/drawing'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import { chosenAt, type Decision, type Offer, type Question } from '@astrolabe/kernel'

/** An offer in words: what stands on its button, and all that is to be known before it is pressed. */
export interface Choice {
  readonly offer: Offer
  readonly key: string
  readonly label: string
  readonly warnings: readonly string[]
  /** It cannot be taken back. */
  readonly isFinal: boolean
  readonly endsTurn: boolean
  /** What it belongs to, where the game groups its choices. */
  readonly group?: ChoiceGroup
  /** Why it cannot be chosen. */
  readonly refusal?: { readonly text: string; readonly rule: string }
}

/** A question with its choices in reading order: those that can be chosen, and those that cannot. */
export interface Choices {
  readonly decision: Decision
  readonly prompt: string
  readonly legal: readonly Choice[]
  readonly refused: readonly Choice[]
}

/** The question of a scene in words. */
export function choicesOf(face: AnyFace, scene: Scene<unknown>): Choices | undefined {
  const { decision, view } = scene
  if (decision === null) return undefined
  const text = face.text[scene.language]
  // Words are those of the seat that is asked, whoever reads them.
  const asked = decision.offers[0]?.seat ?? scene.seat
  const choices = decision.offers.map((offer): Choice => {
    const { key, option, warnings = [], refusal, final = false } = offer
    const chosen = chosenAt(decision, option)
    const group = groupOf(face, chosen)
    return {
      offer,
      key,
      label: text.option(chosen, view, asked),
      warnings: warnings.map((warning) => text.warning(warning)),
      isFinal: final,
      endsTurn: face.endsTurn(offer),
      ...(group && { group }),
      ...(refusal && { refusal: { text: text.refusal(refusal), rule: refusal.rule } }),
    }
  })
  return {
    decision,
    prompt: text.prompt(decision, view, asked),
    legal: inReadingOrder(
      face,
      choices.filter(({ refusal }) => refusal === undefined),
    ),
    refused: choices.filter(({ refusal }) => refusal !== undefined),
  }
}

function groupOf({ grouping }: AnyFace, chosen: Question): ChoiceGroup | undefined {
  const id = grouping?.groupOf(chosen)
  return id === undefined ? undefined : grouping?.groups.find((group) => group.id === id)
}

/** Group by group; within a group, and where there are none, in the order of the menu. */
function inReadingOrder({ grouping }: AnyFace, choices: readonly Choice[]): readonly Choice[] {
  if (grouping === undefined) return choices
  const { groups } = grouping
  const rank = ({ group }: Choice): number => (group === undefined ? groups.length : groups.indexOf(group))
  return choices.toSorted((one, other) => rank(one) - rank(other))
}

/** A question without the answers that are legal but not wanted here; `only` are the keys of those that are. */
export function narrowed(decision: Decision, only: ReadonlySet<string> | undefined): Decision {
  if (only === undefined) return decision
  const isWanted = ({ key, refusal }: Offer): boolean => refusal !== undefined || only.has(key)
  return { ...decision, offers: decision.offers.filter(isWanted) }
}

/** So many choices still have a button of their own in the prompt bar. */
const FEW = 3

/**
 * The choices with a button in the prompt bar: all of them where they are few. Ending the turn has its own place
 * and counts with the others, so that the bar never holds more than three.
 */
export function choicesInBar({ decision, legal }: Choices): readonly Choice[] {
  if (decision.kind === 'some' || legal.length > FEW) return []
  return legal.filter(({ endsTurn }) => !endsTurn)
}
