import type { Shop } from '@vidda/contract/wire'

/** What stays in sight where a picture is cut: percent of its width from the left, and of its height from the top. */
export type Focus = { readonly x: number; readonly y: number }

/** A picture that data name; its middle stays in sight where it has no focus. */
export type NamedPicture = { readonly src: string; readonly focus?: Focus | null | undefined }

/** What pictures of an article show, in the order in which they are shown. */
export const pictureKinds = ['front', 'worn', 'back', 'detail'] as const

/** A picture of an article, as its record has it. */
export type ArticlePicture = {
  readonly src: string
  readonly colorId: number | null
  readonly alt?: string
  readonly kind?: (typeof pictureKinds)[number]
}

/** A wide picture, as records have it. */
export type WidePicture = NamedPicture & { readonly alt: string; readonly tone: 'dark' | 'light' }

export type ComposedBanner = {
  readonly title: string
  readonly text: string
  readonly linkText: string
  readonly to: string
  readonly picture: WidePicture
}

/** A home page that its chain has composed; `grid` are ids of articles. */
type Composition = {
  readonly top: ComposedBanner
  readonly sub: readonly ComposedBanner[]
  readonly middle: ComposedBanner
  readonly popular: readonly ComposedBanner[]
  readonly bottom: ComposedBanner
  readonly grid: readonly number[]
}

/** What the `jsonb` columns hold; the database does not know it. */
export type JsonColumns = {
  readonly 'articles.pictures': readonly ArticlePicture[]
  readonly 'blog_posts.picture': WidePicture
  readonly 'campaigns.picture': WidePicture
  readonly 'customers.permissions': string[]
  readonly 'customers.preferences': string[]
  /** By their ids, as the wire has them. */
  readonly 'doc_src.colors': Readonly<Record<string, object>>
  readonly 'facebook_posts.picture': WidePicture
  readonly 'homes.composition': Composition
  /** What its kind of mail needs to be written. */
  readonly 'mails.payload': object
  readonly 'main_groups.picture': WidePicture
  /** What operations, sessions and what providers are told remember, as the feature of payments writes it. */
  readonly 'payment_operations.lines': object
  readonly 'payment_outbox.note': object
  readonly 'payment_sessions.contents': object
  readonly 'payment_sessions.next': object
  readonly 'payment_sessions.receiver': object
  readonly 'pictures.focus': Focus
  readonly 'polls.picture': WidePicture
  readonly 'shops.deviations': NonNullable<Shop['deviations']>
  readonly 'shops.picture': WidePicture
  readonly 'withdrawals.lines': readonly { readonly ean: string; readonly count: number }[]
}
