import type { Api } from './api.ts'
import { NoAnswerError } from './api-error.ts'
import type { ImportModule } from './transport.ts'

/**
 * The API as a page in a browser calls it. Its code is loaded with the first request, which keeps it out of the first load of every page.
 * `importModule` loads that code; the default is a plain `import()`. If loading fails, the request throws `NoAnswerError` and the next request tries again.
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
