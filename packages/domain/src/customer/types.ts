import type { GenderId } from '../gender/index.ts'

/** What a customer has agreed to, each by itself (spec §3 Customer). */
export type Consents = {
  readonly club: boolean
  readonly marketing: boolean
  readonly newsletter: boolean
  readonly eventInvite: boolean
  readonly birthdayGift: boolean
  /** Whether a choice about cookies was made. */
  readonly cookies: boolean
  readonly cookieDefault: boolean
  readonly cookieGa: boolean
  readonly cookieGoogleTagManager: boolean
  readonly cookieMetaPixel: boolean
}

export type CustomerAddress = { readonly street: string; readonly postalCode: string }

export type Customer = Consents & {
  readonly id: number
  readonly authId: string
  readonly firstName: string
  readonly surname: string
  readonly email: string
  readonly phone: string
  /** `1990-05-17`; null when not told. */
  readonly birthDate: string | null
  readonly genderId: GenderId | null
  /** Carried as they come: nothing here depends on them (spec §6). */
  readonly permissions: readonly string[]
  readonly termsConditions: boolean
  readonly emailVerified: boolean
  /** An address that takes the place of `email` once it is confirmed; what was stored before there were any has none. */
  readonly pendingEmail?: string | null
  readonly address: CustomerAddress
  readonly city: string
  readonly preferences: readonly string[]
}

/** Where a customer is logged in. */
export type CustomerSession = {
  readonly id: string
  /** Such as `Chrome på Android`. */
  readonly device: string
  readonly createdAt: string
  readonly usedAt: string
  /** Whether it is the one that asks. */
  readonly current: boolean
}

type Changeable = Omit<Customer, 'id' | 'authId' | 'permissions' | 'termsConditions' | 'emailVerified' | 'pendingEmail'>

/** Fields that are left out, null or undefined stay as they are (spec §5). */
export type CustomerChanges = { readonly [Field in keyof Changeable]?: Changeable[Field] | null | undefined } & {
  /** A new one; other sessions end with it. */
  readonly password?: string | null | undefined
  readonly passwordConfirmation?: string | null | undefined
  /** Proves who changes the e-mail address, the phone number or the password. */
  readonly currentPassword?: string | null | undefined
}

export type Registration = CustomerChanges & {
  readonly firstName: string
  readonly surname: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly passwordConfirmation: string
  readonly termsAccepted: boolean
}

/** A back-in-stock notice: one size, in one shop or in any. */
export type StockNotice = {
  readonly id: number
  readonly ean: string
  readonly name: string
  /** Null where the article is gone. */
  readonly slug: string | null
  readonly size: string
  readonly color: string
  /** The shop's name; null for any shop. */
  readonly shop: string | null
  /** Whether its mail is still to be confirmed, the goods are waited for, or it was told that they are there. */
  readonly state: 'unconfirmed' | 'waiting' | 'told'
  readonly toldAt: string | null
}

/** With what opens it for whoever reads its mail. */
export type MailedStockNotice = StockNotice & { readonly token: string }

export type MailedStockNotices = { readonly unconfirmed: boolean; readonly notices: readonly MailedStockNotice[] }

export type StockNoticeWish = {
  readonly ean: string
  /** Null for any shop. */
  readonly shopId: number | null
  /** Null for a customer who is logged in. */
  readonly email: string | null
}

/** That it will be told, was asked for before, is to be confirmed by mail, or can be had now. */
export type StockNoticeOutcome = 'waiting' | 'already' | 'mailed' | 'inStock'
