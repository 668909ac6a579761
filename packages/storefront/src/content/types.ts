import type { ContentPage } from '../app/index.ts'
import type { Card } from '../listing/index.ts'

export type ContentData = {
  readonly name: string
  readonly page: ContentPage
  readonly goods: readonly Card[]
  /** Its goods did not come: a host keeps the page that has them. */
  readonly partial?: true
}
