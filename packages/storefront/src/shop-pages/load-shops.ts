import { fetchPostalCode } from '@vidda/client/chain'
import { shopPath } from '@vidda/domain/route'
import { countyOf, distanceBetween, groupByCounty, shopSlugs, type County, type Shop } from '@vidda/domain/shop'
import { uniqueSlugs } from '@vidda/domain/slug'
import { writtenAddress } from '@vidda/domain/written'
import { countiesTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, nullIfMissing, type App } from '../app/index.ts'
import { nearestFirst } from './placed-shops.ts'

/** What a list shows of a shop. */
export type ShopEntry = Pick<
  Shop,
  'id' | 'name' | 'phone' | 'openingHours' | 'deviations' | 'mapLink' | 'coords' | 'distance' | 'picture'
> & {
  readonly to: string
  /** Its slug, as in the URLs of filtered lists. */
  readonly filter: string
  readonly street: string
  /** Postal code and city. */
  readonly place: string
}

export type ShopsOfCounty = { readonly name: string; readonly ids: readonly number[] }

export type ShopsData = {
  readonly shops: readonly ShopEntry[]
  /** Counties with the ids of their shops; empty for a chain of few shops, and when shops are sorted by distance. */
  readonly counties: readonly ShopsOfCounty[]
  /** The requested postal code and its position, which is null for an unknown code. */
  readonly near: { readonly code: string; readonly place: string | null } | null
}

export type ShopData = {
  /** The shop in the chain's data, and the path of its page. */
  readonly shop: Shop
  readonly to: string
  /** Its slug, as in the URLs of filtered lists. */
  readonly filter: string
  /** Street and place on one line. */
  readonly address: string
  /** Name of its county; null if unknown, and where the list of shops is not grouped by county. */
  readonly county: string | null
  readonly near: readonly ShopEntry[]
  /** When the data was loaded (ISO 8601). */
  readonly madeAt: string
}

const postalCode = /^\d{4}$/u
const nearest = 3

/** With fewer shops, most counties have only one, and nearly every shop would get a heading of its own. */
const fewestGrouped = 20

/** The chain's shops by name, or by their distance from the postal code of the address. */
export async function loadShops(app: App, { request }: LoaderFunctionArgs): Promise<ShopsData> {
  const code = new URL(request.url).searchParams.get('postnr')?.trim() ?? ''
  const [shops, found] = await Promise.all([app.reference.shops(), positionOf(app, code)])
  const entries = entriesOf(shops)
  const asked = code === '' ? null : { code, place: found?.place ?? null }
  if (!found) {
    const grouped = shops.length < fewestGrouped ? [] : groupByCounty(shops)
    const counties = grouped.map((group) => ({ name: countyName(app, group.county), ids: group.entries.map(({ id }) => id) }))
    const byName = entries.toSorted((one, other) => one.name.localeCompare(other.name, 'nb'))
    return { shops: byName, counties, near: asked }
  }
  return { shops: nearestFirst(entries, found.coords), counties: [], near: asked }
}

const countyName = ({ texts }: App, county: County | null): string => texts(countiesTexts)[county ?? 'elsewhere']

async function positionOf(app: App, code: string): Promise<{ place: string; coords: NonNullable<Shop['coords']> } | null> {
  if (!postalCode.test(code)) return null
  const found = await nullIfMissing(fetchPostalCode(app.api, code))
  return found && { place: found.place, coords: found.coords }
}

/** One shop by the slug in the URL, with the nearest other shops. @throws a 404 for an unknown slug. */
export async function loadShop(app: App, { params }: LoaderFunctionArgs): Promise<ShopData> {
  const shops = await app.reference.shops()
  const slugs = shopSlugs(shops)
  const shop = shops.find(({ id }) => slugs.get(id) === params.shop)
  if (!shop) throw notFound()
  const { coords } = shop
  const county = countyOf(shop.postNo)
  const entries = entriesOf(shops)
  const { to, filter } = entryOf(shop, slugs, uniqueSlugs(shops))
  const far = (other: Shop): number => (coords && other.coords ? distanceBetween(coords, other.coords) : Infinity)
  const others = shops.filter((other) => other !== shop && far(other) < Infinity).toSorted((one, other) => far(one) - far(other))
  return {
    shop,
    to,
    filter,
    address: writtenAddress({ street: shop.address, postalCode: shop.postNo, city: shop.postPlace }),
    county: county && shops.length >= fewestGrouped ? countyName(app, county) : null,
    near: others.slice(0, nearest).flatMap((other) => entries.find(({ id }) => id === other.id) ?? []),
    madeAt: new Date().toISOString(),
  }
}

const entriesOf = (shops: readonly Shop[]): readonly ShopEntry[] => {
  const [slugs, filters] = [shopSlugs(shops), uniqueSlugs(shops)]
  return shops.map((shop) => entryOf(shop, slugs, filters))
}

function entryOf(shop: Shop, slugs: ReadonlyMap<number, string>, filters: ReadonlyMap<number, string>): ShopEntry {
  const { id, name, phone, openingHours, deviations, mapLink, distance, address, postNo, postPlace, coords, picture } = shop
  const to = shopPath(slugs.get(id) ?? '')
  return {
    id,
    name,
    phone,
    openingHours,
    deviations,
    mapLink,
    coords,
    distance,
    picture,
    to,
    filter: filters.get(id) ?? '',
    street: address,
    place: `${postNo} ${postPlace}`,
  }
}
