import { readFileSync } from 'node:fs'
import type { Tenant } from '@vidda/contract'
import { Tenant as TenantSchema } from '@vidda/contract/wire'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { readOutside, type Outside } from './kernel/http/outside.ts'
import { smtpFault } from './kernel/mail/transport.ts'
import { readProxies, type ProxyTrust } from './kernel/http/proxies/index.ts'
import { type BrandTokens, readBrandTokens } from './kernel/auth/brand-tokens.ts'
import { attemptLimits, type AttemptLimits } from './kernel/auth/attempts.ts'
import { CommerceStartError } from './kernel/start-error.ts'
import { secretAdvice, secretFault } from './kernel/http/tenant-header/index.ts'
import { readPayments, type PaymentSettings } from './features/payments/index.ts'
import { readWebhooks, type WebhookSettings } from './features/webhooks/index.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What the environment sets wherever the commerce API runs: in a process of its own, or in one with the brands. */
export type Settings = {
  readonly databaseUrl: string | undefined
  readonly logLevel: string | undefined
  readonly reservationsPerMinute: number | undefined
  readonly readsPerMinute: number | undefined
  readonly attempts: AttemptLimits
  readonly stockTokens: BrandTokens
  readonly orderTokens: BrandTokens
  /** Accounts with the providers of payments, by brand. */
  readonly payments: PaymentSettings
  /** Endpoints that are told of orders and reservations, by brand. */
  readonly webhooks: WebhookSettings
  /** How long a process that is to end still answers, so that whoever sends it requests can notice; ms. */
  readonly drainMs: number
  readonly outside: Outside
  readonly smtpUrl: string | undefined
  /** The module that keeps pictures. */
  readonly pictures: string | undefined
  /** Load balancers and the like, in front of the hosts or between them and the commerce API. */
  readonly proxies: ProxyTrust
}

export type Environment = Settings & {
  readonly dataDir: string
  readonly host: string
  readonly port: number
  readonly secret: string
  readonly tenants: readonly Tenant[]
}

type Faults = string[]

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const defaultDrainMs = 500
const Tenants = Type.Array(TenantSchema, { minItems: 1 })

function portOf(text: string | undefined, faults: Faults): number {
  const port = Number(text ?? '4000')
  if (!Number.isInteger(port) || port < 0 || port > 65535) faults.push(`PORT is "${text}"; it must be a whole number from 0 to 65535.`)
  return port
}

function secretOf(text: string | undefined, faults: Faults): string {
  const fault = text ? secretFault(text) : 'is missing'
  if (fault) faults.push(`VIDDA_SECRET ${fault}; set the same random text here and in every host. ${secretAdvice}`)
  return text ?? ''
}

/** A request names its tenant by the id: of two with the same, one would never be served. */
function checkTenantIds(file: string, tenants: readonly Tenant[], faults: Faults): void {
  for (const [id, same] of Map.groupBy(tenants, (tenant) => tenant.id)) {
    if (same.length === 1) continue
    const which = same.map((tenant) => `/${tenants.indexOf(tenant)} (${tenant.name})`).join(' and ')
    faults.push(`TENANTS_FILE ${file}: ${which} have the same id "${id}"; give each its own.`)
  }
}

function tenantsIn(file: string, faults: Faults): readonly Tenant[] {
  try {
    const tenants: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (Value.Check(Tenants, tenants)) return tenants
    for (const error of Value.Errors(Tenants, tenants)) faults.push(`TENANTS_FILE ${file}: ${error.instancePath || '/'} ${error.message}.`)
  } catch (error) {
    faults.push(`TENANTS_FILE ${file} cannot be read: ${(error as Error).message}.`)
  }
  return []
}

/** One file for all brands, or several with commas between: the build of a brand's app leaves one with its own. */
function tenantsOf(files: string | undefined, faults: Faults): readonly Tenant[] {
  if (!files) {
    faults.push(
      'TENANTS_FILE is missing; name a JSON file that holds the list of tenants (the contract’s Tenant), or several with commas between.',
    )
    return []
  }
  const tenants = files.split(',').flatMap((file) => tenantsIn(file.trim(), faults))
  checkTenantIds(files, tenants, faults)
  return tenants
}

