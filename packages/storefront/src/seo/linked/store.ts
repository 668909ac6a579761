import { comingDays, formatClock, groupHours, openingHours, openTime, type Deviation, type Weekday } from '@vidda/domain/hours'
import { internationalPhone } from '@vidda/domain/phone'
import type { Shop } from '@vidda/domain/shop'
import type { ShopBrand } from '../../app/index.ts'
import { addressOf, sharePicture, type LinkedThing } from '../metadata.ts'
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

const daysAhead = 365

/** The days that are not as the week is: those with hours of their own, and the public holidays on which the shop would be open. */
function specialDays({ openingHours: written, deviations }: Shop, now: Date): readonly Deviation[] {
  const week = openingHours(written)
  const closed = comingDays(week, now, daysAhead, deviations).flatMap(({ date, weekday, holiday, deviation }) =>
    holiday && !deviation && week[weekday] ? [{ date, hours: null }] : [],
  )
  return [...deviations, ...closed].toSorted((left, right) => left.date.localeCompare(right.date))
}

/** A shop of the chain with address, place and hours; `path` is its own page. */
export function linkedStore(shop: Shop, path: string, brand: ShopBrand, now = new Date()): LinkedThing {
  const special = specialDays(shop, now)
  return {
    '@type': 'SportingGoodsStore',
    '@id': `${addressOf(brand, path)}#butikk`,
    name: `${brand.name} ${shop.name}`,
    url: addressOf(brand, path),
    ...sharePicture(brand, shop.picture?.image),
    telephone: internationalPhone(shop.phone),
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
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special.map(specialDay) } : {}),
  }
}
