import type { Api } from '@vidda/client'
import type { ColorGroup } from '@vidda/client/chain'
import type { Named } from '@vidda/domain/article'
import type { Category } from '@vidda/domain/category'
import type { HomeSettings } from '@vidda/domain/home'
import type { Shop } from '@vidda/domain/shop'

/** Fetched when first asked for: a hydrated page has what it shows. */
const chain = () => import('@vidda/client/chain')

/** Data that changes seldom and that many screens read: asked for once, and again after a failure. */
export type Reference = {
  readonly categories: () => Promise<readonly Category[]>
  readonly colorGroups: () => Promise<readonly ColorGroup[]>
  readonly productLines: () => Promise<readonly Named[]>
  readonly shops: () => Promise<readonly Shop[]>
  readonly home: (name: string | null) => Promise<HomeSettings>
}

/** `lifetime` in ms: older values are still answered while fresh ones are fetched; none means kept for good. */
export function createReference(
  api: Api,
  { lifetime = Infinity, now = Date.now }: { lifetime?: number; now?: () => number } = {},
): Reference {
  const kept = new Map<string, { value: Promise<unknown>; since: number }>()

  const keep = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) as { value: Promise<T>; since: number } | undefined
    if (known && now() - known.since < lifetime) return known.value
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
    colorGroups: () => keep('colorGroups', async () => (await chain()).fetchColorGroups(api)),
    productLines: () => keep('productLines', async () => (await chain()).fetchProductLines(api)),
    shops: () => keep('shops', async () => (await chain()).fetchShops(api)),
    home: (name) => keep(`home:${name ?? ''}`, async () => (await chain()).fetchHomeSettings(api, name)),
  }
}
