import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { OrderNotice } from './index.ts'

it('[R8.17] has the labels Butikk, Produkter and Følgende artikler ble dessverre ikke bestilt:', () => {
  show(<OrderNotice shop="Geilo" products={[{ name: 'Ullsokk', count: 2 }]} notOrdered={[{ name: 'Skalljakke', count: 1 }]} />)
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['Butikk', 'Geilo'],
    ['Produkter', '2 × Ullsokk'],
    ['Følgende artikler ble dessverre ikke bestilt:', '1 × Skalljakke'],
  ])
})

it('does not speak of missing goods when all were ordered', () => {
  show(<OrderNotice shop="Geilo" products={[{ name: 'Ullsokk', count: 2 }]} notOrdered={[]} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Butikk', 'Produkter'])
})

it('says only what is missing above a receipt that names the rest', () => {
  show(<OrderNotice notOrdered={[{ name: 'Skalljakke', count: 1 }]} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Følgende artikler ble dessverre ikke bestilt:'])
})
