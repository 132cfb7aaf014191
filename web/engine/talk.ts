// Remote procedure calls to a worker: the messages.
import type { TableMessage } from '@astrolabe/tables'
import type { Engine } from './engine.ts'
import type { Trouble } from './trouble.ts'

/** What the page may ask of the worker: every method of the engine that answers with a promise. */
export type Method = {
  [Name in keyof Engine]: Engine[Name] extends (...args: never[]) => Promise<unknown> ? Name : never
}[keyof Engine]

export type Arguments<M extends Method> = Parameters<Engine[M]>
export type Result<M extends Method> = Awaited<ReturnType<Engine[M]>>

/** A call of the page, numbered so that its reply is known. */
export interface Call {
  readonly call: number
  readonly method: Method
  readonly args: readonly unknown[]
}

/** What a session is told of its table: a message with the facts since the last one, or that there is no more to come. */
export type News = { readonly message: TableMessage } | { readonly gone: Trouble }

/** What the worker says: the outcome of a call, or news for a session. */
export type Said =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly trouble: Trouble }
  | { readonly session: number; readonly news: News }
