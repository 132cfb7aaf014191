/** An event of a stream. */
export interface ServerEvent {
  readonly event: string
  readonly id: string
  readonly data: string
}

/** Reads server-sent events; comments are left out, but heard. */
export async function* eventsOf(
  response: Response,
  ear: (text: string) => unknown,
): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const bytes of response.body ?? []) {
      const piece = decoder.decode(bytes, { stream: true })
      ear(piece)
      text += piece
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readEvent(block)
        if (event !== undefined) yield event
      }
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error
  }
}

function readEvent(block: string): ServerEvent | undefined {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([a-z]*): ?(.*)$/.exec(line) ?? []
    fields.set(name, value)
  }
  const data = fields.get('data')
  if (data === undefined) return undefined
  return { event: fields.get('event') ?? 'message', id: fields.get('id') ?? '', data }
}
