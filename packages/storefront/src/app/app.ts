import type { Api } from '@vidda/client'
import { wordsOf, type Namespace, type WordsOf } from '@vidda/texts'
import { createReference, type Reference } from './reference.ts'
import type { ContentPage } from '../content/index.ts'
import type { ShopBrand } from './shop-brand.ts'

/** What every loader and screen works with: nothing in it belongs to one visitor. */
export type App = {
  readonly brand: ShopBrand
  /** A feature's texts in the brand's words. */
  readonly texts: <N extends Namespace>(namespace: N) => WordsOf<N>
  readonly api: Api
  readonly reference: Reference
  /** A content page of the brand by name, or null when it has none of that name. */
  readonly page: (name: string) => Promise<ContentPage | null>
}

export type AppOptions = { readonly brand: ShopBrand; readonly api: Api; readonly page: App['page']; readonly reference?: Reference }

export function createApp({ brand, api, page, reference = createReference(api) }: AppOptions): App {
  return { brand, texts: (namespace) => wordsOf(namespace, brand.texts), api, reference, page }
}
