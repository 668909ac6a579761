import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { brands, groups, shops } from '../internal/filter-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { Filter, type FilterProps } from './index.ts'

const brand = { title: 'Merke', kind: 'list', searchLabel: 'Finn merke', options: brands, defaultOpen: true } as const
const group = { title: 'Type', kind: 'list', searchLabel: 'Finn type', options: groups, defaultOpen: true } as const
const shop = { title: 'På lager i butikk', kind: 'list', searchLabel: 'Finn butikk', selection: [], defaultOpen: true } as const

const list = (props: Omit<FilterProps, 'onSelectionChange'> & Partial<FilterProps>) => <Filter onSelectionChange={vi.fn()} {...props} />

const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('[data-part="name"]')?.textContent)
const rows = () => screen.getAllByRole('listitem').map((item) => item.querySelector('[data-part="words"]')?.textContent)

describe('a long list', () => {
  it('is folded after eight, with what was selected first', async () => {
    show(list({ ...brand, selection: [15] }))
    expect(names()).toEqual(['Øyr', 'Bresprang', 'Fonn', 'Gråstein', 'Kolle', 'Lauvås', 'Lyng', 'Myrull'])
    await userEvent.click(screen.getByRole('button', { name: 'Vis 8 til' }))
    expect(names()).toHaveLength(16)
  })

  it('does not move an option under the finger that selects it', () => {
    const { rerender } = show(list({ ...brand, selection: [] }))
    const before = names()
    rerender(list({ ...brand, selection: [7] }))
    expect(names()).toEqual(before)
  })

  it('finds an option by any part of its name, and keeps what is selected elsewhere', async () => {
    const handleSelectionChange = vi.fn()
    show(list({ ...brand, selection: [1], onSelectionChange: handleSelectionChange }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Finn merke' }), ' ROSA')
    expect(names()).toEqual(['Vindrosa'])
    await userEvent.click(screen.getByRole('checkbox'))
    expect(handleSelectionChange).toHaveBeenCalledExactlyOnceWith([1, 14])
  })

  it('names what is selected, and finds a group by a part of its name', async () => {
    show(list({ ...group, selection: [1111] }))
    expect(screen.getAllByText('Skalljakker')).toHaveLength(2)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Finn type' }), 'dun')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })
})

describe('a list', () => {
  it('has no search where eight or fewer are on offer', () => {
    show(list({ ...brand, options: brands.slice(0, 8), selection: [] }))
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('adds a group to the selected ones, and takes it away again', async () => {
    const handleSelectionChange = vi.fn()
    const few = { ...group, options: groups.slice(0, 4), onSelectionChange: handleSelectionChange }
    const { rerender } = show(list({ ...few, selection: [1112] }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Skalljakker/ }))
    expect(handleSelectionChange).toHaveBeenLastCalledWith([1112, 1111])
    rerender(list({ ...few, selection: [1112, 1111] }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Skalljakker/ }))
    expect(handleSelectionChange).toHaveBeenLastCalledWith([1112])
  })

  it("puts the shopper's own shop first and says how far each is", () => {
    const options = shops.slice(0, 3).map((one) => (one.value === 3 ? { ...one, mark: 'Min butikk' } : one))
    show(list({ ...shop, options }))
    expect(rows()).toEqual(['SandvikaMin butikk · 14 km unna', 'Oslo, Torggata450 m unna', 'Oslo, Storo4,3 km unna'])
  })

  it('says nothing of distance while no position is known', () => {
    show(list({ ...shop, options: [{ value: 1, label: 'Alta', distance: null, count: 3 }] }))
    expect(rows()).toEqual(['Alta'])
  })
})
