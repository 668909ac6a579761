import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { peaks } from '../../patterns/internal/frame-samples.data.ts'
import { PromoTile } from './index.ts'

it('is one item with one link, which its title names alone', () => {
  show(
    <ul>
      <PromoTile title="Klær til dame" linkText="Se utvalget" to="/klaer?gender=dame" image={peaks} />
    </ul>,
  )
  const link = screen.getByRole('link', { name: 'Klær til dame' })
  expect(link.getAttribute('href')).toBe('/klaer?gender=dame')
  expect(screen.getByRole('listitem').querySelector('img')?.alt).toBe('')
})