function databaseOf(text: string | undefined, faults: Faults): string | undefined {
  if (text && !/^postgres(?:ql)?:\/\//.test(text)) faults.push('DATABASE_URL must start with postgres://.')
  return text || undefined
}

function countOf(
  name: string,
  text: string | undefined,
  faults: Faults,
  { least = 1 }: { readonly least?: number } = {},
): number | undefined {
  if (!text) return undefined
  const count = Number(text)
  if (!Number.isInteger(count) || count < least) faults.push(`${name} is "${text}"; it must be a whole number above ${least - 1}.`)
  return count
}

function smtpOf(text: string | undefined, faults: Faults): string | undefined {
  const fault = text ? smtpFault(text) : null
  if (fault) faults.push(fault)
  return text || undefined
}

function logLevelOf(text: string | undefined, faults: Faults): string | undefined {
  if (text && !levels.includes(text)) faults.push(`LOG_LEVEL is "${text}"; it must be one of ${levels.join(', ')}.`)
  return text || undefined
}

/** Of two systems each has a token of its own: who may set the stock does not read who has ordered. */
function tokensOf(env: Env, tenants: readonly Pick<Tenant, 'id'>[], faults: Faults): Pick<Settings, 'stockTokens' | 'orderTokens'> {
  const read = (ending: string, opens: string) => readBrandTokens(env, tenants, { ending, opens }, (fault) => faults.push(fault))
  const stockTokens = read('STOCK_TOKEN', 'the stock feed')
  const orderTokens = read('ORDER_TOKEN', 'the order feed')
  const others = new Set(Object.values(stockTokens))
  for (const [id, token] of Object.entries(orderTokens))
    if (others.has(token)) faults.push(`The order feed of ${id} has the token of a stock feed; give it one of its own.`)
  return { stockTokens, orderTokens }
}

const settingsOf = (env: Env, tenants: readonly Pick<Tenant, 'id'>[], faults: Faults): Settings => ({
  databaseUrl: databaseOf(env['DATABASE_URL'], faults),
  logLevel: logLevelOf(env['LOG_LEVEL'], faults),
  reservationsPerMinute: countOf('RESERVATIONS_PER_MINUTE', env['RESERVATIONS_PER_MINUTE'], faults),
  readsPerMinute: countOf('READS_PER_MINUTE', env['READS_PER_MINUTE'], faults),
  attempts: {
    ...attemptLimits,
    account: countOf('ATTEMPTS_PER_ACCOUNT', env['ATTEMPTS_PER_ACCOUNT'], faults) ?? attemptLimits.account,
    address: countOf('ATTEMPTS_PER_ADDRESS', env['ATTEMPTS_PER_ADDRESS'], faults) ?? attemptLimits.address,
  },
  drainMs: countOf('DRAIN_MS', env['DRAIN_MS'], faults, { least: 0 }) ?? defaultDrainMs,
  outside: readOutside(env, (fault) => faults.push(fault)),
  smtpUrl: smtpOf(env['SMTP_URL'], faults),
  pictures: env['PICTURES'] || undefined,
  proxies: readProxies(env, (fault) => faults.push(fault)),
  payments: readPayments(env, tenants, (fault) => faults.push(fault)),
  webhooks: readWebhooks(env, tenants, (fault) => faults.push(fault)),
  ...tokensOf(env, tenants, faults),
})

function faultless<Result>(read: (faults: Faults) => Result): Result {
  const faults: Faults = []
  const result = read(faults)
  if (faults.length > 0) throw new CommerceStartError(faults.join('\n'))
  return result
}

/** Reads what the environment sets wherever the commerce API runs; throws CommerceStartError that lists every fault, a line each. */
export const readSettings = (env: Env, tenants: readonly Pick<Tenant, 'id'>[]): Settings =>
  faultless((faults) => settingsOf(env, tenants, faults))

/** Reads the settings of a process of its own; throws CommerceStartError that lists every fault, a line each. */
export const readEnvironment = (env: Env): Environment =>
  faultless((faults) => {
    const own = {
      dataDir: env['DATA_DIR'] || '.vidda',
      host: env['HOST'] || '127.0.0.1',
      port: portOf(env['PORT'] || undefined, faults),
      secret: secretOf(env['VIDDA_SECRET'], faults),
      tenants: tenantsOf(env['TENANTS_FILE'], faults),
    }
    return { ...own, ...settingsOf(env, own.tenants, faults) }
  })
