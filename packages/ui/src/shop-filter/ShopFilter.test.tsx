import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { shopValues } from '../internal/filter-samples.data.ts'
import { show } from '../internal/testing.tsx'
import { ShopFilter } from './index.ts'

const rows = () => screen.getAllByRole('listitem').map((item) => item.querySelector('[data-part="words"]')?.textContent)

it("puts the shopper's own shop first and says how far each is", () => {
  show(<ShopFilter values={shopValues.slice(0, 3)} value={[]} onChange={vi.fn()} myShop={3} defaultOpen />)
  expect(rows()).toEqual(['SandvikaMin butikk · 14 km unna', 'Oslo, Torggata450 m unna', 'Oslo, Storo4,3 km unna'])
})

it('says nothing of distance while no position is known', () => {
  show(<ShopFilter values={[{ id: 1, name: 'Alta', distance: null, count: 3 }]} value={[]} onChange={vi.fn()} defaultOpen />)
  expect(rows()).toEqual(['Alta'])
})
