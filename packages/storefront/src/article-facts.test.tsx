import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { articleDetail, fakeApi, openShop, type ShopOptions } from './shop.fixtures.tsx'

async function openArticle(change: Parameters<typeof articleDetail>[1], brand?: ShopOptions['brand']) {
  openShop('/product/vare-7', { api: fakeApi({ 'articles/slug/vare-7': articleDetail(7, change) }), ...(brand && { brand }) })
  await screen.findByRole('heading', { level: 1, name: 'Vare 7' })
}

it('the facts are the description, the technical text and the labels for care', async () => {
  await openArticle({ techDescription: '- 15 000 mm\n- 320 g', washLabel: 'Vask på 30 grader', careLabel: 'Tørkes flatt' })
  for (const text of ['Beskrivelse av vare 7.', '15 000 mm', '320 g', 'Vask på 30 grader', 'Tørkes flatt', 'Varenummer A-7'])
    expect(screen.getByText(text)).toBeTruthy()
})

it('the technical text has no line for an empty one', async () => {
  await openArticle({ techDescription: '- 15 000 mm\r\n\r\n- 320 g\r\n- 320 g\n' })
  const lines = screen.getByText('15 000 mm').closest('ul')
  expect([...(lines?.children ?? [])].map((line) => line.textContent)).toEqual(['15 000 mm', '320 g', '320 g'])
})

it('[R10.294] technical facts with a name are rows of a table, and the others lines below it', async () => {
  await openArticle({ techDescription: 'Vekt: 320 g\n- Sveisede sømmer\nVannsøyle: 15 000 mm' })
  const terms = [...document.querySelectorAll('[data-part=named] dt')]
  const rows = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['Vekt', '320 g'],
    ['Vannsøyle', '15 000 mm'],
  ])
  expect(screen.getByText('Sveisede sømmer').closest('ul')?.children).toHaveLength(1)
})

it('a text keeps its line breaks', async () => {
  await openArticle({ description: 'Varm.\n\nOg tett.' })
  const text = screen.getByText(/Og tett/)
  expect([text.textContent, getComputedStyle(text).whiteSpace]).toEqual(['Varm.\n\nOg tett.', 'pre-line'])
})

it('a reduced price is shown beside the lowest one before, and the deposit', async () => {
  await openArticle({ price: 300, beforePrice: 499, pant: 3 })
  expect(screen.getAllByText(/Førpris/)[0]?.textContent).toMatch(/Førpris 499,00/)
  expect(screen.getByText(/inkl\. pant 3,00/)).toBeTruthy()
})

it('[R10.337] up to three short facts stand with the price, on phones only where goods are compared', async () => {
  const techDescription =
    'Vekt: 320 g\nFyll: gåsedun med 800 i bæreevne og vannavvisende behandling\nVannsøyle: 15 000 mm\nSesong: vinter\nDropp: 6 mm'
  const besidePrice = () => [...document.querySelectorAll('header dl > div')].map((fact) => fact.textContent)
  const onPhones = () => !document.querySelector('header dl')?.hasAttribute('data-wide')
  await openArticle({ techDescription }, { compares: true })
  expect(besidePrice()).toEqual(['Vekt320 g', 'Vannsøyle15 000 mm', 'Sesongvinter'])
  expect(onPhones()).toBe(true)
  cleanup()
  await openArticle({ techDescription })
  expect(besidePrice()).toEqual(['Vekt320 g', 'Vannsøyle15 000 mm', 'Sesongvinter'])
  expect(onPhones()).toBe(false)
  cleanup()
  await openArticle({ techDescription: 'Sesong: vinter' }, { compares: true })
  expect(besidePrice()).toEqual([])
})
