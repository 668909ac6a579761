import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ProductCardSkeleton } from './index.ts'

it('keeps a place without being an entry of the list', () => {
  show(
    <ul>
      <ProductCardSkeleton />
    </ul>,
  )
  expect(screen.queryByRole('listitem')).toBeNull()
})
