import { parseAnswer } from '@astrolabe/kernel'
import type { Sitter, TableEvent } from '@astrolabe/tables'

// What is done at a table has a name, by which what was asked for and what the books say are compared.

export const answerMark = (id: string, seat: number, number: number, text: string): string =>
  `answer ${id} ${seat} ${number} ${text}`
export const chatMark = (text: string): string => `chat ${text}`
export const undoMark = (seat: number, to: number): string => `undo ${seat} ${to}`
export const CONSENT_MARK = 'consent'
export const refusalMark = (seat: number): string => `refuse ${seat}`
export const proposalMark = (seat: number, to: number, answer: string): string =>
  `propose ${seat} ${to} ${answer}`
export const declineMark = (seat: number, proposer: number): string => `decline ${seat} ${proposer}`
export const orderMark = (seat: number, prompt: string, answer: string): string =>
  `order ${seat} ${prompt} ${answer}`
export const withdrawalMark = (seat: number, prompt: string): string => `withdraw ${seat} ${prompt}`
export const START_MARK = 'start'

export function seatMark(seat: number, sitter: Sitter): string {
  switch (sitter.kind) {
    case 'open':
      return `seat ${seat} open`
    case 'bot':
      return `seat ${seat} bot ${sitter.level}`
    case 'person':
      return `seat ${seat} guest ${sitter.guest}`
  }
}

/** Where the table stood when an event happened. */
export interface Before {
  readonly number: number
  /** Whether somebody asked to take answers back. */
  readonly isRequested: boolean
}

/** The name of what an event tells; nothing for what bots and standing orders do. */
export function markOf(event: TableEvent, { number, isRequested }: Before): string | undefined {
  switch (event.kind) {
    case 'answered':
      if (event.id === undefined) return undefined
      return answerMark(event.id, event.seat, number, parseAnswer(event.answer, event.seat).text)
    case 'said':
      return chatMark(event.text)
    case 'undo-asked':
      return undoMark(event.seat, event.to)
    case 'taken-back':
      // By the consent of the last who was asked, or at once.
      return event.afresh && isRequested ? CONSENT_MARK : undoMark(event.seat, event.to)
    case 'undo-consented':
      return CONSENT_MARK
    case 'undo-refused':
      return refusalMark(event.seat)
    case 'proposed':
      return proposalMark(event.seat, event.for, event.answer)
    case 'proposal-declined':
      return declineMark(event.seat, event.proposer)
    case 'ordered':
      return orderMark(event.seat, event.prompt, event.answer)
    case 'order-withdrawn':
      return withdrawalMark(event.seat, event.prompt)
    case 'seated':
      return seatMark(event.seat, event.sitter)
    case 'started':
      return START_MARK
    case 'created':
      return undefined
    case 'listed':
    case 'record-told':
    case 'nudged':
    case 'nudge-heard':
    case 'again':
    case 'carried-over':
      return event.kind
  }
}
