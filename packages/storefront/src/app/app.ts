import type { Api } from '@vidda/client'
import type { HomeSection } from '@vidda/domain/home'
import { wordsOf, type Namespace, type WordsOf } from '@vidda/texts'
import { createStore } from 'zustand/vanilla'
import type { ActiveArticle } from './active-article.ts'
import { createReference, type Reference } from './reference.ts'
import type { ContentPage } from './content-page.ts'
import type { ShopBrand } from './shop-brand.ts'
import type { ShownScreenStore } from './shown-screen.ts'

/** What every loader and screen works with: nothing in it belongs to one visitor. */
export type App = {
  readonly brand: ShopBrand
  /** A feature's texts in the brand's words. */
  readonly texts: <N extends Namespace>(namespace: N) => WordsOf<N>
  readonly api: Api
  readonly reference: Reference
  /** A content page of the brand by name, or null when it has none of that name. */
  readonly page: (name: string) => Promise<ContentPage | null>
  /** The sections of the brand's own home page, on a server; a browser fetches them when it comes to that page. */
  readonly home?: (() => Promise<readonly HomeSection[]>) | undefined
  /** What went wrong without the shopper being told. */
  readonly log: (failure: unknown) => void
  readonly shown: ShownScreenStore
  /** Null on a server, where pages of many visitors are made at once. */
  readonly active: ActiveArticle | null
  /** Over when start-up is: at once in a browser, whose page carries what it shows. */
  readonly started: Promise<void>
}

export type AppOptions = Pick<App, 'brand' | 'api' | 'page'> & Partial<Pick<App, 'home' | 'reference' | 'log' | 'active' | 'started'>>

export function createApp({
  brand,
  api,
  page,
  home,
  reference = createReference(api),
  log = console.error,
  active = null,
  started = Promise.resolve(),
}: AppOptions): App {
  const shown: ShownScreenStore = createStore(() => null)
  return { brand, texts: (namespace) => wordsOf(namespace, brand.texts), api, reference, page, home, log, shown, active, started }
}
