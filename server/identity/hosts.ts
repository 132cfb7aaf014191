import ipaddr from 'ipaddr.js'

export interface HostSettings {
  /** Where people find the page, if that is not where the server listens. */
  readonly publicUrl?: string | undefined
  /** The name or address it listens on. */
  readonly listening?: string | undefined
  /** Further names by which it may be called. */
  readonly names?: readonly string[] | undefined
  readonly behindProxy?: boolean | undefined
  /** The name of the machine. */
  readonly machine: string
}

/** Names that lead to the own machine wherever they are looked up. */
const LOOPBACK_NAME = /^(?:.+\.)?localhost$/

/** In lower case, without brackets and the dot that may end a name. */
const plain = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')

/**
 * The names and addresses by which this server may be called. A page of somebody else can give a name of its own the
 * address of a machine at home (DNS rebinding), and a browser then takes both for one site; but it says which name it
 * was given.
 */
export class Hosts {
  readonly #names: ReadonlySet<string>
  readonly #isPublic: boolean
  readonly #takesAny: boolean

  constructor({ publicUrl, listening, names = [], behindProxy = false, machine }: HostSettings) {
    const own = publicUrl === undefined ? [machine, `${machine}.local`] : [new URL(publicUrl).hostname]
    this.#names = new Set([...own, ...names, ...(listening === undefined ? [] : [listening])].map(plain))
    this.#isPublic = publicUrl !== undefined
    // The proxy knows the names it serves; here none was said.
    this.#takesAny = behindProxy && publicUrl === undefined && names.length === 0
  }

  /** Whether a host, without its port, is right for a request that came in at an address of ours. */
  isOwn(host: string, cameInAt: string | undefined): boolean {
    const name = plain(host)
    // Nobody but an old program leaves it out.
    if (this.#takesAny || name === '' || LOOPBACK_NAME.test(name) || this.#names.has(name)) return true
    return ipaddr.isValid(name) && this.#isOwnAddress(name, cameInAt)
  }

  /** An address cannot be made to lead elsewhere; with a public name there is no need for others than our own. */
  #isOwnAddress(address: string, cameInAt = ''): boolean {
    if (!this.#isPublic) return true
    const asked = ipaddr.process(address)
    if (asked.range() === 'loopback') return true
    return ipaddr.isValid(cameInAt) && ipaddr.process(cameInAt).toString() === asked.toString()
  }
}
