import { ApiError, NoAnswerError } from '@vidda/client'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { screenCaches } from './app/index.ts'
import { createServerShop } from './entry-server.tsx'
import { createRoutes } from './routes/create-routes.tsx'
import { appOf, fakeApi, found, openShop } from './shop.fixtures.tsx'
import { Shop } from './Shop.tsx'

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null
const request = (path: string) => new Request(`https://eksempel.example${path}`)
const searchFails = (error: Error) =>
  fakeApi({
    'articles/search': () => {
      throw error
    },
  })

describe('a missing page', () => {
  it('says so inside the frame, with ways on and a head of its own', async () => {
    openShop('/finnes-ikke')
    await screen.findByText('404')
    expect(screen.getByRole('navigation', { name: 'Hovedmeny' })).toBeTruthy()
    await waitFor(() => expect(robots()).toBe('noindex'))
    expect(document.title).toMatch(/ – Eksempel$/)
  })

  it('gives its head back to the next screen', async () => {
    const { router } = openShop('/finnes-ikke')
    await screen.findByText('404')
    await act(() => router.navigate('/dame'))
    expect(document.title).toBe('Dame – Eksempel')
    expect(robots()).toBeNull()
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://eksempel.example/dame')
    await act(() => router.navigate(-1))
    expect(robots()).toBe('noindex')
  })
})

describe('a failure', () => {
  it('can be tried again, and then shows the screen', async () => {
    let tries = 0
    const api = fakeApi({
      'articles/search': () => {
        tries += 1
        if (tries === 1) throw new NoAnswerError('no line')
        return found([])
      },
    })
    const { app } = openShop('/dame', { api })
    const cache = screenCaches.get(app)
    const retry = await screen.findByRole('button', { name: /Prøv igjen/ })
    cache?.keep('/dame', 'what failed to be drawn')
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: 'Dame' })).toBeTruthy()
    expect(document.title).toBe('Dame – Eksempel')
  })

  it('shows that it is being tried again, also when that fails', async () => {
    const fail: (() => void)[] = []
    let tries = 0
    const api = fakeApi({
      'articles/search': () => {
        const failed = new Promise((_, reject) => fail.push(() => reject(new NoAnswerError('no line'))))
        tries += 1
        if (tries === 1) fail[0]?.()
        return failed
      },
    })
    openShop('/dame', { api })
    const retry = await screen.findByRole('button', { name: 'Prøv igjen' })
    await userEvent.click(retry)
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
    await act(async () => fail.at(-1)?.())
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull())
    expect(document.activeElement).toBe(retry)
  })

  it.each([
    ['no answer', new NoAnswerError('deadline'), 503],
    ['a commerce API that is down', new ApiError(503, null), 503],
    ['a gateway without an answer', new ApiError(502, null), 503],
    ['an answer that no loader expected', new ApiError(404, null), 500],
    ['a fault of our own', new TypeError('undefined is not a function'), 500],
  ])('of the kind “%s” tells the log, and nobody else, what it was', async (_, error, status) => {
    const prepared = await createServerShop(appOf({ api: searchFails(error) }))(request('/dame'))
    expect(prepared).toMatchObject({ kind: 'page', status, failure: error, head: { robots: 'noindex' } })
    const sent = prepared.kind === 'page' && JSON.stringify(prepared.hydration)
    expect(sent).not.toContain(error.message)
    expect(sent).toContain(`"status":${status}`)
  })
})

describe('an error page that the server has rendered', () => {
  it.each([
    ['/finnes-ikke', '404'],
    ['/dame', 'Noe gikk galt hos oss'],
  ])('is the same in the browser: %s', async (path, words) => {
    const app = appOf({ api: searchFails(new ApiError(404, null)) })
    const prepared = await createServerShop(app)(request(path))
    if (prepared.kind !== 'page') throw new Error('led elsewhere')
    const hydrationData = JSON.parse(JSON.stringify(prepared.hydration)) as HydrationState
    const routes = createRoutes(app)
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }
    const root = document.createElement('div')
    root.innerHTML = renderToString(prepared.element)
    expect(root.textContent).toContain(words)
    const markup = withoutIds(root.querySelector('main'))
    render(
      <Shop app={app}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path], hydrationData })} />
      </Shop>,
    )
    // A server and a browser may write an element's attributes in another order.
    expect(withoutIds(screen.getByRole('main')).isEqualNode(markup)).toBe(true)
  })
})

/** A copy of what it holds, without ids that React makes, which are others where a page is not hydrated. */
function withoutIds(element: Element | null): Node {
  const copy = document.createElement('div')
  copy.innerHTML = element?.innerHTML ?? ''
  for (const named of copy.querySelectorAll('[id^="_r"], [id^="_R"]')) named.removeAttribute('id')
  return copy
}
