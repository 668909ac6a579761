import type { Card } from '../listing/index.ts'

/** A page of the brand's own text: HTML made from its Markdown when the app was built. */
export type ContentPage = {
  readonly title: string
  readonly description: string
  readonly html: string
  /** What is searched for to show goods beneath; none when left out. */
  readonly goods?: string
}

export type ContentData = { readonly name: string; readonly page: ContentPage; readonly goods: readonly Card[] }
