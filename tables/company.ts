import type { Again } from './again.ts'
import type { TableEvent } from './events.ts'

/** What is between those who play, besides the game. */
export interface Company {
  /** Somebody wants to play again. */
  readonly again?: Again
}

export const NO_COMPANY: Company = {}

/** What changes the company, and nothing of the game. */
export type CompanyEvent = Extract<TableEvent, { readonly kind: 'again' }>

export function companyAfter(company: Company, event: TableEvent): Company {
  if (event.kind !== 'again') return company
  const { seat, table } = event
  return { ...company, again: { seat, table } }
}
