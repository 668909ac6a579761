import { isIP, isIPv4 } from 'node:net'

/** Hosts on this machine or in its own network. */
const own = ['loopback', 'linklocal', 'uniquelocal'] as const

/** Who may say whose address a request is made for: hosts nearby, and what else is named. */
export const trustedProxies = (named: readonly string[] = []): string[] => [...own, ...named]

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
}

/** Reads `TRUSTED_PROXIES`, addresses and networks with commas between; `tell` hears of each that is neither. */
export function readProxies(text: string | undefined, tell: (fault: string) => void): readonly string[] {
  const named = (text ?? '').split(',').map((one) => one.trim())
  return named.filter((one) => {
    if (one !== '' && !isNetwork(one))
      tell(`TRUSTED_PROXIES has "${one}"; it must be addresses or networks such as 203.0.113.0/24, with commas between.`)
    return one !== ''
  })
}
