import type { Act, Telling, Told } from '@astrolabe/drawing'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { PastAct } from './acts.ts'

/** What an act came to: as the game tells it, or in the lines of the log. Nothing, if there is nothing to say. */
export function toldOf(
  act: PastAct,
  isOpen: boolean,
  face: Pick<AnyFace, 'told' | 'text' | 'turnOf'>,
  telling: Telling<unknown>,
): Told | undefined {
  const told = face.told?.({ ...act, isOpen }, telling) ?? plainTold(act, face, telling)
  return told && { ...told, seat: told.seat ?? act.seat }
}

function plainTold(
  { facts }: Pick<Act, 'facts'>,
  { text, turnOf }: Pick<AnyFace, 'text' | 'turnOf'>,
  { language, names }: Telling<unknown>,
): Told | undefined {
  const said = facts.flatMap((fact) =>
    (turnOf(fact)?.seat ?? -1) >= 0 ? [] : (text[language].fact(fact, names) ?? []),
  )
  const [title, ...lines] = said
  return title === undefined ? undefined : { title: withoutStop(title), lines, tokens: [] }
}

const withoutStop = (sentence: string): string => sentence.replace(/(?<!\.)\.$/, '')

/** The same as one reads, for whoever listens. */
export function inWords({ title, lines, tokens }: Told): string {
  const changes = tokens.map(({ value, name }) => `${value} ${name}`)
  return [
    /[.!?…]$/.test(title) ? title : `${title}.`,
    ...lines,
    ...(changes.length > 0 ? [`${changes.join(', ')}.`] : []),
  ].join(' ')
}
