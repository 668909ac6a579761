import type * as Wire from '@vidda/contract/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { articleDetail, fakeApi, openShop } from './shop.fixtures.tsx'

const [first] = articleDetail(7).variants
const sized = (names: readonly string[], scale: Wire.Variant['size']['scale']) =>
  names.flatMap((name, at) =>
    first ? [{ ...first, id: 70 + at, ean: `70${at}`, size: { id: at + 1, name, ...(scale && { scale }) } }] : [],
  )

const review = (id: number, trueToSize: number): Wire.Review => ({
  id,
  content: 'Fin',
  reply: null,
  customer: 'Kari',
  rating: 4,
  approved: true,
  created_at: '2026-01-01T00:00:00Z',
  reviewable_id: 7,
  reviewable_type: 'article',
  true_to_size: trueToSize,
  size_color: null,
  anonymous: false,
})

async function openArticle(change: Partial<Wire.ArticleDetail>) {
  openShop('/product/vare-7', { api: fakeApi({ 'articles/slug/vare-7': articleDetail(7, change) }) })
  await screen.findByRole('heading', { level: 1 })
}
const opener = () => screen.queryByRole('button', { name: 'Størrelsesguide' })
async function openGuide(change: Partial<Wire.ArticleDetail>) {
  await openArticle(change)
  await userEvent.click(opener() as Element)
  return within(await screen.findByRole('dialog', { name: 'Størrelsesguide' }))
}

it('[R10.262] opens from the sizes, with a table of the article’s own and how to measure, and gives the focus back', async () => {
  const guide = await openGuide({ variants: sized(['S', 'M', 'XL'], 'clothes') })
  const table = guide.getByRole('table', { name: 'Dame, kroppsmål i centimeter' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Størrelse', 'Bryst', 'Liv', 'Hofte'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['S', 'M', 'XL'])
  expect(
    within(within(table).getByRole('row', { name: /^M/u }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['90–98', '74–82', '98–106'])
  expect(guide.getByText('Bryst:').closest('li')?.textContent).toContain('der det er bredest')
  expect(guide.queryByText(/Passformen/u)).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

it('[R10.262] marks the selected size, and has the foot of shoes', async () => {
  await openArticle({ variants: sized(['41', '42'], 'shoes') })
  await userEvent.click(screen.getByRole('radio', { name: '42' }))
  await userEvent.click(opener() as Element)
  const row = within(await screen.findByRole('dialog')).getByRole('row', { name: /^42/u })
  expect([row.hasAttribute('data-marked'), within(row).getByRole('cell').textContent]).toEqual([true, '26,5'])
})

it('[R10.262] says how it fits, where those who bought it have told', async () => {
  const guide = await openGuide({ variants: sized(['S', 'M'], 'clothes'), reviews: [review(1, -1), review(2, -1)] })
  expect(guide.getByText('Liten i størrelsen')).toBeTruthy()
  expect(guide.getByText('Ifølge 2 kunder')).toBeTruthy()
})

it.each([
  ['what is not measured on a body', { variants: sized(['170 cm', '180 cm'], 'skis') }],
  ['a commerce API that tells no scale', { variants: sized(['S', 'M'], undefined) }],
  ['children’s clothes in letters', { gender: 4, variants: sized(['S', 'M'], 'clothes') }],
])('[R10.262] is not offered for %s', async (_, change) => {
  await openArticle(change)
  expect(opener()).toBeNull()
})
