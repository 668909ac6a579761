import { pageApi } from '@vidda/client'
import { importModule } from '@vidda/ui/import-module'
import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom'
import { createActiveArticle, createApp, fetchPage, preloadErrorEvent, type ShopBrand } from './app/index.ts'
import { hasEmptyPlace, preloadEmptyPlaces } from './empty-place/index.ts'
import { createRoutes } from './routes/create-routes.tsx'
import { Shop } from './Shop.tsx'

// Nearly every screen has these, or few have and they are smaller than the head of a file: exported from the entry they travel in its one
// chunk, and not as a dozen small ones.
export { facets, priceRangeFromKroner } from '@vidda/domain/listing'
export { slugOf } from '@vidda/domain/slug'
export { Button } from '@vidda/ui/button'
export { ButtonLink } from '@vidda/ui/button-link'
export { CampaignLabel } from '@vidda/ui/campaign-label'
export { ChipList } from '@vidda/ui/chip-list'
export { Notice } from '@vidda/ui/notice'
export { useEarlySelection } from '@vidda/ui/early-selection'
export { Picture, sizesOf } from '@vidda/ui/picture'
export { Price } from '@vidda/ui/price'
export { ProductGrid } from '@vidda/ui/product-grid'
export { SectionHeading } from '@vidda/ui/section-heading'
export { ShareButton } from '@vidda/ui/share-button'
export { imageSources } from '@vidda/contract'
export { storeFor } from './app/index.ts'
export { labelOf } from './goods/index.ts'
export { EmptyPlace } from './empty-place/index.ts'
export { ArticleCard } from './listing/index.ts'
export { ScreenTrail } from './navigation/index.ts'
export { useMyShop } from './my-shop/index.ts'
export { useNow } from './shops/index.ts'

type PageData = { readonly brand: ShopBrand; readonly hydration: HydrationState }

/** Ends the browser's task: what the page does next has one of its own, and a press in between is heard. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Hydrates the server's page: settles the matched routes first, so that hydration finds what the server rendered. */
async function start(): Promise<void> {
  await nextTask()
  const data = JSON.parse(document.getElementById('vidda-data')?.textContent ?? '') as PageData
  const { loaderData } = data.hydration
  const opening = { address: window.location.pathname + window.location.search, loaderData }
  const api = pageApi(document, importModule)
  const app = createApp({ brand: data.brand, api, page: fetchPage, active: createActiveArticle() })
  window.addEventListener(preloadErrorEvent, (event) => app.log((event as CustomEvent<unknown>).detail))
  const routes = createRoutes(app)
  await Promise.all([
    ...(matchRoutes(routes, window.location) ?? []).map(({ route }) => settle(route)),
    // Without this code the first render would not match the server's HTML.
    hasEmptyPlace() && preloadEmptyPlaces().catch(app.log),
  ])
  await nextTask()
  const router = createBrowserRouter(routes, { hydrationData: data.hydration })
  onReach(async (event) => {
    const { openScreenCache, prefetchOnIntent } = await importModule(() => import('./screen-cache/index.ts'), 'openScreenCache')
    prefetchOnIntent(openScreenCache(app, opening), createRoutes({ ...app, active: createActiveArticle(), log: () => undefined }), event)
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated>
        <Shop app={app}>
          <RouterProvider router={router} />
        </Shop>
      </Hydrated>,
    )
  })
}

/** Tells the page's inline script once everything inside has run its effects: it then repeats the presses that came too early. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.dispatchEvent(new Event('vidda:hydrated'))
  }, [])
  return children
}

/** Has something begun when a pointer or the focus first comes to a link; at the next one when it fails. */
function onReach(begin: (event: Event) => Promise<void>): void {
  const types = ['pointerover', 'focusin']
  function hear(event: Event): void {
    if (!(event.target as Element).closest('a')) return
    for (const type of types) document.removeEventListener(type, hear)
    begin(event).catch(listen)
  }
  function listen(): void {
    for (const type of types) document.addEventListener(type, hear, { passive: true })
  }
  listen()
}

async function settle(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}

// Not awaited here: screens import this chunk, and would wait for its end while it waits for them.
start().catch((error: unknown) => console.error(error))
