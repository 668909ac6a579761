import { callFailure, NoAnswerError } from '@vidda/client'
import { loadMapOutline } from '@vidda/ui/shop-map'
import type { ReactNode } from 'react'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { App, Head, RouteModule } from './app/index.ts'
import { preloadEmptyPlaces } from './empty-place/index.ts'
import { describe, type PageMetadata } from './seo/index.ts'
import { listHref, type ListParameters } from './listing/index.ts'
import { createRoutes, fileOf } from './routes/create-routes.tsx'
import { headOf } from './routes/head-of.ts'
import { preloadMap } from './shop-pages/index.ts'
import { siteFilesOf, type SiteFile } from './site-files/index.ts'
import { Shop } from './Shop.tsx'

export { createApp, createReference, startUp } from './app/index.ts'
export type { App, ContentPage, Head, ShopBrand } from './app/index.ts'
export { feedPath, isSiteFilePath, openSearchPath } from './site-files/index.ts'
export type { SiteFile } from './site-files/index.ts'

/** All that a document's head says of its page. */
export type DocumentHead = Omit<Head, 'jsonLd'> & Omit<PageMetadata, 'jsonLd'> & { readonly jsonLd: NonNullable<Head['jsonLd']> }

/** What pages that read their address's query have found in it. */
type PageData = {
  readonly list?: { readonly parameters?: ListParameters }
  readonly near?: { readonly code: string; readonly place: string | null } | null
}

/** A page ready to be rendered, or where to go instead. */
export type Prepared =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page'
      readonly status: number
      readonly element: ReactNode
      readonly head: DocumentHead
      /** What the browser's router starts from. */
      readonly hydration: { readonly loaderData: unknown; readonly errors: unknown }
      /** Names of the files in `routes/` that the page's screens come in. */
      readonly modules: readonly string[]
      /** Nothing stands in the address that the page would be the same without: only then is it worth keeping by it. */
      readonly isOwnAddress: boolean
      /** A loader went on without what it could not get: a page that has it is the better one. */
      readonly partial: boolean
      /** What a loader threw, if it was no answer of its own; for the log. */
      readonly failure: Error | undefined
    }

/** The files of a shop that programs ask for; null for any other path. */
export function createSiteFiles(app: App): (path: string) => Promise<SiteFile | null> {
  return siteFilesOf(app, createRoutes(app))
}

/** The static side of the shop: made once per brand, asked once per page. */
export function createServerShop(app: App): (request: Request) => Promise<Prepared> {
  const routes: RouteObject[] = createRoutes(app)
  const handler = createStaticHandler(routes)

  return async (request) => {
    const [context] = await Promise.all([handler.query(request), preloadEmptyPlaces(), preloadMap(), loadMapOutline()])
    if (context instanceof Response) {
      return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
    }
    const router = createStaticRouter(handler.dataRoutes, context)
    const element = (
      <Shop app={app}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Shop>
    )
    const status = statusOf(context)
    const modules = context.matches.map((match) => fileOf(match.route.id.split(':')[0] ?? '', app.brand))
    const told = headOf(context.matches, context.loaderData, status, app)
    const metadata = metadataOf(context, told, status, app)
    const head = { ...told, ...metadata, jsonLd: [...metadata.jsonLd, ...(told.jsonLd ?? [])] }
    return {
      kind: 'page',
      status,
      element,
      head,
      hydration: { loaderData: context.loaderData, errors: sentErrors(context) },
      modules,
      isOwnAddress: isOwnAddress(context, head),
      partial: isPartial(context),
      failure: failureOf(context),
    }
  }
}

const sortedQuery = (address: string): string =>
  [...new URL(address, 'http://page').searchParams]
    .map((entry) => JSON.stringify(entry))
    .toSorted()
    .join()

/** A list is found under what is selected in it, every other page under what search engines shall know it by. */
function isOwnAddress({ location, loaderData }: StaticHandlerContext, { canonical = '' }: Head): boolean {
  if (location.search === '') return true
  const found = Object.values(loaderData).flatMap((data: PageData | undefined) => {
    if (data?.list?.parameters) return listHref('', data.list.parameters)
    return data?.near?.place ? `?postnr=${data.near.code}` : []
  })
  return sortedQuery(found[0] ?? canonical) === sortedQuery(location.search)
}

/** An error page tells nothing of the page that it stands for. */
function metadataOf({ matches, loaderData }: StaticHandlerContext, { canonical, robots }: Head, status: number, app: App): PageMetadata {
  if (status >= 400) return { jsonLd: [] }
  const { id = '', handle } = matches.at(-1)?.route ?? {}
  const data: unknown = loaderData[id]
  const name = (handle as RouteModule['handle'] | undefined)?.crumb?.(data as never, app)
  const page = name !== undefined && canonical !== undefined && robots === undefined ? { text: name, to: canonical } : null
  return describe(id.split(':')[0] ?? '', data, app, page)
}

function statusOf(context: StaticHandlerContext): number {
  return isUnavailable(failureOf(context)) ? 503 : context.statusCode
}

function isPartial({ loaderData }: StaticHandlerContext): boolean {
  return Object.values(loaderData).some((data: { readonly partial?: boolean } | undefined) => data?.partial)
}

/** The commerce API gives no answer, or fails itself: another try may succeed. */
function isUnavailable(failure: Error | undefined): boolean {
  const call = callFailure(failure)
  return call instanceof NoAnswerError || (call !== null && call.status >= 500)
}

function failureOf(context: StaticHandlerContext): Error | undefined {
  return Object.values(context.errors ?? {}).find((error): error is Error => error instanceof Error)
}

/** Errors as the browser's router takes them: answers with their status, everything else without its inner details. */
function sentErrors(context: StaticHandlerContext): Record<string, unknown> | null {
  if (!context.errors) return null
  return Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => [
      id,
      { status: isRouteErrorResponse(error) ? error.status : statusOf(context), statusText: '', data: null, internal: false },
    ]),
  )
}
