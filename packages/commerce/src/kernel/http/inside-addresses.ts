import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const inside = new BlockList()
/** This machine, private networks, providers' own, link-local (where clouds tell secrets), documentation, benchmarks, groups and what is reserved. */
const networks = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  ipv6: [
    '::/96',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '64:ff9b:1::/48',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
} as const

for (const family of ['ipv4', 'ipv6'] as const) {
  for (const network of networks[family]) {
    const [address = '', bits] = network.split('/')
    inside.addSubnet(address, Number(bits), family)
  }
}

/** The form of IPv6 in which a network without IPv4 writes its addresses; the last 32 bits are one. */
const translated = new BlockList()
translated.addSubnet('64:ff9b::', 96, 'ipv6')

/** The IPv4 address that an IPv6 address ends with. */
function lastFour(address: string): string {
  const [, dotted] = /:(\d+(?:\.\d+){3})$/.exec(address) ?? []
  if (dotted) return dotted
  const [high = 0, low = 0] = address
    .replace('::', ':0:0:')
    .split(':')
    .slice(-2)
    .map((part) => Number.parseInt(part || '0', 16))
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}

/** Whether an IP address is one of this machine or of a network that is nobody else's to look into. */
export function isInside(address: string): boolean {
  if (isIP(address) === 4) return inside.check(address, 'ipv4')
  const [plain = ''] = address.split('%')
  if (translated.check(plain, 'ipv6')) return inside.check(lastFour(plain), 'ipv4')
  // An IPv4 address in the form of IPv6 is found among those of IPv4.
  return inside.check(plain, 'ipv6')
}

/** Told where a name leads to an address inside. */
export class InsideError extends Error {
  override readonly name = 'InsideError'
}

type Resolve = (hostname: string, options: { readonly all: true }, done: (error: Error | null, found: LookupAddress[]) => void) => void

/** Looks names up for a connection, which is made to what is found here and to nothing else: a name that leads inside is not connected to. */
export const outsideLookup =
  (isAllowed: (host: string) => boolean, resolve: Resolve = (hostname, options, done) => lookup(hostname, options, done)): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '')
      if (!isAllowed(hostname) && found.some(({ address }) => isInside(address))) return done(new InsideError(hostname), '')
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })
  }
