import type { Level } from '@astrolabe/bots'
import type { Language } from '@astrolabe/kernel'
import { english } from './words.en.ts'
import { french } from './words.fr.ts'

/** Who sits at a seat, as a record says it. */
export type Sitter = 'human' | Level

/** Everything the program says around a game, in one language. The words of a game are its own. */
export interface Words {
  /** What a seat is called, with its letter. */
  readonly sitter: Readonly<Record<Sitter, (letter: string) => string>>
  readonly table: {
    readonly seats: (names: readonly string[]) => string
    readonly options: string
    readonly seedHash: (hash: string) => string
    readonly start: string
    readonly resumed: (answers: number) => string
    readonly carriedOver: (lost: number) => string
    readonly thinking: (name: string) => string
    readonly turn: (name: string) => string
    readonly since: string
    readonly earlier: (lines: number) => string
    readonly pass: (name: string) => string
    readonly pressEnter: string
    readonly turnPage: string
  }
  readonly menu: {
    /** How to pick from `min` to `max` options. */
    readonly pick: (min: number, max: number) => string
    readonly hint: (refused: number, undoable: number) => string
    /** What can be typed, and what it does. */
    readonly help: readonly (readonly [typed: string, does: string])[]
    readonly notAnOption: (typed: string, options: number) => string
    readonly wrongNumber: (min: number, max: number) => string
    readonly unknown: (typed: string) => string
    /** Of an option. */
    readonly final: string
    readonly sure: string
    readonly notDone: string
  }
  readonly why: {
    readonly title: string
    readonly nothing: string
    readonly allowed: string
    readonly noSuchRule: (id: string, first: string, last: string) => string
    readonly rulesFail: (message: string) => string
  }
  readonly undo: {
    readonly done: (answers: number) => string
    readonly nothing: string
    readonly sealed: string
    readonly others: string
  }
  readonly log: { readonly empty: string }
  readonly save: {
    readonly done: (file: string) => string
    readonly taken: (file: string) => string
    readonly failed: (file: string) => string
    readonly unsaved: string
    readonly goOn: (file: string) => string
  }
  readonly end: {
    readonly over: string
    readonly seed: (seed: string, hash: string) => string
    readonly record: (file: string) => string
  }
  readonly replay: {
    readonly position: (answers: number, all: number) => string
    readonly seenBy: (name: string) => string
    readonly seenByAll: string
    readonly waitingFor: (names: string) => string
  }
}

export const WORDS: Readonly<Record<Language, Words>> = { en: english, fr: french }
