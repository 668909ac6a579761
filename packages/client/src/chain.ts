import { paths } from '@vidda/contract'
import {
  mapCategory,
  mapColorGroup,
  mapPostalCode,
  mapProductLine,
  mapSettings,
  mapShop,
  type ColorGroup,
  type PostalCode,
} from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { Named } from '@vidda/domain/article'
import type { Category } from '@vidda/domain/category'
import type { HomeSettings } from '@vidda/domain/home'
import type { Shop } from '@vidda/domain/shop'
import type { Api } from './api.ts'

export type { ColorGroup } from '@vidda/contract/map'

export async function fetchCategories(api: Api): Promise<readonly Category[]> {
  return ((await api.read(paths.categories)) as readonly Wire.Category[]).map(mapCategory)
}

export async function fetchShops(api: Api): Promise<readonly Shop[]> {
  return ((await api.read(paths.shops)) as readonly Wire.Shop[]).map(mapShop)
}

export async function fetchColorGroups(api: Api): Promise<readonly ColorGroup[]> {
  return ((await api.read(paths.colorGroups)) as readonly Wire.ColorGroup[]).map(mapColorGroup)
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
