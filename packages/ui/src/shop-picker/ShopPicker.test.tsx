import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'
import { ShopPicker } from './index.ts'

const common = { distance: null, openText: 'Åpent til 20' }
const shops = [
  { ...common, id: 1, name: 'Voss', address: 'Vangsgata 4, 5700 Voss', servesAll: false, missing: ['Ullsokk', 'Skalljakke'] },
  { ...common, id: 2, name: 'Geilo', address: 'Geilovegen 38, 3580 Geilo', servesAll: true, missing: [] },
]

const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('[data-part="name"]')?.textContent)

it('puts shops that have the whole cart first, and says what the others lack', () => {
  show(<ShopPicker shops={shops} value={null} onChange={vi.fn()} />)
  expect(names()).toEqual(['Geilo', 'Voss'])
  expect(screen.getByRole('heading', { name: 'Har alt i handlekurven' })).toBeTruthy()
  expect(screen.getByText('Mangler Ullsokk, Skalljakke')).toBeTruthy()
})

it('reports the shop chosen', async () => {
  const handleChange = vi.fn()
  show(<ShopPicker shops={shops} value={2} onChange={handleChange} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Geilo/ }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /Voss/ }))
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(1)
})

it('finds shops by words of name and address in any order, and says when none fits', async () => {
  show(<ShopPicker shops={shops} value={null} onChange={vi.fn()} />)
  const field = screen.getByRole('searchbox', { name: 'Finn butikk' })
  await userEvent.type(field, 'voss VANGS')
  expect(names()).toEqual(['Voss'])
  await userEvent.type(field, 'x')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Ingen butikk passer med «voss VANGSx»')
})

it('asks for the position only where the caller can find it', async () => {
  const handlePosition = vi.fn()
  const { rerender } = show(<ShopPicker shops={shops} value={null} onChange={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<ShopPicker shops={shops} value={null} onChange={vi.fn()} onPosition={handlePosition} />)
  await userEvent.click(screen.getByRole('button', { name: 'Bruk posisjonen min' }))
  expect(handlePosition).toHaveBeenCalledOnce()
})

it('folds away what is far down, unless it is chosen or searched for', async () => {
  const many = Array.from({ length: 7 }, (_, id) => ({
    ...common,
    id,
    name: `Butikk ${id}`,
    address: 'Storgata 1',
    servesAll: true,
    missing: [],
  }))
  const { container, rerender } = show(<ShopPicker shops={many} value={0} onChange={vi.fn()} />)
  expect(screen.getByText('Vis 2 butikker til')).toBeTruthy()
  expect(container.querySelector('details')?.open).toBe(false)
  rerender(<ShopPicker shops={many} value={6} onChange={vi.fn()} />)
  expect(container.querySelector('details')?.open).toBe(true)
  await userEvent.type(screen.getByRole('searchbox'), 'storgata')
  expect(container.querySelector('details')).toBeNull()
  expect(names()).toHaveLength(7)
})
