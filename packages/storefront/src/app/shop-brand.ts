import type { ConsentPurpose } from '@vidda/domain/consent'
import type { GenderKey } from '@vidda/domain/gender'
import type { TextOverrides } from '@vidda/texts'

/** A service that is loaded once the shopper has agreed to its purpose. */
export type ConsentedService = {
  readonly kind: 'google-analytics' | 'google-tag-manager' | 'meta-pixel'
  readonly purpose: ConsentPurpose
  /** The brand's id there. */
  readonly id: string
  /** Whole address of its script. */
  readonly src: string
  /** Names of the cookies that it sets; `*` ends a beginning. */
  readonly cookies: readonly string[]
}

export type MenuEntry = { readonly text: string; readonly to: string }

/** What the pages need to know of a brand; the host makes it from the brand's files and puts it into every page. */
export type ShopBrand = {
  readonly id: string
  readonly name: string
  /** Public address, without a final slash. */
  readonly origin: string
  readonly genders: readonly GenderKey[]
  readonly header: { readonly singleLine: boolean }
  readonly footer: { readonly singleLine: boolean }
  readonly menu: { readonly categories: readonly MenuEntry[]; readonly extra: readonly MenuEntry[] }
  readonly company: {
    readonly legalName: string
    readonly orgNo: string
    readonly address: string
    readonly supportEmail: string
    readonly phone: string
    /** Opening hours of the phone as text, such as `Hverdager 9–16`. */
    readonly phoneHours?: string
    /** Expected response time of e-mail as text, such as `Svar innen én virkedag`. */
    readonly answerTime?: string
  }
  readonly providers: readonly ('klarna' | 'qliro')[]
  readonly services: readonly ConsentedService[]
  readonly houseBrandProducts: readonly string[]
  readonly logo: { readonly svg: string; readonly png: string }
  /** Shown where there is nothing else: no such page, no hits, an empty cart. Left out where the brand has none. */
  readonly emptyPicture?: { readonly src: string; readonly width: number; readonly height: number }
  readonly texts: TextOverrides
  /** Names of the content pages that the brand has. */
  readonly pages: readonly string[]
  /** The brand composes its home page itself; left out where the chain does. */
  readonly composesHome?: boolean
  /** Whether campaigns show a countdown. Default true. */
  readonly countsDown?: boolean
  /** Whether shoppers can compare articles. */
  readonly compares?: boolean
}
