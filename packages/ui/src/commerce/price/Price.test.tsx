import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { kroner } from '../internal/samples.data.ts'
import { Price } from './index.ts'

const words = (container: HTMLElement) => container.textContent.replaceAll(/\s/gu, ' ')

it('[R10.08] a reduced price stands with its before-price as Førpris; one not reduced has none', () => {
  const { container } = show(<Price price={kroner(899)} beforePrice={kroner(1299)} />)
  expect(words(container)).toBe('Nå 899,00 krFørpris 1 299,00 kr')
  expect(container.querySelector('s')?.textContent.replaceAll(/\s/gu, ' ')).toBe('1 299,00 kr')
  const plain = show(<Price price={kroner(899)} beforePrice={null} />)
  expect(words(plain.container)).toBe('Pris 899,00 kr')
})

it('shows no before-price that is not above the price', () => {
  show(<Price price={kroner(899)} beforePrice={kroner(899)} />)
  expect(screen.queryByText('Førpris', { exact: false })).toBeNull()
})

it('says what of it is a deposit', () => {
  const { container } = show(<Price price={kroner(32)} pant={kroner(2)} />)
  expect(words(container)).toContain('inkl. pant 2,00 kr')
})

it('says what a litre costs, beside the price and not in place of it', () => {
  const { container } = show(<Price price={kroner(99.9)} unitPrice={kroner(199.8)} unit="liter" />)
  expect(words(container)).toBe('Pris 99,90 kr199,80 kr/liter')
})
