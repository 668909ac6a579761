import type { Api } from '@vidda/client'
import { fetchArticle } from '@vidda/client/articles'
import { addVariant, emptyCart, lineOf, persistedCart } from '@vidda/domain/cart'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom'
import type { AppOptions } from './app/app.ts'
import { cartKey, createActiveArticle, createApp, type App } from './app/index.ts'
import { createRoutes } from './routes/create-routes.tsx'
import { openScreenCache } from './screen-cache/index.ts'
import { Shop } from './Shop.tsx'

export type MemoryShop = {
  readonly app: App
  readonly router: ReturnType<typeof createMemoryRouter>
  readonly element: ReactNode
}

/** The whole shop at a path, in its state after hydration. The memory router leaves the browser's address alone. */
export function memoryShop(options: AppOptions, path: InitialEntry): MemoryShop {
  const app = createApp({ active: createActiveArticle(), ...options })
  const router = createMemoryRouter(createRoutes(app), { initialEntries: [path] })
  openScreenCache(app, { address: '', loaderData: null })
  const element = (
    <Shop app={app}>
      <RouterProvider router={router} />
    </Shop>
  )
  return { app, router, element }
}

/** Writes a cart to local storage, as an earlier visit would have: the first variant in stock of each article. */
export async function storeCart(api: Api, articles: readonly number[]): Promise<void> {
  const details = await Promise.all(articles.map((id) => fetchArticle(api, id)))
  const lines = details.flatMap((detail) => {
    const variant = detail.variants.find(({ availability }) => availability > 0)
    return variant ? [lineOf(detail, variant)] : []
  })
  localStorage.setItem(cartKey, JSON.stringify(persistedCart(lines.reduce(addVariant, emptyCart))))
}
