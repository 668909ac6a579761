import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { article, fakeApi, found, openShop } from './shop.fixtures.tsx'

afterEach(() => vi.restoreAllMocks())

const cardOf = (element: Element) => Number(element.querySelector('h2 > a')?.getAttribute('href')?.replace('/product/vare-', ''))

// Asked where a card in a run far away stands, a browser reckons that whole run: at a press there is no time for it.
it('the scroll position of a long list is found without a question to cards that are far away', async () => {
  const articles = Array.from({ length: 180 }, (_, index) => article(index + 1))
  openShop('/dame?page=1-9', { api: fakeApi({ 'articles/search': found(articles) }) })
  await screen.findByRole('heading', { name: 'Vare 180' })
  const asked: number[] = []
  // Each card is 10 px high; the window begins within the 65th, in the second of three runs of 60.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const first = cardOf(this.closest('main li') ?? this)
    const isRun = this.matches('[data-part="run"]')
    if (!isRun && this.closest('[data-part="run"]')) asked.push(first)
    const top = (first - 65) * 10 - 5
    return { top, bottom: top + (isRun ? 600 : 10) } as DOMRect
  })
  fireEvent.scroll(window)
  await userEvent.click(screen.getByRole('link', { name: 'Vare 70' }))
  const positions = Object.values(JSON.parse(sessionStorage.getItem('vd-list-places') ?? '{}') as Record<string, unknown>)
  expect(positions).toContainEqual({ address: '/dame?page=1-9', to: '/product/vare-65', top: -5 })
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((card) => card <= 60 || card > 120)).toEqual([])
})
