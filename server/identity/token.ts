import { hash } from 'node:crypto'
import type { RandomBytes } from '@astrolabe/tables'

/** 128 bits: never guessed, and short enough for a QR code. */
const TOKEN_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{22}$/

export const newToken = (random: RandomBytes): string =>
  Buffer.from(random(TOKEN_BYTES)).toString('base64url')

export const isToken = (text: string): boolean => TOKEN.test(text)

/** What the store keeps of a token: whoever reads the store cannot use it. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'base64url')
