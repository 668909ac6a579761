import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { article, categories, fakeApi, found, openShop } from './shop.fixtures.tsx'

/** The style rules that the page has had so far. */
const looks = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('')

// With a new rule a browser asks every element of the page whether it is meant, which on a long list is longer than a press may last.
it('a press on a filter and one on an order need no style rule that the list has not had', async () => {
  openShop('/dame', { allStyles: true })
  await userEvent.click(await screen.findByRole('link', { name: /^Filter/ }))
  const color = await screen.findByRole('checkbox', { name: /Grønn/ })
  const known = looks()
  expect(known).toContain('{')
  await userEvent.click(color)
  await screen.findByRole('link', { name: 'Grønn, fjern', hidden: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('link', { name: 'Pris' }))
  await screen.findByRole('link', { name: 'Pris', current: true })
  expect(looks()).toBe(known)
})

describe('the tile among the goods', () => {
  const banner = '/api/v1/images/tind.wide'
  const goods = (total: number, page = 1) => ({
    data: Array.from({ length: Math.min(total, 20) }, (_, index) => article(index + 7)),
    meta: { current_page: page, last_page: Math.ceil(total / 20), per_page: 20, total },
  })
  const hits = Array.from({ length: 9 }, (_, index) => article(index + 7))
  const openList = async (
    path: string,
    { total = 9, image = banner, link = null }: { total?: number; image?: string | null; link?: string | null } = {},
  ) => {
    const lists = {
      'categories/1/articles': goods(total),
      'categories/2/articles': goods(total),
      'categories/1/articles?page=2': goods(total, 2),
      'subcategories/11/articles': goods(total),
    }
    const pictured = categories.map((category) => ({ ...category, banner: image, bannerLink: link }))
    openShop(path, { api: fakeApi({ ...lists, categories: pictured, 'articles/search': found(hits.slice(0, total), total) }) })
    await screen.findByRole('heading', { name: 'Vare 7' })
    const items = within(screen.getAllByRole('list').find((list) => list.querySelector('h2')) ?? document.body).getAllByRole('listitem')
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`main img[src^='${banner}']`)]
    return { items, pictures }
  }

  it('[R10.199] has the banner of its main category, as decoration, and the title has none', async () => {
    const { items, pictures } = await openList('/klaer')
    expect(pictures.map(({ alt, loading }) => ({ alt, loading }))).toEqual([{ alt: '', loading: 'lazy' }])
    expect(items[6]?.contains(pictures[0] ?? null)).toBe(true)
  })

  it.each([
    ['a gender', '/dame', 'Klær til dame', '/klaer?gender=dame'],
    ['a main category', '/klaer', 'Gensere', '/klaer/gensere'],
    ['one whose banner has a link', '/vintersport', 'Staver', '/vintersport/staver'],
    ['what lies beneath', '/klaer/gensere', 'Alt i Klær', '/klaer'],
  ])('[R10.330] leads on from %s, seventh of the goods and in no count', async (_, path, name, to) => {
    const { items } = await openList(path, { link: '/vintersport/staver' })
    expect(
      within(items[6] ?? document.body)
        .getByRole('link', { name })
        .getAttribute('href'),
    ).toBe(to)
    expect(items).toHaveLength(10)
    expect(screen.getByText('9 varer')).toBeTruthy()
  })

  it.each([
    ['a category without a banner', '/klaer', { image: null }],
    ['a list of fewer than eight goods', '/klaer', { total: 7 }],
    ['a list that is filtered', '/dame?color=gronn', {}],
    ['a search', '/search/genser', {}],
    ['a later page', '/klaer?page=2', { total: 29 }],
  ])('[R10.330] %s has none', async (_, path, data) => {
    expect((await openList(path, data)).pictures).toEqual([])
  })

  it('[R10.330] goes with the first press on a filter', async () => {
    await openList('/dame')
    await userEvent.click(await screen.findByRole('link', { name: /^Filter/ }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /Grønn/ }))
    expect(screen.queryByRole('link', { name: 'Klær til dame', hidden: true })).toBeNull()
  })
})
