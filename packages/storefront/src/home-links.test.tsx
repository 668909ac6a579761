import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { article, fakeApi, found, openShop } from './shop.fixtures.tsx'

const links = [
  { text: '390 g', about: 'alpinhjelm', to: '/vintersport/hjelmer-&-alpinbriller/alpinhjelm' },
  { text: '90 cm', about: '2 år', to: '/barn?size=barn-90-cm' },
]

it.each([
  ['the best seller’s, for a category alone', found([article(7)]), [true, false]],
  ['none where the category has no goods', found([]), [false, false]],
  ['none where they do not come', () => Promise.reject(new Error('down')), [false, false]],
])('[R10.356] the picture of a home page’s link is %s', async (_, answer, pictured) => {
  const api = fakeApi({ 'articles/search': answer })
  openShop('/', { api, brand: { composesHome: true }, home: async () => [{ type: 'links', title: 'Fra tall til hylle', links }] })
  const tiles = within(await screen.findByRole('navigation', { name: 'Fra tall til hylle' })).getAllByRole('link')
  expect(tiles.map((tile) => tile.querySelector('img')?.src.includes('/api/v1/images/7') ?? false)).toEqual(pictured)
  expect(api.calls.filter(({ path }) => path === 'articles/search').map(({ sent }) => sent)).toMatchObject([
    { take: 1, orderBy: 'Bestseller', filters: expect.arrayContaining([{ field: 'groups', op: 'in', value: [212] }]) },
  ])
})
