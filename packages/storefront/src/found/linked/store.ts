import { formatClock, groupHours, openingHours, openTime, type Deviation, type Weekday } from '@vidda/domain/hours'
import type { Shop } from '@vidda/domain/shop'
import type { ShopBrand } from '../../app/index.ts'
import { addressOf, type LinkedThing } from '../facts.ts'
import { chainOf } from './organization.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const daysFrom = (first: Weekday, last: Weekday) => dayNames.slice(first - 1, last).map((day) => `https://schema.org/${day}`)

/** A day that is closed opens and closes at midnight, as search engines have it. */
function specialDay({ date, hours }: Deviation) {
  const open = openTime(hours ?? '') ?? { from: 0, to: 0 }
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: formatClock(open.from),
    closes: formatClock(open.to),
  }
}

/** A shop of the chain with address, place and hours; `path` is its own page. */
export function linkedStore(shop: Shop, path: string, brand: ShopBrand): LinkedThing {
  return {
    '@type': 'SportingGoodsStore',
    '@id': `${addressOf(brand, path)}#butikk`,
    name: shop.fullName,
    url: addressOf(brand, path),
    telephone: shop.phone,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address,
      postalCode: shop.postNo,
      addressLocality: shop.postPlace,
      addressCountry: 'NO',
    },
    ...(shop.coords ? { geo: { '@type': 'GeoCoordinates', latitude: shop.coords.lat, longitude: shop.coords.long } } : {}),
    hasMap: shop.mapLink,
    parentOrganization: chainOf(brand),
    openingHoursSpecification: groupHours(openingHours(shop.openingHours)).flatMap(({ first, last, open }) =>
      open
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: daysFrom(first, last),
              opens: formatClock(open.from),
              closes: formatClock(open.to),
            },
          ]
        : [],
    ),
    ...(shop.deviations.length > 0 ? { specialOpeningHoursSpecification: shop.deviations.map(specialDay) } : {}),
  }
}
