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
  const app = appOf()
  openScreenCache(app, { address: '/dame', loaderData: { screen: { goods: 7 } } })
  const cache = () => screenCaches.get(app)
  const answer = (address: string) => cache()?.answer(new Request(`https://eksempel.example${address}`))
  const show = (address: string, data: unknown) => app.shown.setState({ address, data }, true)
  return { cache, answer, show }
}

it('the page that the server sent answers Back, and no link once it is old, not even one to where the browser stands', async () => {
  const { answer, show } = openedOnDame()
  window.history.replaceState(null, '', '/dame')
  expect(await answer('/dame')).toBeUndefined()
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await answer('/dame')).toEqual({ goods: 7 })
  expect(await answer('/herre')).toBeUndefined()
  show('/barn', { goods: 8 })
  expect(await answer('/dame')).toBeUndefined()
})

it('leaves what a screen added to its data in place, also where it is drawn again', async () => {
  const { answer, cache, show } = openedOnDame()
  const data = { goods: 7 }
  show('/barn', data)
  cache()?.add('/barn', { related: 8 })
  show('/barn', data)
  expect(await answer('/barn')).toEqual({ goods: 7, related: 8 })
})

it('keeps the screen that is drawn by the time it opens', async () => {
  const app = appOf()
  app.shown.setState({ address: '/barn', data: { goods: 8 } }, true)
  const cache = openScreenCache(app, { address: '/dame', loaderData: null })
  expect(await cache.answer(new Request('https://eksempel.example/barn'))).toEqual({ goods: 8 })
})
