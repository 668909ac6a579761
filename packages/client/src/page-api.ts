import { createApi, type Api } from './api.ts'
import { pageTokens } from './page-tokens.ts'
import type { ImportModule } from './transport.ts'

/** The API as a page in a browser asks it: at the page's origin, with its tokens and without a limit (spec §7). */
export const pageApi = (page: Document, importModule?: ImportModule): Api =>
  createApi({ origin: page.location.origin, tokens: pageTokens(page), ...(importModule && { importModule }) })
