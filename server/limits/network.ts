import ipaddr from 'ipaddr.js'

/** The bits of an IPv6 address that stand for one household, and for one customer of a network. */
const HOUSEHOLD = 64
const CUSTOMER = 48

const BITS_OF_PART = 16

/**
 * Where an address belongs, from the nearest on. Whoever has one IPv6 address has a whole network of them to choose
 * from, and often many networks; an IPv4 address is one, however it is written.
 */
export function networksOf(address: string): readonly [nearest: string, wider?: string] {
  if (!ipaddr.isValid(address)) return [address]
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString()]
  const network = (bits: number): string =>
    `${parsed.parts
      .slice(0, bits / BITS_OF_PART)
      .map((part) => part.toString(16))
      .join(':')}::/${bits}`
  return [network(HOUSEHOLD), network(CUSTOMER)]
}
