import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { productLines } from '../internal/filter-samples.data.ts'
import { show } from '../internal/testing.tsx'
import { BrandFilter } from './index.ts'

const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('[data-part="name"]')?.textContent)

it('folds a long list after eight, with what was chosen first', async () => {
  show(<BrandFilter values={productLines} value={[15]} onChange={vi.fn()} defaultOpen />)
  expect(names()).toEqual(['Øyr', 'Bresprang', 'Fonn', 'Gråstein', 'Kolle', 'Lauvås', 'Lyng', 'Myrull'])
  await userEvent.click(screen.getByRole('button', { name: 'Vis 8 til' }))
  expect(names()).toHaveLength(16)
})

it('does not move a brand under the finger that chooses it', () => {
  const { rerender } = show(<BrandFilter values={productLines} value={[]} onChange={vi.fn()} defaultOpen />)
  const before = names()
  rerender(<BrandFilter values={productLines} value={[7]} onChange={vi.fn()} defaultOpen />)
  expect(names()).toEqual(before)
})

it('finds a brand by any part of its name, and keeps what is chosen elsewhere', async () => {
  const handleChange = vi.fn()
  show(<BrandFilter values={productLines} value={[1]} onChange={handleChange} defaultOpen />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Finn merke' }), ' ROSA')
  expect(names()).toEqual(['Vindrosa'])
  await userEvent.click(screen.getByRole('checkbox'))
  expect(handleChange).toHaveBeenCalledExactlyOnceWith([1, 14])
})

it('has no search where eight or fewer are on offer', () => {
  show(<BrandFilter values={productLines.slice(0, 8)} value={[]} onChange={vi.fn()} defaultOpen />)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
