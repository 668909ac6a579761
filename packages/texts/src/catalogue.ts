import { article } from './article.ts'
import { checkout } from './checkout.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { search } from './search.ts'
import { shops } from './shops.ts'
import { reservation } from './reservation.ts'
import { listing } from './listing.ts'
import { mail } from './mail.ts'
import { goods } from './goods.ts'
import { forms } from './forms.ts'
import { cart } from './cart.ts'
import { common } from './common.ts'
import { frame } from './frame.ts'

/** Every text a shopper reads, a namespace per feature. `{name}` marks a place that `fill` puts a value in. */
export const bokmaal = { article, cart, checkout, common, errors, forms, frame, goods, home, listing, mail, reservation, search, shops }

type Widened<T> = { readonly [N in keyof T]: { readonly [K in keyof T[N]]: string } }

export type Texts = Widened<typeof bokmaal>
export type TextNamespace = keyof Texts

/** What a brand's `texts.json` may hold: any text of the catalogue, by namespace and key. */
export type TextOverrides = { readonly [N in TextNamespace]?: { readonly [K in keyof Texts[N]]?: string } }

/** The catalogue with a brand's own texts in place of the common ones. */
export function withOverrides(overrides: TextOverrides): Texts {
  const names = Object.keys(bokmaal) as TextNamespace[]
  return Object.fromEntries(names.map((name) => [name, { ...bokmaal[name], ...overrides[name] }])) as Texts
}
