import { createHash } from 'node:crypto'
import { openerSource } from './opener.ts'

/** Hash of the empty string: styled-components adds an empty sheet at run time and fills it through the CSSOM. */
const emptySheet = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`

export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

const openerHash = sourceHash(openerSource)

/** What pages may load for services that a shopper has agreed to: scripts by their whole addresses, everything else from hosts. */
export type AllowedServices = { readonly scripts: readonly string[]; readonly hosts: readonly string[] }

export const noServices: AllowedServices = { scripts: [], hosts: [] }

/** The policy of a page that carries these style blocks. Style attributes of the server's HTML need `unsafe-inline` for attributes alone. */
export function contentSecurityPolicy(styleBlocks: readonly string[], allowed: AllowedServices = noServices): string {
  const listed = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  const services = listed(allowed.hosts)
  const scripts = listed(allowed.scripts)
  return [
    `default-src 'none'`,
    `object-src 'none'`,
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

/** What a payment page lets in: scripts of its own with the nonce and those that they bring, and the frames of a provider. */
export type PaymentPolicy = {
  /** Made for one answer. */
  readonly nonce: string
  /** Sources of the provider, such as `https://*.kustom.co`. */
  readonly hosts: readonly string[]
}

/**
 * The policy of a page on which a provider is paid. Its snippet brings scripts whose addresses nobody knows beforehand: `strict-dynamic` lets in what a
 * script with the nonce adds, and nothing that was written into the page.
 */
export function paymentSecurityPolicy(styleBlocks: readonly string[], { nonce, hosts }: PaymentPolicy): string {
  const provider = hosts.map((host) => ` ${host}`).join('')
  return [
    `default-src 'none'`,
    `object-src 'none'`,
    `script-src 'self' ${openerHash} 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' ${styleBlocks.join(' ')} ${emptySheet} 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `frame-src${provider || ` 'none'`}`,
    `img-src 'self' data:${provider}`,
    `font-src 'self'`,
    `connect-src 'self'${provider}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Of a payment page: a bank may open a window of its own, and a frame may ask for the browser's payment and passkeys. */
export const paymentHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), usb=(), geolocation=(self)',
  'cache-control': 'no-store',
}

/**
 * What browsers are told with every answer of a host, those to no page and those that failed too. Plain http ignores
 * `Strict-Transport-Security`, so that a trial on this machine goes on as it is.
 */
const everywhere: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  // Opened as a document of its own, an answer can do nothing: a sandbox has no scripts, no forms and no origin.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** Every answer's headers go through here; its own come first. */
export function secured(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...everywhere, ...headers }
}

/** The security headers among a page's own, for an answer that carries nothing else of it. */
export function securityHeadersOf(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(everywhere).map((name) => [name, headers[name] ?? everywhere[name] ?? '']))
}

/** Headers of every page, beside those of every answer. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
}

/**
 * Headers of private screens: no window that opened the page, or that it opens, keeps a reference to it. Public pages have no opener policy,
 * since a browser starts a new process for a document that has one, after its headers arrive.
 */
export const privateHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}
