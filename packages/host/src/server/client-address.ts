import type { IncomingMessage } from 'node:http'
import { clientAddressReader, type ProxyTrust } from '@vidda/commerce/proxies'

const told = /^(?:forwarded|x-forwarded-.+|x-real-ip)$/

/**
 * Writes on a browser's request whose it is, before it is passed on: one address in `X-Forwarded-For`, in place of all that the browser or a
 * proxy has said of it. The commerce API believes that of a host, which its tenant header proves, and of nobody else.
 */
export function clientAddressWriter(trust: ProxyTrust, log: (entry: Readonly<Record<string, unknown>>) => void) {
  const read = clientAddressReader(trust)
  let warned = false
  return ({ headers, socket }: IncomingMessage): void => {
    const forwarded = headers['x-forwarded-for']
    const address = read(socket.remoteAddress, String(forwarded ?? ''))
    if (forwarded !== undefined && !warned && address === read(socket.remoteAddress, '')) {
      // Once: a proxy that is not named makes one client of all shoppers, and whoever runs it has to hear of it.
      warned = true
      log({ level: 'warn', error: `X-Forwarded-For from ${address} is ignored; if that is a proxy of yours, name it in TRUSTED_PROXIES` })
    }
    for (const name of Object.keys(headers)) if (told.test(name)) Reflect.deleteProperty(headers, name)
    headers['x-forwarded-for'] = address
    if (headers.host !== undefined) headers['x-forwarded-host'] = headers.host
  }
}
