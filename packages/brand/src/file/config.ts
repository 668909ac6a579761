import { genderOrder, type GenderKey } from '@vidda/domain/gender'
import { menuCategory } from '@vidda/domain/route'
import type { BrandFile, providers } from './schema.ts'
import type { ServiceEntry } from './services.ts'

export interface MenuEntry {
  /** May hold `{brand}`. */
  readonly text: string
  readonly to: string
}

export interface Company {
  readonly legalName: string
  readonly orgNo: string
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string }
  readonly supportEmail: string
  readonly phone: string
  /** Opening hours of the phone as text, such as `Hverdager 9–16`. */
  readonly phoneHours?: string
  /** Expected response time of e-mail as text, such as `Svar innen én virkedag`. */
  readonly answerTime?: string
}

export interface Claim {
  readonly text: string
  readonly value: string
  readonly source: string
  /** `YYYY-MM-DD`, the last day it may be shown. */
  readonly validTo: string
}

/** A brand's settings with every default filled in: plain data that may go to the browser. */
export interface BrandConfig {
  readonly id: string
  readonly name: string
  /** Public address, without a path. */
  readonly origin: string
  /** Domains that redirect to `origin`, in the form that browsers send. */
  readonly otherDomains: readonly string[]
  readonly theme: string
  readonly chainId: number
  readonly genders: readonly GenderKey[]
  readonly header: { readonly singleLine: boolean }
  readonly footer: { readonly singleLine: boolean }
  readonly menu: { readonly categories: readonly MenuEntry[]; readonly extra: readonly MenuEntry[] }
  /** Whether campaigns count down in their last two days. If false, only the last day is shown. */
  readonly countdown: boolean
  /** Whether shoppers can compare articles. */
  readonly compare: boolean
  readonly company: Company
  readonly checkout: { readonly providers: readonly (typeof providers)[number][] }
  readonly houseBrand: { readonly products: readonly string[] }
  readonly consent: { readonly services: readonly ServiceEntry[] }
  readonly claims: Readonly<Record<string, Claim>>
}

/** Where the menu leads, each target by its key in the file. */
export const menuTargets = ({ menu }: BrandConfig): readonly { readonly key: string; readonly to: string }[] =>
  (['categories', 'extra'] as const).flatMap((list) => menu[list].map(({ to }, index) => ({ key: `menu.${list}[${index}].to`, to })))

/** Used when brand.json has no `theme` (spec §1). */
export const defaultTheme = 'so'

/** A checked brand file with the defaults of architecture.md; the footer follows the header. */
export function configOf(file: BrandFile): BrandConfig {
  const singleLine = file.header?.singleLine ?? false
  return {
    id: file.id,
    name: file.name,
    origin: file.origin,
    otherDomains: file.otherDomains ?? [],
    theme: file.theme ?? defaultTheme,
    chainId: file.chainId ?? 1,
    genders: file.genders ?? genderOrder,
    header: { singleLine },
    footer: { singleLine: file.footer?.singleLine ?? singleLine },
    menu: {
      categories: file.menu?.categories ?? [{ text: menuCategory.title, to: `/${menuCategory.slug}` }],
      extra: file.menu?.extra ?? [],
    },
    countdown: file.countdown ?? true,
    compare: file.compare ?? false,
    company: file.company,
    checkout: { providers: file.checkout?.providers ?? [] },
    houseBrand: { products: file.houseBrand?.products ?? [] },
    consent: { services: (file.consent?.services ?? []).map((service) => ({ ...service, hosts: service.hosts ?? [] })) },
    claims: file.claims ?? {},
  }
}
