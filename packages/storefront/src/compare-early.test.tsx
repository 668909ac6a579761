import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Sammenlign Vare 7' })
const list = '/dame'
const stored = () => JSON.parse(localStorage.getItem('vd-compare') ?? '[]') as unknown

/** Server and browser each have their own modules, as only the server has loaded the checkbox when it renders. */
async function freshShop() {
  vi.resetModules()
  const { appOf, fakeApi } = await import('./shop.fixtures.tsx')
  return appOf({ api: fakeApi(), brand: { compares: true } })
}

async function serverPage() {
  const app = await freshShop()
  const { createServerShop } = await import('./entry-server.tsx')
  const page = await createServerShop(app)(new Request(`https://eksempel.example${list}`))
  if (page.kind !== 'page') throw new Error('led elsewhere')
  return { html: renderToString(page.element), hydrationData: JSON.parse(JSON.stringify(page.hydration)) as HydrationState }
}

it('[R10.310] is rendered by the server, and keeps a press and the focus that come before its code', async () => {
  document.cookie = 'cookiesAccepted=true; path=/'
  const { html, hydrationData } = await serverPage()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const early = await box()
  await userEvent.click(early)

  const app = await freshShop()
  const [{ createRoutes }, { Shop }] = await Promise.all([import('./routes/create-routes.tsx'), import('./Shop.tsx')])
  const routes = createRoutes(app)
  for (const { route } of matchRoutes(routes, list) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  const router = createMemoryRouter(routes, { initialEntries: [list], hydrationData })
  render(
    <Shop app={app}>
      <RouterProvider router={router} />
    </Shop>,
    { container, hydrate: true },
  )
  expect(await box()).toBe(early)
  expect([early.checked, document.activeElement]).toEqual([true, early])

  act(() => void window.dispatchEvent(new Event('mousemove')))
  await waitFor(() => expect(stored()).toMatchObject([{ id: 7 }]))
  const loaded = await box()
  expect(loaded).not.toBe(early)
  expect([loaded.checked, document.activeElement]).toEqual([true, loaded])
  await userEvent.click(loaded)
  expect(stored()).toEqual([])
})
