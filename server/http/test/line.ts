import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which anything can be written, and what came back. */
export class Line {
  readonly #socket: Socket
  heard = ''

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (piece: Buffer) => (this.heard += piece.toString()))
    // Whoever is hung up on learns it by the end.
    socket.on('error', () => {})
  }

  static async to(address: string): Promise<Line> {
    const socket = connect(Number(new URL(address).port), new URL(address).hostname)
    await once(socket, 'connect')
    return new Line(socket)
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed
  }

  say(text: string): this {
    this.#socket.write(text)
    return this
  }

  /** Resolves when the other side has hung up, with all that was heard. */
  async ended(): Promise<string> {
    if (this.isOpen) await once(this.#socket, 'close')
    return this.heard
  }

  hangUp(): void {
    this.#socket.destroy()
  }
}
