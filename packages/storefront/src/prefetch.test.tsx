import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRoutes } from './routes/create-routes.tsx'
import { openScreenCache, prefetchOnIntent } from './screen-cache/index.ts'
import { articleDetail, fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

let stop: () => void = () => undefined
beforeEach(() => {
  // The page's address is that of the shop, so that links lead within it.
  window.history.replaceState(null, '', '/dame')
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

async function openList(answers: Answers = {}) {
  const api = fakeApi(answers)
  const { app, router } = openShop('/dame', { api })
  stop = prefetchOnIntent(
    openScreenCache(app, { address: '/dame', loaderData: null }),
    createRoutes({ ...app, log: () => undefined }),
    null,
  )
  const link = await screen.findByRole('link', { name: /Vare 7/ })
  const asked = () => api.calls.filter(({ path }) => path === 'articles/slug/vare-7').length
  const searches = () => api.calls.filter(({ path }) => path === 'articles/search').length
  return { link, asked, searches, router, user: userEvent.setup() }
}
const article = () => screen.findByRole('button', { name: 'Legg i handlekurven' })

describe('a link that a shopper reaches for', () => {
  it('is asked for while the pointer rests on it, and not again when it is followed', async () => {
    const { link, asked, user } = await openList()
    await user.hover(link)
    await expect.poll(() => asked()).toBe(1)
    await user.click(link)
    await article()
    expect(asked()).toBe(1)
  })

  it('is asked for while it has the focus', async () => {
    const { link, asked } = await openList()
    link.focus()
    await expect.poll(() => asked()).toBe(1)
  })

  it('is not asked for when the pointer only passes over it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { link, asked } = await openList()
    for (const type of ['pointerover', 'pointerout']) link.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(asked()).toBe(0)
  })

  it('is not asked for where the shopper saves data', async () => {
    const { link, asked, user } = await openList()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection: { saveData: true } }))
    await user.hover(link)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked()).toBe(0)
  })

  it('is not asked for when it is another selection of the list that is shown', async () => {
    const { searches, user } = await openList()
    const before = searches()
    await user.hover(screen.getByRole('link', { name: 'Pris' }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(searches()).toBe(before)
  })

  it('is left to the press, where that comes sooner', async () => {
    const { link, asked } = await openList()
    for (const type of ['pointerover', 'pointerout', 'focusin']) link.dispatchEvent(new Event(type, { bubbles: true }))
    await act(async () => link.click())
    await article()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked()).toBe(1)
  })

  it('is opened all the same when what was asked for did not come', async () => {
    let calls = 0
    const flaky = async () => {
      calls += 1
      if (calls === 1) throw new TypeError('no line')
      return articleDetail(7)
    }
    const { link, asked, user } = await openList({ 'articles/slug/vare-7': flaky })
    await user.hover(link)
    await expect.poll(() => asked()).toBe(1)
    await user.click(link)
    await article()
    expect(asked()).toBe(2)
  })

  it('says nothing of a guard that would stop the shopper there', async () => {
    const { link, asked, user } = await openList({ 'articles/slug/vare-7': articleDetail(7, { hiddenFromWeb: true }) })
    await user.hover(link)
    await expect.poll(() => asked()).toBe(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the way back within a minute', () => {
  it('gives an article without asking for it again', async () => {
    const api = fakeApi()
    const { router } = openShop('/', { api })
    await screen.findByRole('main')
    await router.navigate('/product/vare-7')
    await article()
    const asked = () => api.calls.filter(({ path }) => path === 'articles/slug/vare-7').length
    const before = asked()
    await router.navigate('/dame')
    await screen.findByRole('link', { name: /Vare 8/ })
    await router.navigate(-1)
    await article()
    expect(asked()).toBe(before)
  })
})
