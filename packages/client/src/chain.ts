import { paths } from '@vidda/contract'
import {
  bestsellerRanks,
  mapArticle,
  mapCategory,
  mapColorGroup,
  mapGender,
  mapPostalCode,
  mapProductLine,
  mapSettings,
  mapShippingMethod,
  mapShop,
  mapSize,
  mapTenant,
} from '@vidda/contract/map'
import type { ColorGroup, Gender, PostalCode, Ranks, Size, TenantSettings } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { Article, Named } from '@vidda/domain/article'
import type { Category } from '@vidda/domain/category'
import type { HomeSettings } from '@vidda/domain/home'
import type { ShippingMethod } from '@vidda/domain/shipping'
import type { Shop } from '@vidda/domain/shop'
import type { Api } from './api.ts'

export type { ColorGroup, Gender, PostalCode, Ranks, Size, TenantSettings }

export async function fetchCategories(api: Api): Promise<readonly Category[]> {
  return ((await api.read(paths.categories)) as readonly Wire.Category[]).map(mapCategory)
}

export async function fetchShops(api: Api): Promise<readonly Shop[]> {
  return ((await api.read(paths.shops)) as readonly Wire.Shop[]).map(mapShop)
}

/** The house brand's articles. */
export async function fetchBrandArticles(api: Api): Promise<readonly Article[]> {
  return ((await api.read(paths.brandArticles)) as readonly Wire.Article[]).map((article) => mapArticle(article))
}

export async function fetchPostalCodes(api: Api): Promise<readonly PostalCode[]> {
  return ((await api.read(paths.postalCodes)) as readonly Wire.PostalCode[]).map(mapPostalCode)
}

export async function fetchColorGroups(api: Api): Promise<readonly ColorGroup[]> {
  return ((await api.read(paths.colorGroups)) as readonly Wire.ColorGroup[]).map(mapColorGroup)
}

/** The sizes that the chain’s goods come in, the smallest of each scale first. */
export async function fetchSizes(api: Api): Promise<readonly Size[]> {
  return ((await api.read(paths.sizes)) as readonly Wire.Size[]).map(mapSize)
}

export async function fetchGenders(api: Api): Promise<readonly Gender[]> {
  return ((await api.read(paths.genders)) as readonly Wire.Gender[]).map(mapGender)
}

export async function fetchShippingMethods(api: Api): Promise<readonly ShippingMethod[]> {
  return ((await api.read(paths.shippingMethods)) as readonly Wire.ShippingMethod[]).map(mapShippingMethod)
}

/** Ranks by article id. */
export async function fetchBestsellers(api: Api): Promise<ReadonlyMap<number, Ranks>> {
  return bestsellerRanks((await api.read(paths.bestsellers)) as readonly Wire.Bestseller[])
}

export async function fetchTenant(api: Api): Promise<TenantSettings> {
  return mapTenant((await api.read(paths.tenant)) as Wire.TenantSettings)
}

/** The brands whose goods the chain has, by name. */
export async function fetchProductLines(api: Api): Promise<readonly Named[]> {
  return ((await api.read(paths.productLines)) as readonly Wire.ProductLine[]).map(mapProductLine)
}

/** Home's composition by name (`/preview/:name`); the chain's own when null. */
export async function fetchHomeSettings(api: Api, name: string | null): Promise<HomeSettings> {
  return mapSettings((await api.read(paths.settings(name ?? undefined))) as Wire.Settings)
}

export async function fetchPostalCode(api: Api, code: string): Promise<PostalCode> {
  return mapPostalCode((await api.read(paths.postalCode(code))) as Wire.PostalCode)
}

/** A token for the pages' meta tag `csrf-token`. */
export async function fetchPageToken(api: Api): Promise<string> {
  return ((await api.read(paths.csrf)) as Wire.Csrf).token
}
