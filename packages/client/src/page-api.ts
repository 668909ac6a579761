import type { Api } from './api.ts'
import { NoAnswerError } from './api-error.ts'
import type { ImportModule } from './transport.ts'

/**
 * The API as a page in a browser asks it. Its code is loaded with the first request, so that a page that asks for nothing does not carry it;
 * `importModule` says how, by an `import()` alone when left out. Where that fails no answer came, and the next request loads it again.
 */
export function pageApi(page: Document, importModule: ImportModule = (load) => load()): Api {
  let opening: Promise<Api> | undefined
  const open = () =>
    (opening ??= importModule(() => import('./open-page-api.ts'), 'openPageApi').then(
      ({ openPageApi }) => openPageApi(page, importModule),
      (cause: unknown) => {
        opening = undefined
        throw new NoAnswerError('The code of the API did not come', { cause })
      },
    ))
  return {
    read: async (...request) => (await open()).read(...request),
    ask: async (...request) => (await open()).ask(...request),
    change: async (...request) => (await open()).change(...request),
  }
}
