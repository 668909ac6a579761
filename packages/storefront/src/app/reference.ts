import type { Api } from '@vidda/client'
import type { ColorGroup, Gender, PostalCode, Ranks, TenantSettings } from '@vidda/client/chain'
import type { Article, Named } from '@vidda/domain/article'
import type { Category } from '@vidda/domain/category'
import type { HomeSettings } from '@vidda/domain/home'
import type { ShippingMethod } from '@vidda/domain/shipping'
import type { Shop } from '@vidda/domain/shop'
import { importModule } from '@vidda/ui/import-module'

/** Fetched when first asked for: a hydrated page has what it shows. */
const chain = () => importModule(() => import('@vidda/client/chain'), 'fetchCategories')

/** Data that changes seldom and that many screens read: asked for once, and again after a failure. */
export type Reference = {
  readonly categories: () => Promise<readonly Category[]>
  readonly productLines: () => Promise<readonly Named[]>
  readonly shops: () => Promise<readonly Shop[]>
  /** The house brand's. */
  readonly brandArticles: () => Promise<readonly Article[]>
  readonly postalCodes: () => Promise<readonly PostalCode[]>
  readonly colorGroups: () => Promise<readonly ColorGroup[]>
  readonly genders: () => Promise<readonly Gender[]>
  readonly shippingMethods: () => Promise<readonly ShippingMethod[]>
  /** Ranks by article id. */
  readonly bestsellers: () => Promise<ReadonlyMap<number, Ranks>>
  readonly tenant: () => Promise<TenantSettings>
  readonly home: (name: string | null) => Promise<HomeSettings>
}

/** Postal codes are five thousand, and change once a year. */
const postalLifetimes = 60

/** `lifetime` in ms: older values are still answered while fresh ones are fetched; none means kept for good. */
export function createReference(
  api: Api,
  { lifetime = Infinity, now = Date.now }: { lifetime?: number; now?: () => number } = {},
): Reference {
  const kept = new Map<string, { value: Promise<unknown>; since: number }>()

  const keep = <T>(key: string, load: () => Promise<T>, lifetimes = 1): Promise<T> => {
    const known = kept.get(key) as { value: Promise<T>; since: number } | undefined
    if (known && now() - known.since < lifetime * lifetimes) return known.value
    const value = load()
    const entry = { value, since: now() }
    if (!known) {
      kept.set(key, entry)
      value.catch(() => kept.delete(key))
      return value
    }
    known.since = now()
    value.then(
      () => kept.set(key, entry),
      () => undefined,
    )
    return known.value
  }

  return {
    categories: () => keep('categories', async () => (await chain()).fetchCategories(api)),
    productLines: () => keep('productLines', async () => (await chain()).fetchProductLines(api)),
    shops: () => keep('shops', async () => (await chain()).fetchShops(api)),
    brandArticles: () => keep('brandArticles', async () => (await chain()).fetchBrandArticles(api)),
    postalCodes: () => keep('postalCodes', async () => (await chain()).fetchPostalCodes(api), postalLifetimes),
    colorGroups: () => keep('colorGroups', async () => (await chain()).fetchColorGroups(api)),
    genders: () => keep('genders', async () => (await chain()).fetchGenders(api)),
    shippingMethods: () => keep('shippingMethods', async () => (await chain()).fetchShippingMethods(api)),
    bestsellers: () => keep('bestsellers', async () => (await chain()).fetchBestsellers(api)),
    tenant: () => keep('tenant', async () => (await chain()).fetchTenant(api)),
    home: (name) => keep(`home:${name ?? ''}`, async () => (await chain()).fetchHomeSettings(api, name)),
  }
}
