import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ShopPicker, type ShopPickerProps } from './index.ts'

const common = { distance: null, openText: 'Åpent til 20' }
const shops = [
  { ...common, id: 1, name: 'Voss', address: 'Vangsgata 4, 5700 Voss', servesAll: false, missing: ['Ullsokk', 'Skalljakke'] },
  { ...common, id: 2, name: 'Geilo', address: 'Geilovegen 38, 3580 Geilo', servesAll: true, missing: [] },
]

const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('[data-part="name"]')?.textContent)

it('puts shops that have the whole cart first, and says what the others lack', () => {
  show(<ShopPicker shops={shops} value={null} onValueChange={vi.fn()} />)
  expect(names()).toEqual(['Geilo', 'Voss'])
  expect(screen.getByRole('heading', { name: 'Har alt i handlekurven' })).toBeTruthy()
  expect(screen.getByText('Mangler Ullsokk, Skalljakke')).toBeTruthy()
})

it('[R10.230] names the one article of a cart that has no more', () => {
  show(<ShopPicker shops={shops} value={null} lineCount={1} onValueChange={vi.fn()} />)
  expect(screen.getByRole('heading', { name: 'Har varen' })).toBeTruthy()
})

it('reports the shop selected', async () => {
  const handleChange = vi.fn()
  show(<ShopPicker shops={shops} value={2} onValueChange={handleChange} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Geilo/ }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /Voss/ }))
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(1)
})

it('finds shops by words of name and address in any order, and says when none fits', async () => {
  show(<ShopPicker shops={shops} value={null} onValueChange={vi.fn()} />)
  const field = screen.getByRole('searchbox', { name: 'Finn butikk' })
  await userEvent.type(field, 'voss VANGS')
  expect(names()).toEqual(['Voss'])
  await userEvent.type(field, 'x')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Ingen butikk passer med «voss VANGSx»')
})

it('asks for the position only where the caller can find it', async () => {
  const handlePosition = vi.fn()
  const { rerender } = show(<ShopPicker shops={shops} value={null} onValueChange={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<ShopPicker shops={shops} value={null} onValueChange={vi.fn()} onPosition={handlePosition} />)
  await userEvent.click(screen.getByRole('button', { name: 'Bruk posisjonen min' }))
  expect(handlePosition).toHaveBeenCalledOnce()
})

it('folds away what is far down, unless it is selected or searched for', async () => {
  const many = Array.from({ length: 7 }, (_, id) => ({
    ...common,
    id,
    name: `Butikk ${id}`,
    address: 'Storgata 1',
    servesAll: true,
    missing: [],
  }))
  const { container, rerender } = show(<ShopPicker shops={many} value={0} onValueChange={vi.fn()} />)
  expect(screen.getByText('Vis 2 butikker til')).toBeTruthy()
  expect(container.querySelector('details')?.open).toBe(false)
  rerender(<ShopPicker shops={many} value={6} onValueChange={vi.fn()} />)
  expect(container.querySelector('details')?.open).toBe(true)
  await userEvent.type(screen.getByRole('searchbox'), 'storgata')
  expect(container.querySelector('details')).toBeNull()
  expect(names()).toHaveLength(7)
})

const withPostcode = (props: Partial<ShopPickerProps> = {}) => (
  <ShopPicker shops={shops} value={null} onValueChange={vi.fn()} onPostcode={vi.fn()} {...props} />
)
const find = () => screen.getByRole('searchbox', { name: 'Finn butikk' })

it('takes four digits for a postal code: the caller measures from there, and no shop is left out', async () => {
  const handlePostcode = vi.fn()
  show(withPostcode({ onPostcode: handlePostcode }))
  await userEvent.type(find(), '57')
  expect(handlePostcode).not.toHaveBeenCalled()
  await userEvent.type(find(), '00 Voss')
  expect(handlePostcode).toHaveBeenCalledExactlyOnceWith('5700')
  expect(names()).toEqual(['Geilo', 'Voss'])
})

it('looks for digits in addresses where nobody can measure from a postal code', async () => {
  show(<ShopPicker shops={shops} value={null} onValueChange={vi.fn()} />)
  await userEvent.type(find(), '5700')
  expect(names()).toEqual(['Voss'])
})

it('says what distances are measured from, and that those from a postal code are about so', () => {
  const far = shops.map((shop) => ({ ...shop, distance: 2449 }))
  const { container, rerender } = show(withPostcode({ shops: far, origin: { kind: 'position' } }))
  expect(screen.getByText('Nærmest posisjonen din først')).toBeTruthy()
  expect(container.textContent).toContain('2,4 km unna')
  rerender(withPostcode({ shops: far, origin: { kind: 'postalCode', name: '3580 Geilo' } }))
  expect(screen.getByText(/Nærmest 3580 Geilo først/)).toBeTruthy()
  expect(container.textContent).toContain('omtrent 2 km unna')
})

it('says how much of the cart each shop has', () => {
  show(withPostcode({ lineCount: 3 }))
  expect(screen.getByText('Har alle 3 varene dine')).toBeTruthy()
  expect(screen.getByText('Har 1 av 3 · Mangler Ullsokk, Skalljakke')).toBeTruthy()
})

it('says that no shop has all of it, and what can be done', () => {
  show(withPostcode({ shops: shops.filter((shop) => !shop.servesAll) }))
  expect(screen.getByText('Ingen butikk har alt akkurat nå')).toBeTruthy()
})

it('leaves out a shop that has nothing of the cart, until it is searched for', async () => {
  show(withPostcode({ lineCount: 2 }))
  expect(names()).toEqual(['Geilo'])
  expect(screen.queryByRole('heading', { name: 'Mangler noe' })).toBeNull()
  await userEvent.type(find(), 'Voss')
  expect(screen.getByRole('heading', { name: 'Har ikke nok av varene dine' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Voss/ }).disabled).toBe(true)
  expect(screen.queryByText(/Ingen butikk passer/)).toBeNull()
})

it('says that no shop has anything of the cart', () => {
  show(withPostcode({ lineCount: 1, shops: shops.filter((shop) => !shop.servesAll) }))
  expect(screen.getByText('Ingen butikk har varene akkurat nå')).toBeTruthy()
  expect(screen.queryByText('Ingen butikk har alt akkurat nå')).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('leads back to all shops from a search that found none', async () => {
  show(withPostcode())
  await userEvent.type(find(), 'Svalbard')
  await userEvent.click(screen.getByRole('button', { name: 'Vis alle butikkene' }))
  expect(names()).toHaveLength(2)
  expect(document.activeElement).toBe(find())
})

it('sends no form around it when Enter is pressed in the field', async () => {
  const handleSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  show(<form onSubmit={handleSubmit}>{withPostcode()}</form>)
  await userEvent.type(find(), 'Geilo{Enter}')
  expect(handleSubmit).not.toHaveBeenCalled()
})

it('says that shops are on their way, that they did not come, and that there are none', async () => {
  const handleRetry = vi.fn()
  const { rerender } = show(withPostcode({ shops: 'loading' }))
  expect(screen.getByText('Ser hvem som har varene dine …').closest('[role=status]')).toBeTruthy()
  rerender(withPostcode({ shops: 'failed', onRetry: handleRetry }))
  expect(screen.getByRole('alert').textContent).toContain('Vi fikk ikke hentet butikkene')
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  expect(handleRetry).toHaveBeenCalledOnce()
  rerender(withPostcode({ shops: [] }))
  expect(screen.getByRole('heading', { name: 'Det er ingen butikker å hente i ennå' })).toBeTruthy()
})
