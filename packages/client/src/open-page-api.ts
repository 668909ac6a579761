import { createApi, type Api } from './api.ts'
import { pageTokens } from './page-tokens.ts'
import type { ImportModule } from './transport.ts'

/** The API at the page's origin, with the page's tokens and without a limit (spec §7). */
export const openPageApi = (page: Document, importModule: ImportModule): Api =>
  createApi({ origin: page.location.origin, tokens: pageTokens(page), importModule })
