import { describe, expect, it } from 'vitest'
import type * as Wire from '../wire/index.ts'
import { mapCampaign } from './campaign.ts'
import { mapCategory } from './category.ts'
import { mapColorGroup, mapGender, mapProductLine, mapShippingMethod, mapShop } from './lists.ts'

const category = (Name: string): Wire.Category => ({
  MainGroupID: 4,
  Name,
  count: 12,
  banner: '/b',
  bannerLink: '/dame',
  minPrice: 149,
  maxPrice: 1299,
  subcategories: [
    {
      ArticleGroup2ID: 41,
      MainGroupID: 4,
      Name: 'Hjelmer & alpinbriller',
      minPrice: 149,
      maxPrice: 999,
      articlesCount: 3,
      custom: false,
      groups: [{ id: 411, Name: 'Alpinhjelm', ArticleGroup2ID: 41, ArticleGroup3ID: 411 }],
    },
  ],
  availableProductlines: [{ ProductLineID: 3, Name: 'Rim' }],
  current_page: 1,
  last_page: 3,
})

const campaign: Wire.Campaign = {
  id: 1,
  name: 'Vinter',
  shortDescription: 'Vintersalg',
  description: 'Alt til snø',
  start: '2026-01-01T00:00:00.000Z',
  end: '2026-01-31T00:00:00.000Z',
  count: 20,
  image: '/i',
  imageMobile: '/m',
  imageAlt: 'Skispor',
  showLabel: true,
  showImage: true,
  labelText: 'Salg',
  url: '/kampanje/1',
}

describe('lists', () => {
  it('[R3.16] a color group has id, label, name, hex and colorId', () => {
    const group = { id: 2, label: 'Grønn', name: 'green', hex: '#00ff00', colorId: 5 }
    expect(mapColorGroup(group)).toEqual(group)
  })

  it.each([
    [1, 'Herre'],
    [2, 'Dame'],
    [4, 'Barn'],
    [10, 'Uni'],
    [11, 'Junior'],
  ])('[R3.17] gender %i is %s whatever the wire says', (id, name) => {
    expect(mapGender({ id, name: 'Annet' })).toEqual({ id, name })
  })

  it('[R3.34] a brand comes from ProductLineID and Name', () => {
    expect(mapProductLine({ ProductLineID: 3, Name: 'Rim' })).toEqual({ id: 3, name: 'Rim' })
  })

  it('[R10.02] a shipping price is øre already', () => {
    expect(mapShippingMethod({ id: 1, name: 'Hjem', price: 19900 }).price).toBe(19900)
  })

  it('[R3.42] a shop is mapped with coordinates and no distance yet', () => {
    const wire: Wire.Shop = {
      id: 9,
      no: '009',
      name: 'Bodø',
      fullName: 'Sport Bodø AS',
      orgNo: '999999999',
      description: 'Ved torget',
      opening_hours: '1-5:1000-2000',
      deviations: [{ date: '2026-12-24', hours: '1000-1300', name: 'Julaften' }],
      mapLink: 'https://example.org/kart',
      postNo: '8006',
      postPlace: 'Bodø',
      address: 'Storgata 1',
      email: 'bodo@example.org',
      phone: '40000000',
      messengerId: 'm1',
      chainId: 1,
      CoordLat: 67.28,
      CoordLong: 14.4,
    }
    const { opening_hours, CoordLat, CoordLong, ...same } = wire
    expect(mapShop(wire)).toEqual({
      ...same,
      openingHours: opening_hours,
      coords: { lat: CoordLat, long: CoordLong },
      picture: null,
      distance: null,
    })
    const image = '/api/v1/images/1'
    expect(mapShop({ ...wire, image, imageAlt: 'Inngangen' }).picture).toEqual({ image, alt: 'Inngangen' })
    expect(mapShop({ ...wire, CoordLat: null }).coords).toBeNull()
  })

  it('a shop without deviations has none', () => {
    expect(mapShop({ opening_hours: '1-5:1000-2000' } as Wire.Shop).deviations).toEqual([])
  })
})

describe('categories', () => {
  it('[R3.33] subcategories and groups carry their ids, names and prices', () => {
    const [subcategory] = mapCategory(category('Vintersport')).subcategories
    expect(subcategory).toMatchObject({
      id: 41,
      mainGroupId: 4,
      name: 'Hjelmer & alpinbriller',
      minPrice: 14900,
      maxPrice: 99900,
      articlesCount: 3,
    })
    expect(subcategory?.slug).toBe('hjelmer-&-alpinbriller')
    expect(subcategory?.groups).toEqual([{ id: 411, name: 'Alpinhjelm', slug: 'alpinhjelm', articleGroup2ID: 41, articleGroup3ID: 411 }])
  })

  it('[R3.31] a category carries its id, name, count, banner, price range, subcategories, product lines and pages', () => {
    expect(mapCategory(category('Vintersport'))).toMatchObject({
      id: 4,
      name: 'Vintersport',
      slug: 'vintersport',
      count: 12,
      minPrice: 14900,
      maxPrice: 129900,
      banner: '/b',
      bannerLink: '/dame',
      subcategories: [{ id: 41 }],
      availableProductlines: [{ id: 3, name: 'Rim' }],
      current_page: 1,
      last_page: 3,
    })
  })

  it.each([
    ['Tekstil', 'Klær', 'klaer'],
    ['Sport Tekstil', 'Sport Klær', 'sport-klaer'],
    ['Tekstiler', 'Tekstiler', 'tekstiler'],
  ])('[R3.32] %s is shown as %s', (wire, name, slug) => {
    expect(mapCategory(category(wire))).toMatchObject({ name, slug })
  })
})

describe('campaigns', () => {
  it('[R3.39] keeps every field', () => {
    expect(mapCampaign(campaign)).toEqual(campaign)
  })

  it('[R3.40] `Klikk & Hent` is displayed as `Ukens annonse!`', () => {
    expect(mapCampaign({ ...campaign, shortDescription: 'Klikk & Hent' }).shortDescription).toBe('Ukens annonse!')
  })
})
