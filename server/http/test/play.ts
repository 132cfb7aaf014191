import type { Decision } from '@astrolabe/kernel'
import type { TableMessage } from '@astrolabe/tables'
import type { Client } from './client.ts'

/** The keys of what a seat may choose now. */
export function legalKeys({ offers }: Decision): string[] {
  return offers.filter(({ refusal }) => refusal === undefined).map(({ key }) => key)
}

/** An answer that is legal, the same one each time. */
export function legalAnswer(decision: Decision, pick = 0): string {
  const keys = legalKeys(decision)
  if (decision.kind !== 'some') return keys[pick % keys.length]
  return keys.slice(0, Math.max(decision.min, 1)).join(' + ')
}

let answers = 0
export const newAnswerId = (): string => `answer-${answers++}`

/** Answers the question a message holds; what the server says then. */
export async function answer(client: Client, { table, position }: TableMessage): Promise<TableMessage> {
  const { decision, seat, rewinds } = position
  if (decision === null) throw new Error('nothing is asked')
  const { number } = decision
  const body = { seat, number, rewinds, answer: legalAnswer(decision, number), id: newAnswerId() }
  const reply = await client.deed(table, 'answer', body)
  if (reply.status !== 200) throw new Error(`not accepted: ${reply.status} ${reply.text}`)
  return reply.body
}

/** Listens as one seat, and answers whenever it is asked, until the game is over. */
export async function playSeat(client: Client, table: string, seat: number): Promise<TableMessage> {
  const stream = await client.stream(table, `?seat=${seat}`)
  let answered = ''
  for (;;) {
    const message = await stream.next()
    if (message === undefined) throw new Error('the stream ended before the game')
    const { decision, phase, rewinds, number } = message.position
    if (phase === 'over') {
      stream.close()
      return message
    }
    const question = `${rewinds}.${number}`
    if (decision === null || question === answered) continue
    answered = question
    const body = { seat, number, rewinds, answer: legalAnswer(decision, number), id: newAnswerId() }
    const { status, text } = await client.deed(table, 'answer', body)
    // Where any of several seats may answer, another one may have been quicker.
    if (status !== 200 && status !== 409) throw new Error(`not accepted: ${status} ${text}`)
  }
}
