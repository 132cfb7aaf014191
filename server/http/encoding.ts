/** What is as long in bytes as in letters is the same in both encodings, and sent sooner in the first. */
export function encodingOf(text: string): 'latin1' | 'utf8' {
  return Buffer.byteLength(text) === text.length ? 'latin1' : 'utf8'
}
