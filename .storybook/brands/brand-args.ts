import type { FooterCompany } from '@vidda/ui/footer'
import type { MenuGroups } from '@vidda/ui/main-menu'
import { cloneElement, isValidElement, type ReactElement } from 'react'
import type { ShownBrand } from './brands.ts'

type Args = Readonly<Record<string, unknown>>
type Logo = { readonly svg: string; readonly png: string }

/** The brand's genders among those of the sample, whose order is the specification's, and its own entries. */
function menuOf({ genders, menu, name }: ShownBrand, sample: MenuGroups): MenuGroups {
  const entry = ({ text, to }: { readonly text: string; readonly to: string }) => ({
    text: text.replace('{brand}', name),
    to,
    current: false,
  })
  return {
    genders: sample.genders.filter(({ to }) => genders.some((key) => to === `/${key}`)),
    categories: menu.categories.map(entry),
    extra: menu.extra.map(entry),
  }
}

const companyOf = ({ company: { legalName, orgNo, address, phone, supportEmail } }: ShownBrand): FooterCompany => ({
  legalName,
  orgNumber: orgNo.replace(/(?<first>\d{3})(?<second>\d{3})/u, '$<first> $<second> '),
  address: `${address.street}, ${address.postalCode} ${address.city}`,
  phone,
  supportEmail,
})

const isMenu = (value: unknown): value is MenuGroups =>
  typeof value === 'object' && value !== null && 'genders' in value && 'extra' in value

const hasMenu = (value: unknown): value is ReactElement<{ readonly groups: MenuGroups }> =>
  isValidElement<{ readonly groups?: unknown }>(value) && isMenu(value.props.groups)

/** What a brand decides of a component: its name, logo, menu and company, wherever a story has samples of them. */
export function brandArgs(brand: ShownBrand, logo: Logo, args: Args): Args {
  const ofBrand = (name: string, value: unknown): unknown => {
    if (name === 'brandName') return brand.name
    if (name === 'logo' || name === 'files') return logo
    if (name === 'company') return companyOf(brand)
    if (isMenu(value)) return menuOf(brand, value)
    return hasMenu(value) ? cloneElement(value, { groups: menuOf(brand, value.props.groups) }) : value
  }
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, ofBrand(name, value)]))
}
