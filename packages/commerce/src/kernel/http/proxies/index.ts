import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Which proxies may say whose address a request comes from. */
export type ProxyTrust = {
  /** Addresses and networks of the proxies; nobody is believed who is not named, on this machine or not. */
  readonly networks: readonly string[]
  /** How many proxies a request passes at most; further entries of the header are the client's own words. */
  readonly hops: number
}

export const noProxies: ProxyTrust = { networks: [], hops: 1 }

const mostHops = 10
const mappedIPv4 = /^(?:0*:)+ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i

type Network = { readonly address: string; readonly bits: number; readonly family: 'ipv4' | 'ipv6' }

function networkOf(text: string): Network | null {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return null
  const [family, most] = isIPv4(address) ? (['ipv4', 32] as const) : (['ipv6', 128] as const)
  if (bits === undefined) return { address, bits: most, family }
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, bits: Number(bits), family } : null
}

/** Reads `TRUSTED_PROXIES` and `TRUSTED_PROXY_HOPS`; `tell` hears of each fault. */
export function readProxies(env: Readonly<Record<string, string | undefined>>, tell: (fault: string) => void): ProxyTrust {
  const named = (env['TRUSTED_PROXIES'] ?? '').split(',').map((one) => one.trim())
  const networks = named.filter((one) => one !== '')
  for (const one of networks) {
    if (networkOf(one) === null)
      tell(`TRUSTED_PROXIES has "${one}"; it must be addresses or networks such as 203.0.113.0/24, with commas between.`)
  }
  const hops = Number(env['TRUSTED_PROXY_HOPS'] || noProxies.hops)
  if (!Number.isInteger(hops) || hops < 1 || hops > mostHops)
    tell(`TRUSTED_PROXY_HOPS is "${env['TRUSTED_PROXY_HOPS']}"; it must be a whole number from 1 to ${mostHops}.`)
  return { networks, hops }
}

/** The IPv4 address that an IPv6 one stands for, in either of its spellings. */
function mappedAddress(address: string): string | null {
  const [mapped, dotted, high = '', low = ''] = mappedIPv4.exec(address) ?? []
  if (mapped === undefined || dotted !== undefined) return dotted ?? null
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.')
}

/** An address as it is compared: without a port, brackets or a zone, and IPv4 as IPv4; null for anything else. */
function plainAddress(text: string): string | null {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1]
  const host = bracketed ?? (text.split(':').length === 2 ? (text.split(':')[0] ?? '') : text)
  const [address = ''] = host.split('%')
  if (isIP(address) === 0) return null
  return isIPv6(address) ? (mappedAddress(address) ?? address) : address
}

/** Answers whether an address is one of a named proxy. */
export function proxyCheck({ networks }: ProxyTrust): (address: string) => boolean {
  const list = new BlockList()
  for (const text of networks) {
    const network = networkOf(text)
    if (network) list.addSubnet(network.address, network.bits, network.family)
  }
  return (text) => {
    const address = plainAddress(text)
    return address !== null && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}

/**
 * Whose address a request comes from: the peer's, or where the peer is a named proxy the one that it has added to `X-Forwarded-For`, and so on
 * from the last entry backwards, as far as the count of hops goes. What stands before that is the client's own words.
 */
export function clientAddressReader(trust: ProxyTrust): (peer: string | undefined, forwardedFor: string) => string {
  const isProxy = proxyCheck(trust)
  return (peer, forwardedFor) => {
    const entries = forwardedFor.split(',').map((entry) => plainAddress(entry.trim()))
    let address = plainAddress(peer ?? '') ?? ''
    for (let hop = 0; hop < trust.hops && isProxy(address); hop++) {
      const before = entries.pop()
      if (!before) break
      address = before
    }
    return address
  }
}

const hextets = (text: string) => (text === '' ? [] : text.split(':'))

/** What one client may have of addresses, and counts as one: a home has a whole /64 of IPv6. */
export function addressGroup(text: string): string {
  const address = plainAddress(text) ?? text
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const [before, after] = [hextets(head), hextets(tail ?? '')]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const all = tail === undefined ? before : [...before, ...zeros, ...after]
  return all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
