import type { Tenant } from '@vidda/contract'

export type WebhookEndpoint = {
  readonly url: URL
  /** The keys that sign: two while one takes the place of the other. */
  readonly secrets: readonly Uint8Array[]
}

export type WebhookSettings = {
  /** By the id of the tenant; a brand without one is told nothing. */
  readonly endpoints: Readonly<Record<string, WebhookEndpoint>>
  /** Hosts that may be inside the network, by the operator's word. */
  readonly allowedHosts: readonly string[]
  /** How long (ms) an endpoint may take nothing before what is next in line is left aside. */
  readonly longest: number
  /** How long (ms) an endpoint may take to answer. */
  readonly timeout: number
}

type Env = Readonly<Record<string, string | undefined>>
type Tell = (fault: string) => void

const hour = 3_600_000

export const noWebhooks: WebhookSettings = { endpoints: {}, allowedHosts: [], longest: 24 * hour, timeout: 15_000 }

/** Without the brackets in which an address writes IPv6. */
export const plainHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').toLowerCase()

const advice = 'make one with: echo "whsec_$(openssl rand -base64 32)"'
const [fewestBytes, mostBytes, mostSecrets] = [24, 64, 2]

function secretOf(text: string): Uint8Array | null {
  const [, coded = ''] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(text) ?? []
  const key = Buffer.from(coded, 'base64')
  return key.length >= fewestBytes && key.length <= mostBytes && key.toString('base64') === coded ? key : null
}

function secretsOf(name: string, text: string, tell: Tell): readonly Uint8Array[] {
  const texts = text.split(/[\s,]+/).filter(Boolean)
  if (texts.length > mostSecrets) tell(`${name} holds ${texts.length} secrets; it may hold the new one and the old one, and no more.`)
  return texts.flatMap((one) => {
    const key = secretOf(one)
    // What is wrong with it may be all but right: it is not told.
    if (!key) tell(`${name} must be whsec_ and ${fewestBytes} to ${mostBytes} random bytes in base64; ${advice}`)
    return key ?? []
  })
}

type How = { readonly allowedHosts: readonly string[]; readonly isProduction: boolean }

/** Buyers' names and addresses go over TLS; without it only to a host that the operator has named, and never in production. */
function addressOf(name: string, text: string, { allowedHosts, isProduction }: How, tell: Tell): URL | null {
  const url = URL.parse(text)
  const plain = url?.protocol === 'http:' && !isProduction && allowedHosts.includes(plainHost(url))
  if (!url || (url.protocol !== 'https:' && !plain)) {
    tell(
      `${name} must be an address that starts with https://${url?.protocol === 'http:' && !isProduction ? ' (http:// for a host that WEBHOOK_ALLOW_HOSTS names)' : ''}.`,
    )
    return null
  }
  if (url.username !== '' || url.password !== '') {
    tell(`${name} must be an address without a user and a password: the signature tells who sends.`)
    return null
  }
  url.hash = ''
  return url
}

function endpointOf(prefix: string, env: Env, how: How, tell: Tell): WebhookEndpoint | null {
  const [urlName, secretName] = [`${prefix}URL`, `${prefix}SECRET`]
  const [address, secret] = [env[urlName] ?? '', env[secretName] ?? '']
  if (address === '' && secret === '') return null
  if (address === '' || secret === '') {
    tell(
      `${address === '' ? urlName : secretName} is missing; ${address === '' ? secretName : urlName} is there, and they belong together.`,
    )
    return null
  }
  const [url, secrets] = [addressOf(urlName, address, how, tell), secretsOf(secretName, secret, tell)]
  return url && secrets.length > 0 ? { url, secrets } : null
}

function longestOf(text: string | undefined, tell: Tell): number {
  if (!text) return noWebhooks.longest
  const hours = Number(text)
  if (!Number.isInteger(hours) || hours < 1) tell(`WEBHOOK_HOURS is "${text}"; it must be a whole number above 0.`)
  return hours * hour
}

/** Reads `VIDDA_<BRAND>_WEBHOOK_URL` and `…_SECRET`, `WEBHOOK_ALLOW_HOSTS` and `WEBHOOK_HOURS`; `tell` hears what is wrong with them. */
export function readWebhooks(env: Env, tenants: readonly Pick<Tenant, 'id'>[], tell: Tell): WebhookSettings {
  const allowedHosts = (env['WEBHOOK_ALLOW_HOSTS'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const how = { allowedHosts, isProduction: env['NODE_ENV'] === 'production' }
  const endpoints = tenants.flatMap(({ id }) => {
    const endpoint = endpointOf(`VIDDA_${id.toUpperCase().replaceAll('-', '_')}_WEBHOOK_`, env, how, tell)
    return endpoint ? [[id, endpoint] as const] : []
  })
  return { ...noWebhooks, endpoints: Object.fromEntries(endpoints), allowedHosts, longest: longestOf(env['WEBHOOK_HOURS'], tell) }
}
