import { internationalPhone } from '@vidda/domain/phone'
import { searchPath, screens } from '@vidda/domain/route'
import type { ShopBrand } from '../../app/index.ts'
import { addressOf, type LinkedThing } from '../metadata.ts'

const organizationId = (brand: ShopBrand): string => addressOf(brand, '/#kjeden')

/** How every other thing names the chain: the front page tells the rest. */
export const chainOf = (brand: ShopBrand): LinkedThing => ({
  '@type': 'Organization',
  '@id': organizationId(brand),
  name: brand.name,
  url: addressOf(brand, screens.home),
})

export function linkedOrganization(brand: ShopBrand): LinkedThing {
  const { legalName, orgNo, address, supportEmail, phone } = brand.company
  return {
    '@type': 'Organization',
    '@id': organizationId(brand),
    name: brand.name,
    legalName,
    url: addressOf(brand, screens.home),
    logo: addressOf(brand, brand.logo.png),
    identifier: orgNo,
    address: address.replaceAll('\u00A0', ' '),
    email: supportEmail,
    telephone: internationalPhone(phone),
  }
}

/** The shop as a site, with the search that a search engine may offer. */
export function linkedWebSite(brand: ShopBrand): LinkedThing {
  const placeholder = 'search_term_string'
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: addressOf(brand, screens.home),
    inLanguage: 'nb-NO',
    publisher: chainOf(brand),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: addressOf(brand, searchPath(placeholder).replace(placeholder, `{${placeholder}}`)) },
      'query-input': `required name=${placeholder}`,
    },
  }
}
