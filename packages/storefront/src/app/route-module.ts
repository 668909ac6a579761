import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { App } from './app.ts'
import type { Head } from './head.ts'

/** What a screen shows, from the commerce API; a thrown `Response` ends it with a redirect or a status. */
export type Loader<Data> = (app: App, args: LoaderFunctionArgs) => Promise<Data>

/** The exports of a module in `routes/`, always in this order; `head` gets what the screen's loader answered. */
export type RouteModule = {
  readonly handle: {
    readonly head: (data: never, app: App) => Head
    /** What a back link to the screen is called; without it none leads there. */
    readonly crumb?: (data: never, app: App) => string
  }
  readonly Component: ComponentType
}

/** Ends a loader with the 404 page. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}
