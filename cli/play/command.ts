import { plain } from './plain.ts'

/** What a player typed, understood. */
export type Command =
  | { readonly kind: 'nothing' }
  /** Numbers of options, from 1; `[0]` picks none. */
  | { readonly kind: 'choose'; readonly numbers: readonly number[] }
  | { readonly kind: 'why'; readonly number?: number }
  /** Why a bot did what it did last. */
  | { readonly kind: 'reason' }
  | { readonly kind: 'advice' }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'undo'; readonly all: boolean }
  | { readonly kind: 'log'; readonly lines: number }
  /** Without a number, all of them. */
  | { readonly kind: 'chapter'; readonly number?: number }
  | { readonly kind: 'branch'; readonly number?: number; readonly file: string }
  /** Always choose that option; without a number, what is always chosen. */
  | { readonly kind: 'always'; readonly number?: number }
  /** The order with that number does not stand any more. */
  | { readonly kind: 'never'; readonly number: number }
  | { readonly kind: 'save'; readonly file: string }
  | { readonly kind: 'table' }
  | { readonly kind: 'help' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'unknown'; readonly text: string }

type Word = Exclude<Command['kind'], 'nothing' | 'choose' | 'unknown'>

/** Both languages are understood at any table, with or without accents. */
const WORDS: Readonly<Record<Word, readonly string[]>> = {
  why: ['?'],
  reason: ['why', 'pourquoi'],
  advice: ['advice', 'conseil'],
  rule: ['rule', 'r', 'regle'],
  card: ['card', 'cards', 'carte', 'cartes'],
  undo: ['u', 'undo', 'annuler'],
  log: ['log', 'l', 'journal'],
  chapter: ['chapter', 'chapters', 'c', 'chapitre', 'chapitres'],
  branch: ['branch', 'b', 'branche'],
  always: ['always', 'toujours'],
  never: ['never', 'jamais'],
  save: ['save', 's', 'sauver', 'enregistrer'],
  table: ['table', 't'],
  help: ['help', 'h', 'aide'],
  quit: ['q', 'quit', 'exit', 'quitter'],
}

const LOG_LINES = 20

export function parseCommand(typed: string): Command {
  const text = typed.trim()
  if (text === '') return { kind: 'nothing' }
  if (/^\d+([\s,+]+\d+)*$/.test(text)) return { kind: 'choose', numbers: text.split(/[\s,+]+/).map(Number) }
  const [first = '', ...others] = text.replace(/^\?(?=\S)/, '? ').split(/\s+/)
  const rest = others.join(' ')
  const isAll = ['all', 'tout'].includes(rest)
  const number = /^\d+$/.test(rest) ? Number(rest) : undefined
  const spoken = plain(first)
  const word = (Object.keys(WORDS) as Word[]).find((candidate) => WORDS[candidate].includes(spoken))
  switch (word) {
    case 'why':
      return number === undefined ? { kind: 'why' } : { kind: 'why', number }
    case 'reason':
      return number === undefined ? { kind: 'reason' } : { kind: 'why', number }
    case 'rule':
      return { kind: 'rule', id: rest.toUpperCase() }
    case 'card':
      return { kind: 'card', name: rest }
    case 'undo':
      return { kind: 'undo', all: isAll }
    case 'log':
      return { kind: 'log', lines: isAll ? Number.POSITIVE_INFINITY : (number ?? LOG_LINES) }
    case 'chapter':
      return number === undefined ? { kind: 'chapter' } : { kind: 'chapter', number }
    case 'branch':
      return branchIn(rest)
    case 'always':
      return number === undefined ? { kind: 'always' } : { kind: 'always', number }
    case 'never':
      return { kind: 'never', number: number ?? 1 }
    case 'save':
      return { kind: 'save', file: rest }
    case 'advice':
    case 'table':
    case 'help':
    case 'quit':
      return { kind: word }
    case undefined:
      return { kind: 'unknown', text }
  }
}

/** The number of a chapter, then the name of a file if there is one. */
function branchIn(text: string): Command {
  const [, number, file = ''] = /^(\d+)\s*(.*)$/.exec(text) ?? []
  return number === undefined
    ? { kind: 'branch', file: text }
    : { kind: 'branch', number: Number(number), file }
}

/** Whether an answer to a yes-or-no question is yes, in either language. */
export function isYes(typed: string): boolean {
  return ['y', 'yes', 'o', 'oui'].includes(plain(typed.trim()))
}
