import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { article, categories, fakeApi, openShop } from './shop.fixtures.tsx'

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

describe('the banner of a main category', () => {
  const banner = '/api/v1/images/tind.wide'
  const openCategory = async (path: string, picture: string | null) => {
    const goods = { data: [article(7)], meta: { current_page: 1, last_page: 1, per_page: 20, total: 1 } }
    const lists = { 'categories/1/articles': goods, 'subcategories/11/articles': goods }
    openShop(path, { api: fakeApi({ ...lists, categories: categories.map((category) => ({ ...category, banner: picture })) }) })
    await screen.findByRole('heading', { name: 'Vare 7' })
    return [...document.querySelectorAll<HTMLImageElement>(`main img[src^='${banner}']`)].map(({ alt, loading }) => ({ alt, loading }))
  }

  it('[R10.199] stands beside the title of its page, as decoration, and is fetched where it is shown', async () => {
    expect(await openCategory('/klaer', banner)).toEqual([{ alt: '', loading: 'lazy' }])
  })

  it.each([
    ['a category without one', '/klaer', null],
    ['what lies beneath', '/klaer/gensere', banner],
    ['a gender', '/dame', banner],
  ])('[R10.199] %s has none', async (_, path, picture) => {
    expect(await openCategory(path, picture)).toEqual([])
  })
})
