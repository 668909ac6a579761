import type { Provider, Tenant } from '@vidda/contract'
import type { KlarnaAccount } from './kco/adapter.ts'
import type { QliroAccount } from './qliro/adapter.ts'

type Offer = {
  /** As shoppers know it. */
  readonly name: string
  /** Sources that the policy of its payment page allows. */
  readonly hosts: readonly string[]
}

export type BrandPayments = {
  /** Where providers call back; the brand's own origin when left out. */
  readonly callbackOrigin?: string | undefined
  readonly klarna?: (Offer & { readonly account: KlarnaAccount }) | undefined
  /** A shop may have an agreement of its own. */
  readonly qliro?: (Offer & { readonly account: QliroAccount; readonly shops: Readonly<Record<number, QliroAccount>> }) | undefined
}

/** Accounts by the id of the tenant; a brand without one offers reservation alone. */
export type PaymentSettings = Readonly<Record<string, BrandPayments>>

type Env = Readonly<Record<string, string | undefined>>
type Tell = (fault: string) => void

const timeout = 10_000
const klarnaUrl = 'https://api.kustom.co'
const qliroUrl = 'https://payments.qit.nu'
const klarnaHosts = ['https://*.kustom.co', 'https://*.klarna.com', 'https://*.klarnacdn.net', 'https://*.klarnaevt.com']
const qliroHosts = ['https://*.qliro.com', 'https://*.qit.nu']

const prefixOf = (tenantId: string) => `VIDDA_${tenantId.toUpperCase().replaceAll('-', '_')}_`

const variableOf = (tenantId: string, provider: Provider) =>
  `${prefixOf(tenantId)}${provider === 'klarna' ? 'KLARNA_USERNAME' : 'QLIRO_API_KEY'}`

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Credentials go over TLS, or stay on this machine. */
function addressOf(name: string, text: string | undefined, fallback: string, tell: Tell): string {
  const url = URL.parse(text || fallback)
  const fine = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname)))
  if (!fine) tell(`${name} is "${text}"; it must be an address that starts with https://.`)
  return (text || fallback).replace(/\/+$/, '')
}

const listOf = (text: string | undefined, fallback: readonly string[]) => (text ? text.split(/[\s,]+/).filter(Boolean) : fallback)

function together(names: readonly [string, string], env: Env, tell: Tell): readonly [string, string] | null {
  const [one, other] = names.map((name) => env[name] ?? '')
  if (one && other) return [one, other]
  if (one || other) tell(`${one ? names[1] : names[0]} is missing; ${one ? names[0] : names[1]} is there, and they belong together.`)
  return null
}

function klarnaOf(prefix: string, env: Env, tell: Tell): BrandPayments['klarna'] {
  const credentials = together([`${prefix}KLARNA_USERNAME`, `${prefix}KLARNA_PASSWORD`], env, tell)
  if (!credentials) return undefined
  const [username, password] = credentials
  const url = addressOf(`${prefix}KLARNA_URL`, env[`${prefix}KLARNA_URL`], klarnaUrl, tell)
  return {
    name: env[`${prefix}KLARNA_NAME`] || 'Klarna',
    hosts: listOf(env[`${prefix}KLARNA_HOSTS`], klarnaHosts),
    account: { url, username, password, timeout },
  }
}

function qliroOf(prefix: string, env: Env, tell: Tell): BrandPayments['qliro'] {
  const credentials = together([`${prefix}QLIRO_API_KEY`, `${prefix}QLIRO_SECRET`], env, tell)
  if (!credentials) return undefined
  const url = addressOf(`${prefix}QLIRO_URL`, env[`${prefix}QLIRO_URL`], qliroUrl, tell)
  const account = (apiKey: string, secret: string): QliroAccount => ({ url, apiKey, secret, timeout })
  const own = new RegExp(`^${prefix}QLIRO_(\\d+)_API_KEY$`)
  const shops = Object.keys(env).flatMap((name) => {
    const shop = own.exec(name)?.[1]
    const found = shop && together([name, `${prefix}QLIRO_${shop}_SECRET`], env, tell)
    return found ? [[Number(shop), account(...found)] as const] : []
  })
  return {
    name: env[`${prefix}QLIRO_NAME`] || 'Qliro',
    hosts: listOf(env[`${prefix}QLIRO_HOSTS`], qliroHosts),
    account: account(...credentials),
    shops: Object.fromEntries(shops),
  }
}

/** Reads the accounts of each brand from `VIDDA_<BRAND>_…`; `tell` hears what is wrong with them. */
export function readPayments(env: Env, tenants: readonly Pick<Tenant, 'id'>[], tell: Tell): PaymentSettings {
  return Object.fromEntries(
    tenants.map(({ id }) => {
      const prefix = prefixOf(id)
      return [
        id,
        {
          callbackOrigin: env[`${prefix}CALLBACK_ORIGIN`]?.replace(/\/+$/, '') || undefined,
          klarna: klarnaOf(prefix, env, tell),
          qliro: qliroOf(prefix, env, tell),
        },
      ]
    }),
  )
}

/** The providers that a brand names and has an account with. */
export const offered = (tenant: Pick<Tenant, 'id' | 'providers'>, settings: PaymentSettings): readonly Provider[] =>
  tenant.providers.filter((provider) => settings[tenant.id]?.[provider] !== undefined)

/** What shoppers of brands that name providers without an account would miss. */
export const paymentNotes = (tenants: readonly Pick<Tenant, 'id' | 'providers'>[], settings: PaymentSettings): readonly string[] =>
  tenants.flatMap((tenant) => {
    const missing = tenant.providers.filter((provider) => settings[tenant.id]?.[provider] === undefined)
    if (missing.length === 0) return []
    const rest = offered(tenant, settings)
    const instead = rest.length > 0 ? `It offers ${rest.join(' and ')} and reservation.` : 'It offers reservation alone.'
    return [
      `${tenant.id} names ${missing.join(' and ')} and has no account there (${missing.map((one) => variableOf(tenant.id, one)).join(', ')}). ${instead}`,
    ]
  })
