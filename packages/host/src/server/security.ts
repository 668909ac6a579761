import { createHash } from 'node:crypto'
import { openerSource } from './opener.ts'

/** Hash of the empty string: styled-components adds an empty sheet at run time and fills it through the CSSOM. */
const emptySheet = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`

export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

const openerHash = sourceHash(openerSource)

/**
 * The policy of a page that carries these style blocks and may call these hosts for services that a shopper has agreed to. Style attributes of the server's HTML need
 * `unsafe-inline` for attributes alone.
 */
export function contentSecurityPolicy(styleBlocks: readonly string[], serviceHosts: readonly string[] = []): string {
  const listed = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('')
  const services = listed(serviceHosts)
  // Reports may go to any of a service's machines; its scripts come from one that is named.
  const scripts = listed(serviceHosts.filter((host) => !host.startsWith('*')))
  return [
    `default-src 'none'`,
    `script-src 'self' ${openerHash}${scripts}`,
    `style-src-elem 'self' ${styleBlocks.join(' ')} ${emptySheet}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${services}`,
    `font-src 'self'`,
    `connect-src 'self'${services}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Headers of files: the other policies speak of documents, and would only make every script's answer longer. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of every page. */
export const commonHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
}
