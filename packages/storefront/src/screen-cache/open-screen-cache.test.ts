import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { screenCaches } from '../app/index.ts'
import { appOf } from '../shop.fixtures.tsx'
import { openScreenCache } from './open-screen-cache.ts'

afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

const hour = 3_600_000

/** A shop whose server sent `/dame` with goods, an hour ago. */
function openedOnDame() {
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + hour })
  const router = createMemoryRouter([{ id: 'screen', path: '*', element: null, loader: () => ({ goods: 7 }) }], {
    initialEntries: ['/herre'],
  })
  const app = appOf()
  openScreenCache(app, router, { address: '/dame', loaderData: { screen: { goods: 7 } } })
  const cache = () => screenCaches.get(app)
  const answer = (address: string) => cache()?.answer(new Request(`https://eksempel.example${address}`))
  return { router, cache, answer }
}

it('the page that the server sent answers Back, and no link once it is old, not even one to where the browser stands', async () => {
  const { answer, router } = openedOnDame()
  window.history.replaceState(null, '', '/dame')
  expect(await answer('/dame')).toBeUndefined()
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await answer('/dame')).toEqual({ goods: 7 })
  expect(await answer('/herre')).toBeUndefined()
  await router.navigate('/barn')
  expect(await answer('/dame')).toBeUndefined()
})

it('leaves what a screen added to its data in place, whatever else the router tells', async () => {
  const { answer, cache, router } = openedOnDame()
  await router.navigate('/barn')
  cache()?.add('/barn', { related: 8 })
  await router.navigate('/barn#omtaler')
  expect(await answer('/barn')).toEqual({ goods: 7, related: 8 })
})
