import type { Api } from '@vidda/client'
import type * as chainReads from '@vidda/client/chain'
import type { ColorGroup, Gender, PostalCode, Ranks, Size, TenantSettings } from '@vidda/client/chain'
import type { Article, Named } from '@vidda/domain/article'
import type { Category } from '@vidda/domain/category'
import type { HomeSettings } from '@vidda/domain/home'
import type { ShippingMethod } from '@vidda/domain/shipping'
import type { Shop } from '@vidda/domain/shop'
import { importModule } from '@vidda/ui/import-module'

type Chain = typeof chainReads

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
  /** Smallest first within a scale. */
  readonly sizes: () => Promise<readonly Size[]>
  readonly genders: () => Promise<readonly Gender[]>
  readonly shippingMethods: () => Promise<readonly ShippingMethod[]>
  /** Ranks by article id. */
  readonly bestsellers: () => Promise<ReadonlyMap<number, Ranks>>
  readonly tenant: () => Promise<TenantSettings>
  readonly home: (name: string | null) => Promise<HomeSettings>
}

/** Postal codes are five thousand, and change once a year. */
const postalLifetimes = 60

/** `lifetime` in ms: stale values are still answered while fresh ones are fetched; none means cached for good. */
export function createReference(
  api: Api,
  { lifetime = Infinity, now = Date.now }: { lifetime?: number; now?: () => number } = {},
): Reference {
  const cache = new Map<string, { value: Promise<unknown>; since: number }>()

  const cached = <T>(key: string, fetchFrom: (from: Chain) => Promise<T>, lifetimes = 1): Promise<T> => {
    const before = cache.get(key) as { value: Promise<T>; since: number } | undefined
    if (before && now() - before.since < lifetime * lifetimes) return before.value
    const value = chain().then(fetchFrom)
    const entry = { value, since: now() }
    if (!before) {
      cache.set(key, entry)
      value.catch(() => cache.delete(key))
      return value
    }
    before.since = now()
    value.then(
      () => cache.set(key, entry),
      () => undefined,
    )
    return before.value
  }

  return {
    categories: () => cached('categories', (from) => from.fetchCategories(api)),
    productLines: () => cached('productLines', (from) => from.fetchProductLines(api)),
    shops: () => cached('shops', (from) => from.fetchShops(api)),
    brandArticles: () => cached('brandArticles', (from) => from.fetchBrandArticles(api)),
    postalCodes: () => cached('postalCodes', (from) => from.fetchPostalCodes(api), postalLifetimes),
    colorGroups: () => cached('colorGroups', (from) => from.fetchColorGroups(api)),
    sizes: () => cached('sizes', (from) => from.fetchSizes(api)),
    genders: () => cached('genders', (from) => from.fetchGenders(api)),
    shippingMethods: () => cached('shippingMethods', (from) => from.fetchShippingMethods(api)),
    bestsellers: () => cached('bestsellers', (from) => from.fetchBestsellers(api)),
    tenant: () => cached('tenant', (from) => from.fetchTenant(api)),
    home: (name) => cached(`home:${name ?? ''}`, (from) => from.fetchHomeSettings(api, name)),
  }
}
