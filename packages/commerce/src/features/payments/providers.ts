import type { Provider, Tenant } from '@vidda/contract'
import type { PaymentProviders } from '@vidda/contract/wire'
import { Breaker } from './breaker.ts'
import { KlarnaService } from './kco/adapter.ts'
import type { ProviderService } from './provider.ts'
import { QliroService } from './qliro/adapter.ts'
import { offered, type PaymentSettings } from './settings.ts'

/** The services of the providers, by brand and shop. */
export class Providers {
  readonly #settings: PaymentSettings
  readonly #now: () => Date
  readonly #breakers = new Map<string, Breaker>()

  constructor(settings: PaymentSettings, now: () => Date) {
    this.#settings = settings
    this.#now = now
  }

  #breaker(tenantId: string, provider: Provider): Breaker {
    const key = `${tenantId} ${provider}`
    const known = this.#breakers.get(key) ?? new Breaker(this.#now)
    this.#breakers.set(key, known)
    return known
  }

  /** Null where the brand has no account with the provider. */
  of(tenantId: string, provider: Provider, shopId: number): ProviderService | null {
    const { klarna, qliro } = this.#settings[tenantId] ?? {}
    const through = this.#breaker(tenantId, provider).call
    if (provider === 'klarna') return klarna ? new KlarnaService(klarna.account, through) : null
    return qliro ? new QliroService(qliro.shops[shopId] ?? qliro.account, through) : null
  }

  callbackOrigin(tenant: Pick<Tenant, 'id' | 'origin'>): string {
    return this.#settings[tenant.id]?.callbackOrigin ?? tenant.origin
  }

  offers(tenant: Tenant): PaymentProviders['providers'] {
    return offered(tenant, this.#settings).map((provider) => {
      const { name = '', hosts = [] } = this.#settings[tenant.id]?.[provider] ?? {}
      return { provider, name, available: this.#breaker(tenant.id, provider).closed, hosts: [...hosts] }
    })
  }
}
