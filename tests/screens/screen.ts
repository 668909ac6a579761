import type { Page } from 'playwright-core'
import type { PageTypes } from '../e2e/support/pages.ts'

export type Site = { readonly url: string; readonly paths: PageTypes; readonly wide: boolean }

/** A screen, and how one comes there from where the last one was. `part` shows the window alone, not the whole page. */
export type Screen = {
  readonly name: string
  readonly open: (page: Page, site: Site) => Promise<void>
  readonly part?: boolean
  readonly only?: 'narrow' | 'wide'
}
