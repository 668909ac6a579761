import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FavouriteButton } from '../favourite-button/index.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { cards, kroner } from '../internal/samples.data.ts'
import { ProductCard } from './index.ts'
import { sameCard } from './same-card.ts'

const [plain, offer, , many] = cards

it('is one link, named by the article', () => {
  show(<ProductCard {...plain} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/product/skare-skalljakke'])
  expect(screen.getByRole('heading', { name: plain.name })).toBeTruthy()
})

it('[R10.08] a reduced article shows its before-price, and its campaign in words', () => {
  const { container } = show(<ProductCard {...offer} />)
  expect(container.textContent.replaceAll(/\s/gu, ' ')).toContain('Førpris 1 999,00 kr')
  expect(screen.getByText('−30 %')).toBeTruthy()
  const other = show(<ProductCard {...plain} />)
  expect(other.container.textContent).not.toContain('Førpris')
})

it.each([
  [12, '4,3 av 5 stjerner, 12 anmeldelser', '4,3 (12)'],
  [1, '4,3 av 5 stjerner, 1 anmeldelse', '4,3 (1)'],
])('[R10.292] tells the average of %i reviews', (reviewCount, words, shown) => {
  show(<ProductCard {...plain} rating={4.3} reviewCount={reviewCount} />)
  expect(screen.getByRole('img', { name: words }).textContent).toBe(shown)
})

it('[R10.292] tells nothing of stars without reviews', () => {
  const { container } = show(<ProductCard {...plain} rating={null} />)
  expect(container.querySelector('[data-part="rating"]')).toBeNull()
})

it('names all colours, and counts those it does not show', () => {
  show(<ProductCard {...many} />)
  const colors = screen.getByRole('img', { name: '6 farger: Gran, Rust, Storm, Sol, Is, Sot' })
  expect(colors.textContent).toBe('+1')
})

it('names the only colour, so that cards of a row have equally many lines', () => {
  show(<ProductCard {...plain} colors={[{ name: 'Gran', hex: '#2f4a3a' }]} />)
  expect(screen.getByRole('img', { name: 'Farge: Gran' })).toBeTruthy()
})

it.each([
  [0, 'Ikke på lager'],
  [1, 'På lager i 1 butikk'],
  [23, 'På lager i 23 butikker'],
])('says of %i shops: %s', (shopsInStock, words) => {
  show(<ProductCard {...plain} shopsInStock={shopsInStock} />)
  expect(screen.getByText(words)).toBeTruthy()
})

it('is not drawn again for equal pictures and colours, and is for another price', () => {
  const copy = { ...plain, image: { ...plain.image }, colors: plain.colors.map((color) => ({ ...color })) }
  expect(sameCard(plain, copy)).toBe(true)
  expect(sameCard(plain, { ...copy, price: kroner(1) })).toBe(false)
  expect(sameCard(plain, { ...copy, colors: [] })).toBe(false)
  expect(sameCard(plain, { ...copy, image: offer.image })).toBe(false)
})

it('keeps what is pressed in its corner apart from its link', async () => {
  const handleChange = vi.fn()
  show(<ProductCard {...plain} corner={<FavouriteButton selected={false} name={plain.name} onSelectedChange={handleChange} />} />)
  const heart = screen.getByRole('button', { name: 'Legg til i favoritter: Skare Skalljakke Dame' })
  expect(heart.closest('a')).toBeNull()
  await userEvent.click(heart)
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(true)
})

it('is one styled element, whose parts are plain: many are made for each page', () => {
  const { container } = show(<ProductCard {...offer} />)
  expect(container.querySelectorAll('[class]')).toHaveLength(1)
})

it.each([
  ['På lager i Hamar', true, 3],
  ['Ikke i Hamar · 3 har den', false, 3],
  ['Ikke i Hamar', false, 0],
])('says of the shopper’s own shop: %s', (words, inMyShop, shopsInStock) => {
  show(<ProductCard {...plain} shopsInStock={shopsInStock} myShop="Hamar" inMyShop={inMyShop} />)
  const stock = screen.getByText(words)
  expect(stock.hasAttribute('data-none')).toBe(!inMyShop)
})
