import type { TableMessage } from '@astrolabe/tables'

/** What came of a message: it follows on what was heard, or is older, or something between was not heard. */
export type Taken = 'heard' | 'older' | 'other-seat' | 'missed'

/** What a stream has told so far, put together from its parts: all facts and all lines of the chat. */
export class Sum {
  #last: TableMessage | undefined
  #facts: TableMessage['position']['facts'] = []
  #chat: TableMessage['chat'] = []

  get last(): TableMessage | undefined {
    return this.#last
  }

  get facts(): TableMessage['position']['facts'] {
    return this.#facts
  }

  get chat(): TableMessage['chat'] {
    return this.#chat
  }

  take(message: TableMessage): Taken {
    const { position, chat, chatFrom } = message
    const before = this.#last?.position
    if (before !== undefined && position.version < before.version) return 'older'
    if (position.since === -1) this.#facts = position.facts
    else if (before?.seat !== position.seat) return 'other-seat'
    else if (before.rewinds !== position.rewinds || before.number < position.since) return 'missed'
    else this.#facts = [...this.#facts.filter(({ at }) => at <= position.since), ...position.facts]
    if (this.#chat.length < chatFrom) return 'missed'
    this.#chat = [...this.#chat.slice(0, chatFrom), ...chat]
    this.#last = message
    return 'heard'
  }
}
