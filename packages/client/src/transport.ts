import type { KyInstance } from 'ky'

/** A request on its way, complete but for the origin. */
export type Sent = {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** From `/api/v1/` on, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON, or null for none. */
  readonly body: string | null
  /** Limit in ms; none when null. */
  readonly deadline: number | null
}

export type Answered = { readonly status: number; readonly text: string }

/** How requests travel. Rejects when no answer came. */
export type Transport = (request: Sent) => Promise<Answered>

/** How a module that has an export of this name is imported. */
export type ImportModule = <Module extends object>(load: () => Promise<Module>, name: keyof Module & string) => Promise<Module>

export type KyOptions = {
  /** The fetch that requests travel by; the browser's own when left out. */
  readonly fetch?: typeof fetch
  /** Imports ky; by an `import()` alone when left out. */
  readonly importModule?: ImportModule
}

/** Over the browser's fetch, by ky: it is loaded with the first request, so that a page that asks for nothing does not carry it. */
export function kyTransport(origin: string, { fetch, importModule = (load) => load() }: KyOptions = {}): Transport {
  let instance: KyInstance | undefined
  // Not its promise: one that failed would fail every request of the page.
  const ky = async () =>
    (instance ??= (await importModule(() => import('ky'), 'default')).default.create({
      retry: 0,
      throwHttpErrors: false,
      ...(fetch ? { fetch } : {}),
    }))
  return async ({ method, path, headers, body, deadline }) => {
    const send = await ky()
    const response = await send(origin + path, { method, headers, timeout: deadline ?? false, ...(body === null ? {} : { body }) })
    return { status: response.status, text: await response.text() }
  }
}
