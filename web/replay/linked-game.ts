import type { GameRecord } from '@astrolabe/kernel'

/** A game that goes in a link: its record, and what its people are called. */
export interface LinkedGame {
  readonly record: GameRecord
  readonly names: readonly string[]
}

/** So long a link may be, in characters: longer ones are cut short on their way by many who pass them on. */
const LONGEST_LINK = 8000
/** Nothing that is unpacked may grow beyond this many bytes: no honest game comes near. */
const MOST_BYTES = 400_000

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** All of a stream, or nothing if it has more than so many bytes. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The game as the end of an address; nothing if it is too long for one. What can be worked out again stays behind. */
export async function packed({ record, names }: LinkedGame): Promise<string | undefined> {
  const { snapshot: _, ...rest } = record
  const text = JSON.stringify({ ...rest, names })
  const whole = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = await readAll(whole, LONGEST_LINK)
  const link = bytes && toText(bytes)
  return link === undefined || link.length > LONGEST_LINK ? undefined : link
}

/**
 * What an address says, as text: whoever reads it has to check that it is a game. Nothing where it says nothing, or more
 * than any game.
 */
export async function unpacked(link: string): Promise<string | undefined> {
  if (link === '' || link.length > LONGEST_LINK || !/^[\w-]+$/.test(link)) return undefined
  try {
    const stream = new Blob([toBytes(link)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const bytes = await readAll(stream, MOST_BYTES)
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
